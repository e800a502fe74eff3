"use client";

import { useState } from "react";
import { askPasskey } from "#components/security/ask-passkey.ts";
import { CodeField } from "#components/security/code-field.tsx";
import { troubleHere } from "#components/security/use-passkey-trouble.ts";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { ReauthMethods, ReauthVerbs } from "./reauth.ts";
import { useProviderWindow } from "./use-provider-window.ts";

type Props = {
	email: string;
	methods: ReauthMethods;
	verbs: ReauthVerbs;
	onConfirmed: () => void;
	onClose: () => void;
};

type Method = "password" | "code" | "passkey" | "provider";

/** What someone can be asked for on this page, the quickest first. */
function offered({ hasPassword, hasApp, passkeysAt, provider }: ReauthMethods): Method[] {
	const hasPasskey = passkeysAt !== null && troubleHere(passkeysAt) === null;
	const has = { password: hasPassword, code: hasApp, passkey: hasPasskey, provider: provider !== null };
	return (["password", "code", "passkey", "provider"] as const).filter((method) => has[method]);
}

/** Asks someone who signed in a while ago to confirm that it is them. */
export function ReauthDialog({ email, methods, verbs, onConfirmed, onClose }: Props) {
	const words = useWords("reauth");
	const { run, reconsider, isBusy, problem, problems } = useAction(verbs.confirm);
	const [method, setMethod] = useState<Method>(offered(methods)[0] ?? "password");
	const [failed, setFailed] = useState<string | null>(null);
	const atProvider = useProviderWindow(onConfirmed);
	const name = methods.provider?.name ?? "";

	async function submit(given: FormData) {
		if (method === "passkey" || method === "provider") return choose(method);
		setFailed(null);
		const read = (part: string) => String(given.get(part) ?? "");
		const answer = await run(method === "code" ? { code: read("code") } : { password: read("password") });
		if (answer?.ok) onConfirmed();
	}

	/** What is typed is asked for first; what is not is done at once. */
	async function choose(chosen: Method) {
		setFailed(null);
		if (chosen === "passkey") return usePasskey();
		setMethod(chosen);
		if (chosen === "provider" && methods.provider) atProvider.open(methods.provider.accountId);
	}

	async function usePasskey() {
		const options = await verbs.askPasskeys({}).catch(() => null);
		const passkey = options?.ok ? await askPasskey(options.value) : null;
		const answer = passkey && (await run({ passkey }));
		if (answer?.ok) onConfirmed();
		else if (!answer) setFailed(words.passkeyFailed);
	}

	const action = { password: words.action, code: words.action, passkey: words.usePasskey, provider: words.goTo };
	return (
		<FormDialog
			title={words.title}
			description={words.about}
			cancel={words.cancel}
			action={fill(action[method], { name })}
			isBusy={isBusy}
			problem={problems.password || problems.code ? null : (problem ?? failed ?? atProvider.problem)}
			onClose={onClose}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			{method === "code" ? <CodeField label={words.code} error={problems.code} isFocused /> : null}
			{method === "provider" ? <p>{fill(words.atProvider, { name })}</p> : null}
			{method === "password" ? (
				<TextField
					label={words.password}
					name="password"
					type="password"
					autoComplete="current-password"
					help={methods.hasPassword ? undefined : words.noPassword}
					error={problems.password}
					autoFocus
				/>
			) : null}
			<OtherMethods methods={methods} current={method} onChoose={(chosen) => void choose(chosen)} />
		</FormDialog>
	);
}

type OtherProps = { methods: ReauthMethods; current: Method; onChoose: (method: Method) => void };

function OtherMethods({ methods, current, onChoose }: OtherProps) {
	const words = useWords("reauth");
	const texts: Record<Method, string> = {
		password: words.byPassword,
		code: words.byCode,
		passkey: words.byPasskey,
		provider: fill(words.byProvider, { name: methods.provider?.name ?? "" }),
	};
	return (
		<div className="flex flex-col items-start gap-2 empty:hidden">
			{offered(methods)
				.filter((method) => method !== current)
				.map((method) => (
					<button
						key={method}
						type="button"
						onClick={() => onChoose(method)}
						className="min-h-11 text-start text-seal underline-offset-4 hover:underline"
					>
						{texts[method]}
					</button>
				))}
		</div>
	);
}
