import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { withDraft } from "../drafting/with-draft.ts";

/**
 * A document as its sender looks at it and downloads it: of a draft, the files that its desk has, in their order there, with
 * what is filled in.
 *
 * @throws AppError NotFound
 */
export async function requireShownDocument(context: GrantedContext, documentId: string): Promise<WholeDocument> {
	const scope = documentScope(context);
	const document = isUuid(documentId) ? await findWholeDocumentInScope(scope, documentId) : null;
	if (!document) throw notFound("document");
	return withDraft(scope, document);
}
