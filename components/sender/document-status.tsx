"use client";

import { Status, type StatusTone } from "#components/ui/status.tsx";
import { useWords } from "#components/ui/words.tsx";

export type StatusFacts = {
	status: string;
	sealState: string;
	/** A request to a signer who has to act did not arrive. */
	isUndelivered?: boolean;
	/** A page cannot be drawn, so nobody can sign. */
	isUndrawn?: boolean;
	/** What a signer showed of who they are waits for the sender. */
	isToReview?: boolean;
};

const TONES = {
	Draft: "neutral",
	Scheduled: "neutral",
	InProgress: "active",
	Completed: "good",
	Declined: "bad",
	Expired: "warn",
	Revoked: "neutral",
} as const satisfies Record<string, StatusTone>;

function isKnown(status: string): status is keyof typeof TONES {
	return status in TONES;
}

/** A document's state in one word. What needs a person comes first. */
export function DocumentStatus({ status, sealState, isUndelivered, isUndrawn, isToReview }: StatusFacts) {
	const words = useWords("documents").status;
	if (sealState === "Failed") return <Status tone="warn">{words.sealFailed}</Status>;
	if (sealState === "Pending") return <Status tone="active">{words.sealing}</Status>;
	if (isUndrawn) return <Status tone="bad">{words.undrawn}</Status>;
	if (status === "InProgress" && isUndelivered) return <Status tone="bad">{words.undelivered}</Status>;
	if (status === "InProgress" && isToReview) return <Status tone="warn">{words.toReview}</Status>;
	return isKnown(status) ? (
		<Status tone={TONES[status]}>{words[status]}</Status>
	) : (
		<Status tone="neutral">{status}</Status>
	);
}
