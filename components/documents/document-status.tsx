"use client";

import { PenLine } from "lucide-react";
import { Status, type StatusTone } from "#components/ui/status.tsx";
import { useWords } from "#components/ui/words.tsx";

type StatusFacts = {
	status: string;
	sealState: string;
	/** A request to a signer who has to act did not arrive. */
	isUndelivered?: boolean;
	/** A page cannot be drawn, so nobody can sign. */
	isUndrawn?: boolean;
	/** What a signer showed of who they are waits for the sender. */
	isToReview?: boolean;
	/** What the reader has to do next. */
	myTurn?: "sign" | "review" | null;
};

const TONES = {
	Draft: "neutral",
	Scheduled: "neutral",
	InProgress: "neutral",
	Completed: "good",
	Declined: "bad",
	Expired: "warn",
	Revoked: "neutral",
} as const satisfies Record<string, StatusTone>;

function isKnown(status: string): status is keyof typeof TONES {
	return status in TONES;
}

/** A document's state in one word. What needs a person comes first; waiting has a colour only where the reader is waited for. */
export function DocumentStatus({ status, sealState, isUndelivered, isUndrawn, isToReview, myTurn }: StatusFacts) {
	const words = useWords("documents").status;
	if (sealState === "Failed") return <Status tone="warn">{words.sealFailed}</Status>;
	if (sealState === "Pending") return <Status tone="active">{words.sealing}</Status>;
	if (isUndrawn) return <Status tone="bad">{words.undrawn}</Status>;
	if (status === "InProgress" && isUndelivered) return <Status tone="bad">{words.undelivered}</Status>;
	if (status === "InProgress" && isToReview) return <Status tone="warn">{words.toReview}</Status>;
	if (status === "InProgress" && myTurn) return <MyTurn>{words.mine[myTurn]}</MyTurn>;
	return isKnown(status) ? (
		<Status tone={TONES[status]}>{words[status]}</Status>
	) : (
		<Status tone="neutral">{status}</Status>
	);
}

function MyTurn({ children }: { children: string }) {
	return (
		<span className="-my-0.5 inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-seal-soft px-2.5 py-0.5 font-medium text-seal">
			<PenLine size={14} aria-hidden="true" className="shrink-0" />
			{children}
		</span>
	);
}
