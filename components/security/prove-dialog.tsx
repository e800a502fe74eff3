"use client";

import { useState } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
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
	const { run, reconsider, isBusy, problem, problems } = useAction(prove);
	const [byCode, setByCode] = useState(false);
	const wrong = problems.password ?? problems.code;

	async function submit(given: FormData) {
		const read = (name: string) => String(given.get(name) ?? "");
		const answer = await run(byCode ? { code: read("code") } : { password: read("password") });
		if (answer?.ok) asked.goOn();
	}

	return (
		<FormDialog
			title={words.title}
			description={words.about}
			cancel={cancel}
			action={words.action}
			isBusy={isBusy}
			problem={wrong ? null : problem}
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
					error={problems.password}
					autoFocus
				/>
			)}
			{person.hasApp ? (
				<button
					type="button"
					onClick={() => setByCode(!byCode)}
					className="self-start text-seal underline-offset-4 hover:underline"
				>
					{byCode ? words.byPassword : words.byCode}
				</button>
			) : null}
		</FormDialog>
	);
}
