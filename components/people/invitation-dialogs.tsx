"use client";

import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { InvitationItem, InvitationVerbs } from "./people-items.ts";

type Shared = { row: InvitationItem; onClose: () => void };

/** Asks before an invitation is taken back. */
export function CancelInvitationDialog({ row, cancel, ...dialog }: Shared & Pick<InvitationVerbs, "cancel">) {
	const { invitations: words } = useWords("people");
	const { run, isBusy } = useAction(cancel);

	async function confirm() {
		const answer = await run({ userId: row.id });
		if (!answer) return;
		dialog.onClose();
		toastAnswer(answer, format(words.cancelled, { email: row.email }));
	}

	return (
		<FormDialog
			{...dialog}
			title={format(words.cancelTitle, { email: row.email })}
			description={words.cancelAbout}
			cancel={words.keep}
			action={words.cancelAction}
			isDanger
			isBusy={isBusy}
			onSubmit={() => void confirm()}
		/>
	);
}

/** Sends an invitation whose mail came back to another address. */
export function CorrectAddressDialog({ row, correct, ...dialog }: Shared & Pick<InvitationVerbs, "correct">) {
	const { invitations: words, cancel } = useWords("people");
	const { run, reconsider, isBusy, problem } = useAction(correct);

	async function submit(given: FormData) {
		const email = String(given.get("email") ?? "");
		const answer = await run({ userId: row.id, email });
		if (!answer?.ok) return;
		dialog.onClose();
		toast(format(words.corrected, { email: email.trim() }));
	}

	return (
		<FormDialog
			{...{ ...dialog, cancel, isBusy }}
			title={words.correct}
			description={format(words.correctAbout, { email: row.email })}
			action={words.correctAction}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextField
				label={words.address}
				name="email"
				type="email"
				defaultValue={row.email}
				autoComplete="off"
				error={problem}
				autoFocus
			/>
		</FormDialog>
	);
}
