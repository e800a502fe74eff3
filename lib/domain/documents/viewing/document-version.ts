import { findDocumentState } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";

/**
 * A word that changes with all that happens to a document: each step is an event of its trail, but for its pictures and
 * the correction that is begun and discarded.
 */
export function documentVersion(document: {
	eventCount: number;
	sealState: string;
	status: string;
	pictureState: string;
	correctedSince: Date | null;
}): string {
	const { eventCount, status, sealState, pictureState, correctedSince } = document;
	return `${eventCount}-${status}-${sealState}-${pictureState}-${correctedSince?.getTime() ?? ""}`;
}

/**
 * The version now, for a page that waits for something to happen.
 *
 * @throws AppError NotFound
 */
export const getDocumentVersion = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string }): Promise<string> => {
		const state = isUuid(input.documentId) ? await findDocumentState(documentScope(context), input.documentId) : null;
		if (!state) throw notFound("document");
		return documentVersion(state);
	},
);
