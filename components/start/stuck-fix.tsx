"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { TimeDialog } from "#components/documents/dialogs/time-dialog.tsx";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { Button } from "#components/ui/button.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { CorrectAddress } from "./correct-address.tsx";
import type { StuckItem, StuckVerbs } from "./start-items.ts";

type Props = { row: StuckItem; title: string; verbs: StuckVerbs };

/** The button that mends it: at once, or after what it has to ask. */
export function StuckFix({ row: { id, because }, title, verbs }: Props) {
	const { stuck: words } = useWords("start");
	const { expiry } = useWords("documents");
	const opener = useRef<HTMLElement | null>(null);
	const [isAsking, setIsAsking] = useState(false);
	const { isBusy, sendAgain, mend } = useMending(id, verbs);
	const onClose = () => setIsAsking(false);

	if (because.kind === "review") {
		return (
			<RoomButton
				href={because.isOwn ? `/documents/${id}/identity/${because.signerId}` : `/documents/${id}`}
				aria-label={format(words.fixesOf.review, { title })}
			>
				{words.fixes.review}
			</RoomButton>
		);
	}
	if (because.kind === "undelivered" && !because.isAddress) {
		return (
			<RoomButton href={`/documents/${id}`} aria-label={format(words.seeOf, { title })}>
				{words.see}
			</RoomButton>
		);
	}
	return (
		<>
			<Button
				isBusy={isBusy}
				aria-label={format(words.fixesOf[because.kind], { title })}
				onClick={({ currentTarget }) => {
					opener.current = currentTarget;
					if (because.kind === "unsealed" || because.kind === "undrawn") void mend(because.kind);
					else if (because.kind === "declined") void sendAgain();
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

/** What is done at once. */
function useMending(documentId: string, verbs: StuckVerbs) {
	const { done } = useWords("start").stuck;
	const { unreachable } = useWords("common");
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);

	async function sendAgain() {
		setIsBusy(true);
		const answer = await orUnreachable(verbs.duplicate({ documentId }), unreachable);
		if (answer.ok) return router.push(`/documents/${answer.value.documentId}/desk`);
		setIsBusy(false);
		toast(answer.message, "bad");
	}

	async function mend(kind: "unsealed" | "undrawn") {
		setIsBusy(true);
		const verb = kind === "unsealed" ? verbs.seal : verbs.redraw;
		const answer = await orUnreachable(verb({ documentId }), unreachable);
		setIsBusy(false);
		toastAnswer(answer, done[kind]);
		router.refresh();
	}

	return { isBusy, sendAgain, mend };
}
