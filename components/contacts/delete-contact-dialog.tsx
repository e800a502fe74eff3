"use client";

import type { RefObject } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

type Props = {
	name: string;
	words: { about: string; action: string; done: string };
	remove: () => Promise<ActionAnswer>;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Deletes a contact or a group, and says before what stays. */
export function DeleteDialog({ name, words, remove, opener, onClose }: Props) {
	const { delete: shared, cancel } = useWords("contacts");
	const { run, isBusy, problem } = useAction(remove);

	async function confirm() {
		const answer = await run(undefined);
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
	}

	return (
		<FormDialog
			{...{ isBusy, problem, opener, onClose, cancel }}
			title={format(shared.title, { name })}
			description={words.about}
			action={words.action}
			isDanger
			onSubmit={() => void confirm()}
		/>
	);
}
