import { findDocumentState } from "#lib/db/stores/sender-documents.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { documentNotFound, isUuid } from "./require-document.ts";

/** A word that changes with all that happens to a document: each step is an event of its trail, but for its pictures. */
export function documentVersion(document: {
	eventCount: number;
	sealState: string;
	status: string;
	pictureState: string;
}): string {
	return `${document.eventCount}-${document.status}-${document.sealState}-${document.pictureState}`;
}

/**
 * The version now, for a page that waits for something to happen.
 *
 * @throws AppError NotFound
 */
export async function getDocumentVersion(context: UserContext, input: { documentId: string }): Promise<string> {
	const state = isUuid(input.documentId)
		? await findDocumentState(documentScope(context.principal), input.documentId)
		: null;
	if (!state) throw documentNotFound();
	return documentVersion(state);
}
