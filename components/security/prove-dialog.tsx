"use client";

import { useState } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import { askPasskey } from "./ask-passkey.ts";
import { CodeField } from "./code-field.tsx";
import type { Person, Prove } from "./person.ts";
import { troubleHere } from "./use-passkey-trouble.ts";

type Props = {
	person: Person;
	prove: Prove;
	asked: { goOn: () => void; giveUp: () => void } | null;
};

/** Asks somebody who has been signed in for a while whether it is still them. */
export function ProveDialog({ asked, ...props }: Props) {
	return asked ? <Asking {...props} asked={asked} /> : null;
}

type Way = "password" | "code" | "passkey" | "provider";

/** What somebody can be asked for on this page, what is quickest first. */
function waysOf({ hasPassword, hasApp, passkeysAt, provider }: Person): Way[] {
	const hasPasskey = passkeysAt !== null && troubleHere(passkeysAt) === null;
	const has = { password: hasPassword, code: hasApp, passkey: hasPasskey, provider: provider !== null };
	return (["password", "code", "passkey", "provider"] as const).filter((way) => has[way]);
}

/** Signs in once more where the organisation does, and comes back to this page. */
function goToProvider(provider: Person["provider"]): void {
	if (!provider) return;
	const returnTo = location.pathname + location.search;
	location.assign(`/sign-in/with/${provider.accountId}/begin?${new URLSearchParams({ again: "1", returnTo })}`);
}

function Asking({ person, prove, asked }: Props & { asked: NonNullable<Props["asked"]> }) {
	const { prove: words, cancel } = useWords("security");
	const { run, reconsider, isBusy, problem, problems } = useAction(prove.by);
	const [way, setWay] = useState<Way>(waysOf(person)[0] ?? "password");
	const [failed, setFailed] = useState<string | null>(null);
	const name = person.provider?.name ?? "";
	async function submit(given: FormData) {
		if (way === "passkey" || way === "provider") return take(way);
		setFailed(null);
		const read = (part: string) => String(given.get(part) ?? "");
		const answer = await run(way === "code" ? { code: read("code") } : { password: read("password") });
		if (answer?.ok) asked.goOn();
	}

	/** What is typed is asked for first; what is not is done at once. */
	function take(one: Way) {
		if (one === "passkey") return usePasskey();
		if (one === "provider") return goToProvider(person.provider);
		setWay(one);
	}

	async function usePasskey() {
		setFailed(null);
		const options = await prove.ask({}).catch(() => null);
		const passkey = options?.ok ? await askPasskey(options.value) : null;
		const answer = passkey && (await run({ passkey }));
		if (answer?.ok) asked.goOn();
		else if (!answer) setFailed(words.passkeyFailed);
	}

	return (
		<FormDialog
			title={words.title}
			description={words.about}
			cancel={cancel}
			action={way === "passkey" ? words.usePasskey : way === "provider" ? fill(words.goTo, { name }) : words.action}
			isBusy={isBusy}
			problem={problems.password || problems.code ? null : (problem ?? failed)}
			onClose={asked.giveUp}
			onSubmit={submit}
			onInput={reconsider}
		>
			<input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
			{way === "code" ? <CodeField label={words.code} error={problems.code} isFocused /> : null}
			{way === "provider" ? <p>{fill(words.atProvider, { name })}</p> : null}
			{way === "password" ? (
				<TextField
					label={words.password}
					name="password"
					type="password"
					autoComplete="current-password"
					help={person.hasPassword ? undefined : words.noPassword}
					error={problems.password}
					autoFocus
				/>
			) : null}
			<OtherWays person={person} way={way} onPress={(one) => void take(one)} />
		</FormDialog>
	);
}

type Ways = { person: Person; way: Way; onPress: (way: Way) => void };

/** What somebody can be asked for instead. */
function OtherWays({ person, way, onPress }: Ways) {
	const { prove: words } = useWords("security");
	const texts: Record<Way, string> = {
		password: words.byPassword,
		code: words.byCode,
		passkey: words.byPasskey,
		provider: fill(words.byProvider, { name: person.provider?.name ?? "" }),
	};
	return (
		<div className="flex flex-col items-start gap-2 empty:hidden">
			{waysOf(person)
				.filter((one) => one !== way)
				.map((one) => (
					<button
						key={one}
						type="button"
						onClick={() => onPress(one)}
						className="text-start text-seal underline-offset-4 hover:underline"
					>
						{texts[one]}
					</button>
				))}
		</div>
	);
}
