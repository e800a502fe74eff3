import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** A view of the list of documents that was kept under a name. */
export type SavedView = { id: string; name: string; query: string };

export type SavedViewVerbs = {
	save: (input: { name: string; query: string }) => Promise<ActionAnswer>;
	remove: (input: { id: string }) => Promise<ActionAnswer>;
};
