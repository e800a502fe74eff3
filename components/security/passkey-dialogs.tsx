"use client";

import { useRouter } from "next/navigation";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { PasskeyRow, PasskeyVerbs, RunReauthed } from "./passkey-row.ts";

type Shared = { row: PasskeyRow; onClose: () => void };

/** What a passkey is called. */
export function RenamePasskeyDialog({ row, rename, onClose }: Shared & Pick<PasskeyVerbs, "rename">) {
	const { passkeys: words, cancel } = useWords("security");
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(rename);

	async function submit(given: FormData) {
		const answer = await run({ passkeyId: row.id, name: String(given.get("name") ?? "") });
		if (!answer?.ok) return;
		toast(words.renamed);
		onClose();
		router.refresh();
	}

	return (
		<FormDialog
			title={words.renameTitle}
			cancel={cancel}
			action={words.save}
			isBusy={isBusy}
			problem={problems.name ? null : problem}
			onClose={onClose}
			onSubmit={submit}
			onInput={reconsider}
		>
			<TextField
				label={words.name}
				name="name"
				defaultValue={row.name}
				error={problems.name}
				maxLength={60}
				autoComplete="off"
				autoFocus
			/>
		</FormDialog>
	);
}

/** Whether a passkey is to go. */
export function RemovePasskeyDialog({
	row,
	remove,
	run,
	onClose,
}: Shared & Pick<PasskeyVerbs, "remove"> & { run: RunReauthed }) {
	const { passkeys: words, cancel } = useWords("security");
	const router = useRouter();

	async function submit() {
		onClose();
		const answer = await run(() => remove({ passkeyId: row.id }));
		if (answer) toastAnswer(answer, words.removed);
		router.refresh();
	}

	return (
		<FormDialog
			title={format(words.removeTitle, { name: row.name })}
			description={words.removeAbout}
			cancel={cancel}
			action={words.remove}
			isDanger
			isBusy={false}
			onClose={onClose}
			onSubmit={submit}
		/>
	);
}
