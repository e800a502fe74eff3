"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

type Props = {
	document: { id: string; title: string; isOpen: boolean };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	remove: DocumentVerbs["remove"];
	afterDelete?: string | undefined;
};

/** Moves a document to the trash, and says what that means for its signers. */
export function DeleteDialog({ document, onClose, opener, remove, afterDelete }: Props) {
	const router = useRouter();
	const { run, isBusy, problem } = useAction(remove);

	async function confirm() {
		const answer = await run({ documentId: document.id });
		if (!answer?.ok) return;
		onClose();
		toast("The document was deleted.");
		if (afterDelete) router.push(afterDelete);
		router.refresh();
	}

	return (
		<Dialog
			title="Delete this document?"
			description={
				document.isOpen
					? `“${document.title}” is still being signed. It is revoked first and its signers are told. After 30 days it is gone for good.`
					: `“${document.title}” leaves your list now and is gone for good after 30 days.`
			}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel="Close"
			footer={
				<>
					<Button onClick={onClose}>Keep it</Button>
					<Button variant="danger" isBusy={isBusy} onClick={confirm}>
						Delete document
					</Button>
				</>
			}
		>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Dialog>
	);
}
