"use client";

import { CodeField } from "#components/security/code-field.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { ReauthMethods, ReauthVerbs } from "./reauth.ts";
import { type Method, offered, useConfirming } from "./use-confirming.ts";

type Props = {
	email: string;
	methods: ReauthMethods;
	verbs: ReauthVerbs;
	onConfirmed: () => void;
	onClose: () => void;
};

/** Asks a user whose sign-in is no longer recent to confirm it’s them. */
export function ReauthDialog({ email, methods, verbs, onConfirmed, onClose }: Props) {
	const words = useWords("reauth");
	const { method, choose, submit, problems, ...state } = useConfirming({ methods, verbs, onConfirmed });
	const name = methods.provider?.name ?? "";
	const action = { password: words.action, code: words.action, passkey: words.usePasskey, provider: words.goTo };
	return (
		<FormDialog
			title={words.title}
			description={words.about}
			cancel={words.cancel}
			action={formatAny(action[method], { name })}
			isBusy={state.isBusy}
			problem={state.problem}
			onClose={onClose}
			onSubmit={(given) => void submit(given)}
			onInput={state.reconsider}
		>
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			{method === "code" ? <CodeField label={words.code} error={problems.code} isFocused /> : null}
			{method === "provider" ? <p>{format(words.atProvider, { name })}</p> : null}
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
		provider: format(words.byProvider, { name: methods.provider?.name ?? "" }),
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
