import type { Tx } from "#lib/db/client.ts";
import { type DocumentScope, type LockedDocument, lockDocument } from "#lib/db/stores/documents.ts";
import { requireBehalf } from "#lib/domain/sender-identities/require-behalf.ts";
import { AppError } from "#lib/errors/app-error.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The answer for an unknown and for somebody else's document: word for word the same. */
export function documentNotFound(): AppError {
	return new AppError("NotFound", "There is no document with this id, or you have no access to it.");
}

/** Whether a string can be an id of ours; others are unknown, never a database error. */
export function isUuid(value: string): boolean {
	return UUID.test(value);
}

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
	if (!document || document.deletedAt) throw documentNotFound();
	requireBehalf(document, onBehalfOf);
	return document;
}
