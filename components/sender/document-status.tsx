import { Status, type StatusTone } from "#components/ui/status.tsx";

export type StatusFacts = {
	status: string;
	sealState: string;
	/** A request to a signer who has to act did not arrive. */
	isUndelivered?: boolean;
	/** A page cannot be drawn, so nobody can sign. */
	isUndrawn?: boolean;
};

const WORDS: Record<string, { tone: StatusTone; word: string }> = {
	Draft: { tone: "neutral", word: "Draft" },
	Scheduled: { tone: "neutral", word: "Scheduled" },
	InProgress: { tone: "active", word: "Waiting" },
	Completed: { tone: "good", word: "Completed" },
	Declined: { tone: "bad", word: "Declined" },
	Expired: { tone: "warn", word: "Expired" },
	Revoked: { tone: "neutral", word: "Revoked" },
};

/** A document's state in one word. What needs a person comes first. */
export function DocumentStatus({ status, sealState, isUndelivered, isUndrawn }: StatusFacts) {
	if (sealState === "Failed") return <Status tone="warn">Finalising, will be retried</Status>;
	if (sealState === "Pending") return <Status tone="active">Finalising</Status>;
	if (isUndrawn) return <Status tone="bad">Cannot be signed</Status>;
	if (status === "InProgress" && isUndelivered) return <Status tone="bad">Not delivered</Status>;
	const { tone, word } = WORDS[status] ?? { tone: "neutral" as const, word: status };
	return <Status tone={tone}>{word}</Status>;
}
