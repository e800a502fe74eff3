/** So many documents one action takes at most. */
export const MOST_AT_ONCE = 500;
/** So many documents one zip holds at most. */
export const MOST_IN_ZIP = 100;

/** What can be done to several documents at once. */
export type BulkAction =
	| { act: "remind" }
	| { act: "revoke"; message: string }
	| { act: "delete" }
	| { act: "restore" }
	| { act: "addLabels"; labels: string[] }
	| { act: "removeLabels"; labels: string[] }
	| { act: "handOver"; toUserId: string };

/** What became of one of them; a line of the answer for each, as it is done. */
export type BulkOutcome = {
	documentId: string;
	/** Why it was not done, in the reader's words; null: it was. */
	refusal: string | null;
};

/** A document that can be chosen. */
export type PickableDocument = { id: string; title: string; status: string; sealState: string; senderId: string };

/** What a list has, as far as it can be chosen at once. */
export type FoundDocuments = {
	documents: PickableDocument[];
	/** How many the list has. */
	total: number;
	/** It has more than were counted. */
	isMore: boolean;
};
