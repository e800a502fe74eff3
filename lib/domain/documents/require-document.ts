import type { Tx } from "#lib/db/client.ts";
import { type DocumentScope, type LockedDocument, lockDocument } from "#lib/db/stores/documents/documents.ts";
import { findDraft } from "#lib/db/stores/drafts/drafts.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { requireBehalf } from "#lib/domain/sender-identities/require-behalf.ts";
import { notFound } from "#lib/errors/not-found.ts";

/** Which document a call means. */
export type NamedDocument = {
	documentId: string;
	/** In whose name the caller says that it was sent. */
	onBehalfOf?: string | null;
};

/**
 * The locked row of a document that the caller reaches.
 *
 * @throws AppError NotFound when it is not in the scope, or in the trash; ValidationError when it was sent in another
 *   name than the call gives
 */
export async function requireLockedDocument(
	tx: Tx,
	scope: DocumentScope,
	{ documentId, onBehalfOf }: NamedDocument,
): Promise<LockedDocument> {
	const document = isUuid(documentId) ? await lockDocument(tx, scope, documentId) : null;
	if (!document || document.deletedAt) throw notFound("document");
	if (onBehalfOf) requireBehalf({ behalfEmail: await behalfOf(tx, document) }, onBehalfOf);
	return document;
}

/**
 * The same where it does not matter whether somebody has put the document into the trash.
 *
 * @throws AppError NotFound when it is not in the scope, or goes for good by now
 */
export async function requireKeptDocument(
	tx: Tx,
	scope: DocumentScope,
	{ documentId }: { documentId: string },
	now: Date,
): Promise<LockedDocument> {
	const document = isUuid(documentId) ? await lockDocument(tx, scope, documentId) : null;
	if (!document || isGoing(document, now)) throw notFound("document");
	return document;
}

/** Whether a document has had its time in the trash; one that an Admin holds has no such time. */
export function isGoing(
	{ deletedAt, purgeAt, heldAt }: Pick<LockedDocument, "deletedAt" | "purgeAt" | "heldAt">,
	now: Date,
): boolean {
	return deletedAt !== null && heldAt === null && (purgeAt === null || purgeAt <= now);
}

/** The address in whose name a document is, or will be, sent; a draft says so in its state. */
async function behalfOf(tx: Tx, document: LockedDocument): Promise<string | null> {
	const draft = document.status === "Draft" ? await findDraft(tx, document, null) : null;
	return draft ? (draft.state.document.onBehalfOf?.toLowerCase() ?? null) : document.behalfEmail;
}
