import { findDraft, replaceRowsByDraft } from "#lib/db/stores/drafts.ts";
import { findWholeDocument, findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fileOf } from "#lib/fields/stored-values.ts";
import type { FieldType } from "#lib/fields/types.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { storage } from "#lib/storage/storage.ts";
import { lockReached } from "./lock-draft.ts";
import { stateOfDocument } from "./state-of-document.ts";

/**
 * Makes a draft of a document that is one by its state only: it was scheduled, and could not be sent when its time
 * came. Its people and fields are from then on in the draft alone. Does nothing where there is a draft already.
 */
export async function convertDocument(context: GrantedContext, documentId: string): Promise<void> {
	const seen = await findWholeDocumentInScope(documentScope(context), documentId);
	if (seen?.status !== "Draft") return;
	const pictures = await picturesOf(seen);
	await inTransaction(async (tx) => {
		const document = await lockReached(tx, context, documentId);
		if (document?.status !== "Draft" || document.deletedAt || (await findDraft(tx, document, null))) return;
		const whole = await findWholeDocument(document.id, tx);
		if (!whole) return;
		const state = JSON.stringify(stateOfDocument(whole, pictures));
		await replaceRowsByDraft(tx, document, state, context.now());
	});
}

/** What was prefilled as a picture, as a request would give it: it is taken in anew when the draft is sent. */
async function picturesOf({ fields }: WholeDocument): Promise<Map<string, string>> {
	const pictures = new Map<string, string>();
	for (const field of fields) {
		const file = field.type === "Image" ? fileOf(field.type as FieldType, field.value) : null;
		if (!file) continue;
		const bytes = Buffer.concat(await (await storage().stream(file.key)).toArray());
		pictures.set(field.id, `data:${file.mediaType};base64,${bytes.toString("base64")}`);
	}
	return pictures;
}
