import { findPictureState, reopenDrawing } from "#lib/db/stores/documents/page-pictures.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireUnfinished } from "../rules.ts";
import { redrawPauseMs } from "./redraw-pause.ts";

/**
 * Has pages that could not be drawn tried once more, as a job: they are the same, but the machine may have had
 * too much to do the first time.
 *
 * @throws AppError NotFound; Conflict when no page is missing, or the document is over; RateLimited
 */
export const redrawPages = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireUnfinished(document, "retry its pages");
			const { pictureState, redrawnAt } = await findPictureState(tx, document);
			if (pictureState === "Fine") throw refusal("Conflict", said("pagesFine"));
			const pauseMs = redrawPauseMs(redrawnAt, context.now());
			if (pauseMs > 0) {
				throw refusal("RateLimited", said("triedJustNow"), { retryAfterSeconds: Math.ceil(pauseMs / 1000) });
			}
			await reopenDrawing(tx, document, context.now());
			await enqueue(tx, "page-images", { documentId: document.id });
		});
	},
);
