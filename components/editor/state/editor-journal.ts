import type { DraftStep } from "#lib/draft/draft-step.ts";
import type { History } from "#lib/draft/history.ts";

/** What one tab has that the server need not have. Never the bytes of a file. */
export type JournalRecord = {
	/** The version that the tab knew; none of its pending steps is in the draft up to there. */
	version: number;
	pending: readonly DraftStep[];
	history: History;
	/** Unix milliseconds. */
	at: number;
};

/** Where a tab notes its work, so that a crash or an hour offline loses none. Nothing is thrown: without it one works on. */
export type DeskJournal = {
	/** What tabs that are no more have left, the oldest first; it is this tab's from now on. */
	takeOver(): Promise<JournalRecord[]>;
	/** Notes the tab's work in the place of what it noted before. */
	keep(record: JournalRecord): void;
	/** Forgets all of the document's. */
	clear(): Promise<void>;
};
