import { findWholeDocument, findWholeDocumentInScope } from "#lib/db/stores/documents/whole-document.ts";
import { openCorrection } from "#lib/db/stores/drafts/corrections.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { requireLockedDocument } from "#lib/domain/documents/require-document.ts";
import { requireOpen } from "#lib/domain/documents/rules.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { asSenderLeft } from "../copying/as-sender-left.ts";
import { stateOfDocument } from "../copying/state-of-document.ts";
import { withPictures } from "../editing/with-pictures.ts";
import { correctionEnd } from "./correction-end.ts";

/**
 * Begins to correct a sent document, beside what signers see: they go on signing it as it was sent. Where somebody does
 * so already, one joins them. Nobody is told, and its trail says nothing until the correction is applied.
 *
 * @throws AppError NotFound; Conflict when nobody signs it any more, or not yet
 */
export const beginCorrection = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: { documentId: string }): Promise<void> => {
		const scope = documentScope(context);
		const seen = isUuid(input.documentId) ? await findWholeDocumentInScope(scope, input.documentId) : null;
		if (!seen) throw notFound("document");
		requireOpen(seen, "edit it");
		await withPictures(seen, async (tx, pictures) => {
			const document = await requireLockedDocument(tx, scope, input);
			requireOpen(document, "edit it");
			if (document.correctedSince) return;
			const whole = await findWholeDocument(document.id, tx);
			if (!whole) throw notFound("document");
			const state = JSON.stringify(stateOfDocument({ ...whole, slotFields: asSenderLeft(whole) }, pictures));
			const at = context.now();
			const { userId } = context.principal;
			await openCorrection(tx, document, { state, userId, at, discardAt: correctionEnd(at) });
		});
	},
);
