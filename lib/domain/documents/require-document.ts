import type { Tx } from "#lib/db/client.ts";
import { type DocumentScope, type LockedDocument, lockDocument } from "#lib/db/stores/documents.ts";
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
	requireBehalf(document, onBehalfOf);
	return document;
}
