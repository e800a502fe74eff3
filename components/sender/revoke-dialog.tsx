"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

type Props = {
	document: { id: string; title: string };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	revoke: DocumentVerbs["revoke"];
};

/** Takes a document back; asks for the reason that its signers will read. */
export function RevokeDialog({ document, onClose, opener, revoke }: Props) {
	const router = useRouter();
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(revoke);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const message = String(new FormData(event.currentTarget).get("message") ?? "");
		const answer = await run({ documentId: document.id, message });
		if (!answer?.ok) return;
		onClose();
		toast("The document was revoked. Its signers are told.");
		router.refresh();
	}

	return (
		<Dialog
			title="Revoke this document?"
			description={`Nobody can sign “${document.title}” any more. Signers who were asked get an email with your reason. This can't be undone.`}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel="Close"
			footer={
				<>
					<Button onClick={onClose}>Keep it</Button>
					<Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
						Revoke document
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider}>
				<TextAreaField label="Reason" name="message" maxLength={5000} error={problem} help="The signers read this." />
			</form>
		</Dialog>
	);
}
