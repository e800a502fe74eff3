import { lockDocument, setDocumentRestored, setDraft } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { isGoing } from "../require-document.ts";
import type { DocumentStatus } from "../rules.ts";

/**
 * Takes a document out of the trash, as it was put there: what was revoked for it stays so, and links that died stay
 * dead. One whose time to go out has passed meanwhile is a draft: nothing is sent that nobody expects any more.
 *
 * @returns its state
 * @throws AppError NotFound when it is not in the trash, or goes for good by now
 */
export const restoreDocument = defineVerb(
	{ permission: "documents.delete" },
	async (context: GrantedContext, { documentId }: { documentId: string }): Promise<{ status: DocumentStatus }> => {
		const now = context.now();
		return inTransaction(async (tx) => {
			const document = isUuid(documentId) ? await lockDocument(tx, documentScope(context), documentId) : null;
			if (!document?.deletedAt || isGoing(document, now)) throw notFound("document");
			await setDocumentRestored(tx, document);
			await appendEvents(tx, context, document, [{ type: "DocumentRestored", data: {} }]);
			const { status, scheduledFor: startAfter } = document;
			if (status !== "Scheduled" || !startAfter) return { status };
			if (startAfter > now) {
				await enqueue(tx, "send", { documentId }, { startAfter });
				return { status };
			}
			await setDraft(tx, document);
			await appendEvents(tx, context, document, [{ type: "ScheduleCancelled", data: {} }]);
			return { status: "Draft" };
		});
	},
);
