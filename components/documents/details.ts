import type { DocumentFiles } from "#lib/contract/documents/reading/document-files.ts";
import type { SignerProofView } from "#lib/contract/signing/proof-page.ts";
import type { OtherField } from "#lib/contract/signing/signing-page.ts";
import type { DisplayContext } from "#lib/fields/values/format.ts";

/** A document's page as plain data. Times are ISO 8601. */
export type DocumentDetailsData = {
	id: string;
	/** Changes with everything that happens to it. */
	version: string;
	title: string;
	message: string;
	status: string;
	sealState: string;
	/** Why the last seal failed, or why a higher level was not reached. */
	sealNote: string | null;
	sealLevel: string | null;
	closeReason: string | null;
	senderName: string;
	senderEmail: string;
	/** In whose name it was sent; null: in the sender's own. */
	behalfName: string | null;
	createdAt: string;
	/** Null: not yet. */
	sentAt: string | null;
	/** When it goes out by itself; null when it has, or nobody wants it to. */
	scheduledFor: string | null;
	expiresAt: string | null;
	/** When the account's rule for completed documents puts it into the trash; null: never, so far as one knows. */
	deletesAt: string | null;
	/** Who keeps it from being deleted, since when and why; null: nobody does. */
	held: { by: string; since: string; reason: string } | null;
	isSandbox: boolean;
	isOpen: boolean;
	/** Who began to correct it (empty: somebody who is gone), and when; null: nobody corrects it. */
	correction: { by: string; since: string } | null;
	/** Who is asked and can be reminded. */
	waitingFor: string[];
	/** When one of them has heard nothing for a day; null: nobody can be reminded. */
	reminderDueAt: string | null;
	/** The latest reminder to one of them; null: there was none. */
	lastRemindedAt: string | null;
	/** The template it was made from, where the reader may use that. */
	template: { id: string; title: string } | null;
	labels: string[];
	carbonCopies: string[];
	downloads: DocumentFiles;
	reminders: { days: number; count: number } | null;
	signers: SignerDetails[];
	pages: { page: number; widthPx: number; heightPx: number; isUndrawn: boolean }[];
	/** Pages that can’t be shown as in their file while the document may still be repaired; null: there are none. */
	undrawn: {
		pages: number[];
		/** It was found before anyone was asked to sign. */
		isUnsent: boolean;
		/** They are being tried once more. */
		isTried: boolean;
		/** When they were last tried once more; null: never. */
		triedAt: string | null;
		canRetry: boolean;
	} | null;
	/** What is printed on the pages: values of those who have finished, the sender's own words, empty boxes. */
	values: ViewedValue[];
	/** What dates on the pages inherit, and the zone they are shown in. */
	formats: Pick<DisplayContext, "account">;
	events: TimelineEvent[];
};

/** A printed field, and what is said of it. */
export type ViewedValue = OtherField & {
	rowId: string;
	signerId: string;
	/** False for what the sender wrote. */
	isSigners: boolean;
	/** ISO 8601; null while it is empty, and for what the sender wrote. */
	filledAt: string | null;
	/** What the field is called. */
	title: string;
	/** What the choice is called that it is a part of; null: it stands alone. */
	group: string | null;
	/** The value in words. */
	text: string;
};

/** A mail or text message that did not arrive, and what was said of it. isCode: with a code, not with the request. */
export type DeliveryFailureDetails = { channel: "mail" | "sms"; to: string; reason: string; isCode: boolean };

export type SignerDetails = {
	id: string;
	name: string;
	/** May be empty when the signer is reached by text message. */
	email: string;
	phone: string | null;
	/** Not in the reader’s contacts, and not the reader. */
	isUnsaved: boolean;
	deliveryMode: "Email" | "SMS" | "EmailAndSMS";
	type: "Signer" | "Reviewer" | "InPersonSigner";
	hostName: string | null;
	/** Null where nobody hosts the signing. */
	hostEmail: string | null;
	order: number | null;
	status: string;
	/** Whose turn it is. */
	isAsked: boolean;
	/** Whether anything is sent to this person; else the sender hands the link over. */
	isSentTo: boolean;
	deliveryStatus: string;
	/** What did not arrive, on each way by itself; the latest first. */
	failures: DeliveryFailureDetails[];
	/** When an undelivered request is tried again, as ISO 8601; null: no attempt is planned. */
	nextAttemptAt: string | null;
	/** null: never. */
	lastRemindedAt: string | null;
	viewedAt: string | null;
	signedAt: string | null;
	declineReason: string | null;
	/** What they have to give before they see anything, and how far they are; null: the link is enough. */
	proof: SignerProofView | null;
	/** The members of a group, of whom any one signs; nobody where a person does. */
	members: SignerDetails[];
};

/**
 * Whom the emails ask: the host, where somebody signs in person.
 *
 * @param host what one is called who has no name
 */
export function askedByEmail(
	{ name, email, hostName, hostEmail }: SignerDetails,
	host: string,
): { name: string; email: string } {
	return hostEmail === null ? { name, email } : { name: hostName ?? host, email: hostEmail };
}

/** What did not reach those who are still asked; each member of a group counts. */
export function openFailures(signers: SignerDetails[]): DeliveryFailureDetails[] {
	const people = signers.flatMap((signer) => (signer.members.length > 0 ? signer.members : [signer]));
	return people.flatMap((one) => (one.status === "NotCompleted" ? one.failures : []));
}

/** Whether what one of them showed of who they are waits for the sender; each member of a group counts. */
export function isToReview(signers: SignerDetails[]): boolean {
	return signers.some(({ proof, members }) => proof?.identity?.state === "Review" || isToReview(members));
}

export type TimelineEvent = {
	seq: number;
	at: string;
	type: string;
	text: string;
	ip: string;
	/** What this one stands for, when it stands for several. */
	entries: { seq: number; at: string; text: string; ip: string }[];
};
