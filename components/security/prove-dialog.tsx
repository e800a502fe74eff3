"use client";

import { useState } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { askPasskey } from "./ask-passkey.ts";
import { CodeField } from "./code-field.tsx";
import type { Person, Prove } from "./person.ts";

type Props = {
	person: Person;
	prove: Prove;
	asked: { goOn: () => void; giveUp: () => void } | null;
};

/** Asks somebody who has been signed in for a while whether it is still them. */
export function ProveDialog({ asked, ...props }: Props) {
	return asked ? <Asking {...props} asked={asked} /> : null;
}

function Asking({ person, prove, asked }: Props & { asked: NonNullable<Props["asked"]> }) {
	const { prove: words, cancel } = useWords("security");
	const { run, reconsider, isBusy, problem, problems } = useAction(prove.by);
	const [byCode, setByCode] = useState(false);
	const [failed, setFailed] = useState<string | null>(null);
	const wrong = problems.password ?? problems.code;

	async function submit(given: FormData) {
		setFailed(null);
		const read = (name: string) => String(given.get(name) ?? "");
		const answer = await run(byCode ? { code: read("code") } : { password: read("password") });
		if (answer?.ok) asked.goOn();
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
			action={words.action}
			isBusy={isBusy}
			problem={wrong ? null : (problem ?? failed)}
			onClose={asked.giveUp}
			onSubmit={submit}
			onInput={reconsider}
		>
			<input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
			{byCode ? (
				<CodeField label={words.code} error={problems.code} isFocused />
			) : (
				<TextField
					label={words.password}
					name="password"
					type="password"
					autoComplete="current-password"
					help={person.hasPassword ? undefined : words.noPassword}
					error={problems.password}
					autoFocus
				/>
			)}
			<div className="flex flex-col items-start gap-2">
				{person.hasPasskey ? <OtherWay onPress={usePasskey}>{words.byPasskey}</OtherWay> : null}
				{person.hasApp ? (
					<OtherWay onPress={() => setByCode(!byCode)}>{byCode ? words.byPassword : words.byCode}</OtherWay>
				) : null}
			</div>
		</FormDialog>
	);
}

function OtherWay({ onPress, children }: { onPress: () => void; children: string }) {
	return (
		<button type="button" onClick={onPress} className="text-seal underline-offset-4 hover:underline">
			{children}
		</button>
	);
}
