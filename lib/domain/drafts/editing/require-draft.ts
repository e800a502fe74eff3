import { type DraftInScope, findDraftInScope, type StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { convertDocument } from "../copying/convert-document.ts";
import { isOnDesk } from "./is-in-editor.ts";
import { goneError } from "./lock-draft.ts";

/**
 * A draft that the caller reaches, to be read.
 *
 * @param since the version after which steps are asked for; null: none are
 * @throws AppError NotFound; GoneError when the document is no draft any more
 */
export async function requireDraft(
	context: GrantedContext,
	documentId: string,
	since: number | null,
): Promise<DraftInScope & { draft: StoredDraft }> {
	const find = () => findDraftInScope(documentScope(context), documentId, since);
	let found = isUuid(documentId) ? await find() : null;
	if (!found) throw notFound("document");
	if (!isOnDesk(found)) throw await goneError(found);
	if (!found.draft) {
		await convertDocument(context, documentId);
		found = await find();
	}
	if (!found?.draft) throw notFound("document");
	return { ...found, draft: found.draft };
}
