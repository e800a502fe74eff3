import { findWholeDocument, findWholeDocumentInScope } from "#lib/db/stores/documents/whole-document.ts";
import { replaceRowsByDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import { findDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { lockReached } from "../editing/lock-draft.ts";
import { withPictures } from "../editing/with-pictures.ts";
import { asSenderLeft } from "./as-sender-left.ts";
import { stateOfDocument } from "./state-of-document.ts";

/**
 * Makes a draft of a document that is one by its state only: it was scheduled, and could not be sent when its time
 * came. Its people and fields are from then on in the draft alone. Does nothing where there is a draft already.
 */
export async function convertDocument(context: GrantedContext, documentId: string): Promise<void> {
	const seen = await findWholeDocumentInScope(documentScope(context), documentId);
	if (seen?.status !== "Draft") return;
	await withPictures(seen, async (tx, pictures) => {
		const document = await lockReached(tx, context, documentId);
		if (document?.status !== "Draft" || document.deletedAt || (await findDraft(tx, document, null))) return;
		const whole = await findWholeDocument(document.id, tx);
		if (!whole) return;
		const slotFields = asSenderLeft(whole);
		const state = JSON.stringify(stateOfDocument({ ...whole, slotFields }, pictures));
		await replaceRowsByDraft(tx, document, state, context.now());
	});
}
