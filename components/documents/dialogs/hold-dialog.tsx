"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

/** Keeps a document from being deleted, or lets it be; the reason stands in its history. */
export type Hold = (input: { documentId: string; isHeld: boolean; reason: string }) => Promise<ActionAnswer>;

type Props = {
	document: { id: string; title: string; isHeld: boolean };
	/** It lies in the trash, and stays there. */
	isInTrash?: boolean;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
	hold: Hold;
};

/** Asks an Admin why nothing may delete a document any more, or why it may be deleted again. */
export function HoldDialog({ document, isInTrash, opener, onClose, hold }: Props) {
	const { hold: words, actions } = useWords("documents");
	const asked = document.isHeld ? words.release : words.set;
	const about = isInTrash ? asked.aboutInTrash : asked.about;
	const router = useRouter();
	const { run, reconsider, isBusy, problem } = useAction(hold);

	async function submit(given: FormData) {
		const reason = String(given.get("reason") ?? "");
		const answer = await run({ documentId: document.id, isHeld: !document.isHeld, reason });
		if (!answer?.ok) return;
		onClose();
		toast(asked.done);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={asked.title}
			description={format(about, { title: document.title })}
			cancel={actions.asItIs}
			action={asked.action}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextAreaField label={words.reason} name="reason" maxLength={500} error={problem} help={words.reasonHelp} />
		</FormDialog>
	);
}
