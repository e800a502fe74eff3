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

/** The deletion of all documents as its card shows it. */
export type DeletionItem = {
	/** null: none was asked for. Times are ISO 8601. */
	deletion: {
		status: "Waiting" | "Running" | "Done";
		personName: string;
		startedAt: string;
		dueAt: string;
		endedAt: string | null;
		documentCount: number;
		keptCount: number;
		takesCertificates: boolean;
	} | null;
	/** How many are still to be deleted. */
	left: number;
	held: { id: string; title: string; isInTrash: boolean }[];
	hasMoreHeld: boolean;
	/** Kept of documents that are gone, or will be. */
	certificates: number;
};

export type DeletionVerbs = {
	start: (input: { name: string; takesCertificates: boolean }) => Promise<ActionAnswer>;
	undo: Verb;
};
