import type { Tx } from "#lib/db/client.ts";
import { type DocumentScope, type LockedDocument, lockDocument } from "#lib/db/stores/documents.ts";
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

/**
 * The document's locked row.
 *
 * @throws AppError NotFound when it is not in the scope, or in the trash.
 */
export async function requireLockedDocument(tx: Tx, scope: DocumentScope, documentId: string): Promise<LockedDocument> {
	const document = isUuid(documentId) ? await lockDocument(tx, scope, documentId) : null;
	if (!document || document.deletedAt) throw documentNotFound();
	return document;
}
