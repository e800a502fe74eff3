import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** A question whether others may send in the reader's name. */
export type ConsentItem = {
	askedBy: string;
	/** Until when one can agree, ISO 8601; null: not known yet. */
	expiresAt: string | null;
};

/** A document that the reader has to sign or review. Times are ISO 8601. */
export type WaitingItem = {
	id: string;
	title: string;
	/** It has a page that the reader may open. */
	isReached: boolean;
	/** Who sent it; null when it is the reader's own. */
	sender: string | null;
	isReview: boolean;
	/** Who has signed already. */
	signed: string[];
	isLast: boolean;
	expiresAt: string | null;
};

/** A document that gets no further, or not for long, and why. */
export type StuckItem = {
	id: string;
	title: string;
	isDraft: boolean;
	because: /** isCode: it is a code that did not arrive · isAddress: correcting the address mends it */
		| {
				kind: "undelivered";
				signerId: string;
				name: string;
				to: string;
				reason: string | null;
				isCode: boolean;
				isAddress: boolean;
		  }
		| { kind: "unsealed"; reason: string | null }
		| { kind: "undrawn" }
		| { kind: "review"; signerId: string; name: string; isOwn: boolean }
		| { kind: "declined"; name: string; reason: string | null }
		| { kind: "expiring"; at: string; names: string[]; hasOpened: boolean };
};

type OnDocument = (input: { documentId: string }) => Promise<ActionAnswer>;

export type StuckVerbs = {
	correctEmail: (input: { documentId: string; signerId: string; email: string }) => Promise<ActionAnswer>;
	seal: OnDocument;
	redraw: OnDocument;
	duplicate: (input: { documentId: string }) => Promise<ActionAnswer<{ documentId: string }>>;
	extend: (input: { documentId: string; expiresAt: number }) => Promise<ActionAnswer>;
};
