import { setSealPending } from "#lib/db/stores/sealing/sealing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type NamedDocument, requireLockedDocument } from "#lib/domain/documents/require-document.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";

/**
 * Has a seal that failed tried at once: what stood in its way may be mended, and the next try of its own be an hour away.
 *
 * @throws AppError NotFound; Conflict when its seal has not failed, or is being tried already
 */
export const sealNow = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			if (document.sealState !== "Failed") throw refusal("Conflict", said("sealNotFailed"));
			await setSealPending(tx, document);
			await enqueue(tx, "seal", { documentId: document.id });
		});
	},
);
