"use client";

import { BellRing } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.tsx";
import type { DocumentVerbs } from "./document-actions.tsx";
import { namesInWords } from "./names-in-words.ts";
import { UNREACHABLE } from "./unreachable.ts";

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
	const [isBusy, setIsBusy] = useState(false);

	async function send() {
		setIsBusy(true);
		const answer = await remind({ documentId, receiverEmails: [], message: "" }).catch(() => null);
		setIsBusy(false);
		if (answer?.ok) toast(`A reminder goes to ${namesInWords(waitingFor)}.`);
		else toast(answer?.message ?? UNREACHABLE, "bad");
		router.refresh();
	}

	return (
		<Button variant={variant} icon={<BellRing size={16} aria-hidden="true" />} isBusy={isBusy} onClick={send}>
			Send reminder
		</Button>
	);
}
