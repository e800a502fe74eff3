/** A document in the sender's list. */
export type DocumentListRow = {
	id: string;
	title: string;
	/** It is the reader's to look at and to act on; others are listed to be signed, and say no more than that takes. */
	isReached: boolean;
	status: string;
	sealState: string;
	isUndelivered: boolean;
	/** A page cannot be drawn, and the document is not over. */
	isUndrawn: boolean;
	/** What a signer showed of who they are waits to be looked at. */
	isToReview: boolean;
	/** ISO 8601 */
	activityAt: string;
	senderId: string;
	/** Who sent or made it; null when it is the reader's own. */
	sender: { name: string; picture: string | null } | null;
	/** A draft, or one that goes out later. */
	isUnsent: boolean;
	signers: { name: string; email: string; isDone: boolean; isReviewer: boolean }[];
	/** Names of those whose turn it is. */
	waitingFor: string[];
	/** The same without the reader's own name. */
	othersAwaited: string[];
	/** What the reader has to do next; null: it is not their turn. */
	myTurn: "sign" | "review" | null;
	/** What happened to a document that waits for nobody, and the names it concerns. */
	outcome: "signed" | "completed" | "declined" | "sent" | "toSend" | "toNobody";
	concerned: string[];
	/** Can still be reminded of and revoked. */
	isOpen: boolean;
	labels: string[];
	/** ISO 8601; null while it has not been sent. */
	expiresAt: string | null;
	/** Whose signing links can be handed out: those whose turn it is. */
	linked: { signerId: string; name: string }[];
	/** Somebody corrects it. */
	isCorrected: boolean;
	/** An Admin keeps it from being deleted. */
	isHeld: boolean;
};
