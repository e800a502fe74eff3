"use client";

import { BellRing } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "#components/ui/button.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import type { DocumentVerbs } from "./document-actions.tsx";
import { namesInWords } from "./names-in-words.ts";

type Props = {
	documentId: string;
	waitingFor: string[];
	remind: DocumentVerbs["remind"];
	/** Primary where a reminder is what there is to do. */
	variant: "primary" | "secondary";
};

/** Mails everybody whose turn it is once more. */
export function RemindButton({ documentId, waitingFor, remind, variant }: Props) {
	const router = useRouter();
	const { run, isBusy } = useAction(remind);

	async function send() {
		const answer = await run({ documentId, receiverEmails: [], message: "" });
		if (!answer) return;
		toastAnswer(answer, `A reminder goes to ${namesInWords(waitingFor)}.`);
		router.refresh();
	}

	return (
		<Button variant={variant} icon={<BellRing size={16} aria-hidden="true" />} isBusy={isBusy} onClick={send}>
			Send reminder
		</Button>
	);
}
