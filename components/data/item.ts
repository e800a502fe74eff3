import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** An export as its card shows it. */
export type ExportItem = {
	id: string;
	status: "Running" | "Ready" | "Failed";
	/** ISO 8601. */
	startedAt: string;
	documentCount: number;
	documentsDone: number;
	fileCount: number;
	sizeBytes: number;
	/** In words; null: it did not fail. */
	failure: string | null;
	/** ISO 8601; null: it is not ready. */
	expiresAt: string | null;
	personName: string;
	isOwn: boolean;
};

/** Nothing is asked for but by whom. */
export type Verb = (input: Record<never, never>) => Promise<ActionAnswer>;

export type ExportVerbs = { start: Verb; cancel: Verb };
