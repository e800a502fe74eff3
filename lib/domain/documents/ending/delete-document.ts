import { setDocumentDeleted } from "#lib/db/stores/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "../require-document.ts";
import { closeDocument } from "./close-document.ts";
import { requireNotHeld } from "./require-not-held.ts";
import { TRASH_MS } from "./trash-time.ts";

export type DeleteDocumentInput = { documentId: string; deletePermanently: boolean };

/**
 * Puts a document into the trash for 30 days, or purges it at once. One in progress is revoked first
 * (lib/contract/README.md "Documents").
 *
 * @throws AppError NotFound; Conflict while it is being finalised, or held by an Admin
 */
export const deleteDocument = defineVerb(
	{ permission: "documents.delete" },
	async (context: GrantedContext, input: DeleteDocumentInput): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireNotHeld(document);
			if (document.status === "InProgress" && document.sealState !== "None") {
				throw refusal("Conflict", said("deleteWhenDone"));
			}
			if (document.status === "InProgress") {
				await appendEvents(tx, context, document, [{ type: "DocumentRevoked", data: { message: "" } }]);
				await closeDocument(tx, context, document, {
					status: "Revoked",
					reason: "",
					signerMail: "signer-revoked",
					senderMail: null,
				});
			}
			await appendEvents(tx, context, document, [{ type: "DocumentDeleted", data: {} }]);
			const now = context.now();
			const purgeAt = input.deletePermanently ? now : new Date(now.getTime() + TRASH_MS);
			await setDocumentDeleted(tx, document, { deletedAt: now, purgeAt });
			await enqueue(tx, "purge", { documentId: document.id }, { startAfter: purgeAt });
		});
	},
);
