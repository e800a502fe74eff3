import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findIdentityForMail } from "#lib/db/stores/sender-identities/sender-identities.ts";

/** Whom a notice about a document goes to. */
export type Reader = {
	name: string;
	email: string;
	locale: string;
	/** IANA zone; null where nobody knows it. */
	timeZone: string | null;
	notificationSettings: Record<string, boolean>;
	/** The person in whose name it was sent, not the sender. */
	isBehalf: boolean;
};

/**
 * The person in whose name a document was sent; null when the consent was taken back, the identity is
 * deleted, or it is the sender's own address: one mail of a kind is enough.
 */
export async function findBehalfReader(document: WholeDocument, senderIdentityId: string): Promise<Reader | null> {
	const identity = await findIdentityForMail(document.accountId, senderIdentityId);
	if (identity?.status !== "Verified" || identity.id !== document.senderIdentityId) return null;
	if (identity.email === document.sender.email.toLowerCase()) return null;
	const { name, email, locale, notificationSettings } = identity;
	return { name, email, locale, timeZone: null, notificationSettings, isBehalf: true };
}
