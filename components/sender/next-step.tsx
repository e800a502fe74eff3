"use client";

import { BellRing, Send } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { type DocumentVerbs, useQuickVerbs } from "./use-quick-verbs.ts";

type Props = Pick<DocumentVerbs, "remind" | "send"> & {
	document: { id: string; status: string; waitingFor: string[] };
	/** Primary where this is what there is to do. */
	variant: "primary" | "secondary";
};

/** The step that is the sender's: a draft is sent; everybody whose turn it is, is mailed once more. */
export function NextStep({ document, remind, send, variant }: Props) {
	const { sendReminder, sendDraft, isBusy } = useQuickVerbs(document, { remind, send });
	const words = useWords("documents").actions;
	const isDraft = document.status === "Draft";
	const Icon = isDraft ? Send : BellRing;
	return (
		<Button
			variant={variant}
			icon={<Icon size={16} aria-hidden="true" />}
			isBusy={isBusy}
			onClick={isDraft ? sendDraft : sendReminder}
		>
			{isDraft ? words.send : words.remind}
		</Button>
	);
}
