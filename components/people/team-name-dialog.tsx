"use client";

import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = {
	title: string;
	/** What the team is called so far. */
	name: string;
	action: string;
	save: (input: { name: string }) => Promise<ActionAnswer>;
	onDone: (name: string) => void;
	onClose: () => void;
};

/** Asks what a team is called. */
export function TeamNameDialog({ title, name, action, save, onDone, onClose }: Props) {
	const { teams: words, cancel } = useWords("people");
	const { run, reconsider, isBusy, problem } = useAction(save);

	async function submit(given: FormData) {
		const asked = String(given.get("name") ?? "").trim();
		const answer = await run({ name: asked });
		if (answer?.ok) onDone(asked);
	}

	return (
		<FormDialog
			{...{ title, cancel, action, isBusy, onClose }}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextField
				label={words.name}
				name="name"
				defaultValue={name}
				maxLength={255}
				autoComplete="off"
				help={words.nameHelp}
				error={problem}
			/>
		</FormDialog>
	);
}
