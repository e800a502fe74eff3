import { env } from "#lib/config/env.ts";
import { closeCorrection } from "#lib/db/stores/drafts/corrections.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type NamedDocument, requireLockedDocument } from "#lib/domain/documents/require-document.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { isOnDesk } from "../editing/is-in-editor.ts";
import { KEPT_DAYS } from "../editing/kept-days.ts";

/**
 * Discards the correction of a sent document, which stays as signers see it.
 *
 * @throws AppError NotFound; InvalidRequest when it is not being corrected; ValidationError when it was sent in another
 *   name than the call gives
 */
export const cancelEditing = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument): Promise<void> => {
		await answerInTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			if (!document.correctedSince || !isOnDesk(document)) throw refusal("InvalidRequest", said("correctionNone"));
			const discardAt = new Date(context.now().getTime() + KEPT_DAYS * env().dayMs);
			await closeCorrection(tx, document, "Discarded", discardAt);
		});
	},
);
