"use client";

import { type FormEvent, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { InvitationItem, InvitationVerbs } from "./items.ts";

type Shared = { row: InvitationItem; onClose: () => void };

/** Asks before an invitation is taken back. */
export function CancelInvitationDialog({ row, cancel, ...dialog }: Shared & Pick<InvitationVerbs, "cancel">) {
	const { invitations: words } = useWords("people");
	const { close } = useWords("common");
	const { run, isBusy } = useAction(cancel);

	async function confirm() {
		const answer = await run({ userId: row.id });
		if (!answer) return;
		dialog.onClose();
		toastAnswer(answer, fill(words.cancelled, { email: row.email }));
	}

	return (
		<Dialog
			title={fill(words.cancelTitle, { email: row.email })}
			description={words.cancelAbout}
			isOpen
			closeLabel={close}
			{...dialog}
			footer={
				<>
					<Button onClick={dialog.onClose}>{words.keep}</Button>
					<Button variant="danger" isBusy={isBusy} onClick={confirm}>
						{words.cancelAction}
					</Button>
				</>
			}
		/>
	);
}

/** Sends an invitation whose mail came back to another address. */
export function CorrectAddressDialog({ row, correct, ...dialog }: Shared & Pick<InvitationVerbs, "correct">) {
	const { invitations: words, cancel } = useWords("people");
	const { close } = useWords("common");
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(correct);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const email = String(new FormData(event.currentTarget).get("email") ?? "");
		const answer = await run({ userId: row.id, email });
		if (!answer?.ok) return;
		dialog.onClose();
		toast(fill(words.corrected, { email: email.trim() }));
	}

	return (
		<Dialog
			title={words.correct}
			description={fill(words.correctAbout, { email: row.email })}
			isOpen
			closeLabel={close}
			{...dialog}
			footer={
				<>
					<Button onClick={dialog.onClose}>{cancel}</Button>
					<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
						{words.correctAction}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider} noValidate>
				<TextField
					label={words.address}
					name="email"
					type="email"
					defaultValue={row.email}
					autoComplete="off"
					error={problem}
					autoFocus
				/>
			</form>
		</Dialog>
	);
}
