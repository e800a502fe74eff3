"use client";

import { BellRing, RotateCw, Send } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { RemindDialog } from "../dialogs/remind-dialog.tsx";
import { isOver } from "../is-over.ts";
import { type DocumentVerbs, useQuickVerbs } from "../use-quick-verbs.ts";

type Props = Pick<DocumentVerbs, "remind" | "send" | "duplicate" | "correct" | "saveAsTemplate"> & {
	document: { id: string; status: string; waitingFor: string[]; lastRemindedAt: string | null };
	/** Primary where this is what there is to do. */
	variant: "primary" | "secondary";
};

/**
 * The step that is the sender's: a draft is sent; everybody whose turn it is, is mailed once more; what ended without
 * all signatures is sent again, as a draft that one looks through first.
 */
export function NextStep({ document, variant, remind: send, ...verbs }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const [isReminding, setIsReminding] = useState(false);
	const { sendDraft, duplicate, isBusy } = useQuickVerbs(document, verbs);
	const words = useWords("documents").actions;
	const isDraft = document.status === "Draft";
	const again = isOver(document) ? { icon: RotateCw, text: words.sendAgain, act: duplicate } : null;
	const remind = { icon: BellRing, text: words.remind, act: () => setIsReminding(true) };
	const { icon: Icon, text, act } = isDraft ? { icon: Send, text: words.send, act: sendDraft } : (again ?? remind);
	return (
		<>
			<Button ref={button} variant={variant} icon={<Icon size={16} aria-hidden="true" />} isBusy={isBusy} onClick={act}>
				{text}
			</Button>
			{isReminding ? (
				<RemindDialog document={document} remind={send} opener={button} onClose={() => setIsReminding(false)} />
			) : null}
		</>
	);
}
