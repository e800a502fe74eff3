export type Person = { name: string; email: string };

/** A document whose sending was acknowledged. */
export type SentDocument = {
	documentId: string;
	title: string;
	/** In signing order. */
	signers: Person[];
	/** Whether signers are asked by mail; else they are brought to the page with a link. */
	isMailed: boolean;
};

/** What was acknowledged, and so must be there in the end, and what went wrong on the way. */
export class Ledger {
	/** Titles of every send that was tried; each try has its own. */
	readonly tried: string[] = [];
	readonly sent: SentDocument[] = [];
	readonly saved: { documentId: string; fieldId: string; value: string }[] = [];
	readonly finished: { documentId: string; email: string }[] = [];
	/** Documents whose sealed file was downloaded while processes were being killed. */
	readonly sealed: { documentId: string; sha256: string }[] = [];
	/** Steps of a draft that were acknowledged, in their order, with the title that each gives it. */
	readonly steps: { stepId: string; title: string }[] = [];
	/** Answers that no client should see, whatever is being killed. */
	readonly complaints: string[] = [];
	/** Calls whose outcome the client never learned. */
	unknownOutcomes = 0;
}
