import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import type { SenderIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";

/** A new document with the name it is sent in, which stays whatever becomes of the identity. */
export function withIdentity(created: NewDocument, identity: SenderIdentityRow | null): NewDocument {
	if (!identity) return created;
	const { id, name, email } = identity;
	const document = { ...created.document, senderIdentityId: id, behalfName: name, behalfEmail: email };
	return { ...created, document };
}

/** What the audit trail says of it. */
export function behalfOf({ behalfName, behalfEmail }: Pick<NewDocument["document"], "behalfName" | "behalfEmail">): {
	behalfOf?: string;
} {
	if (!behalfEmail) return {};
	return { behalfOf: behalfName && behalfName !== behalfEmail ? `${behalfName} (${behalfEmail})` : behalfEmail };
}
