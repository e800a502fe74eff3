"use client";

import { type FormEvent, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
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
	const { close } = useWords("common");
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(save);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const given = String(new FormData(event.currentTarget).get("name") ?? "").trim();
		const answer = await run({ name: given });
		if (answer?.ok) onDone(given);
	}

	return (
		<Dialog
			title={title}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{cancel}</Button>
					<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
						{action}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider} noValidate>
				<TextField
					label={words.name}
					name="name"
					defaultValue={name}
					maxLength={255}
					autoComplete="off"
					help={words.nameHelp}
					error={problem}
				/>
			</form>
		</Dialog>
	);
}
