"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { TimeDialog } from "#components/sender/time-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import { CorrectAddress } from "./correct-address.tsx";
import type { StuckItem, StuckVerbs } from "./items.ts";

type Props = { row: StuckItem; title: string; verbs: StuckVerbs };

/** The button that mends it: at once, or after what it has to ask. */
export function StuckFix({ row: { id, because }, title, verbs }: Props) {
	const { stuck: words } = useWords("start");
	const { unreachable } = useWords("common");
	const { expiry } = useWords("documents");
	const router = useRouter();
	const opener = useRef<HTMLElement | null>(null);
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const onClose = () => setIsAsking(false);

	async function mend(kind: "unsealed" | "undrawn") {
		setIsBusy(true);
		const verb = kind === "unsealed" ? verbs.seal : verbs.redraw;
		const answer = await orUnreachable(verb({ documentId: id }), unreachable);
		setIsBusy(false);
		toastAnswer(answer, words.done[kind]);
		router.refresh();
	}

	return (
		<>
			<Button
				isBusy={isBusy}
				aria-label={fill(words.fixesOf[because.kind], { title })}
				onClick={({ currentTarget }) => {
					opener.current = currentTarget;
					if (because.kind === "unsealed" || because.kind === "undrawn") void mend(because.kind);
					else setIsAsking(true);
				}}
			>
				{words.fixes[because.kind]}
			</Button>
			{isAsking && because.kind === "undelivered" ? (
				<CorrectAddress documentId={id} because={because} correct={verbs.correctEmail} onClose={onClose} />
			) : null}
			{isAsking && because.kind === "expiring" ? (
				<TimeDialog
					words={expiry}
					now={because.at}
					field="NewExpiryValue"
					change={(expiresAt) => verbs.extend({ documentId: id, expiresAt })}
					opener={opener}
					onClose={onClose}
				/>
			) : null}
		</>
	);
}
