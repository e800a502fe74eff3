/** A document in the sender's list. */
export type DocumentListRow = {
	id: string;
	title: string;
	status: string;
	sealState: string;
	isUndelivered: boolean;
	/** A page cannot be drawn, and the document is not over. */
	isUndrawn: boolean;
	/** ISO 8601 */
	activityAt: string;
	/** "Sent by Mia Chen"; null when it is the reader's own. */
	sender: string | null;
	signers: { name: string; email: string; isDone: boolean; isReviewer: boolean }[];
	/** Names of those whose turn it is. */
	waitingFor: string[];
	/** What happened to a document that waits for nobody, and the names it concerns. */
	outcome: "Signed by" | "Completed by" | "Declined by" | "Sent to" | "To be sent to";
	concerned: string[];
	/** Can still be reminded of and revoked. */
	isOpen: boolean;
};
