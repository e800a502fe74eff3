import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** What is done to a draft as a whole, on the server. */
export type DraftVerbs = {
	/** Makes a copy, which is a draft of its own. */
	duplicate: (input: { documentId: string }) => Promise<ActionAnswer<{ documentId: string }>>;
	/** Moves it to the trash. */
	remove: (input: { documentId: string }) => Promise<ActionAnswer>;
};

/** The same of the draft in this editor. */
export type OwnDraftVerbs = {
	/** Saves first. Opens the copy, or says why there is none. */
	duplicate: () => Promise<void>;
	remove: () => Promise<ActionAnswer>;
};
