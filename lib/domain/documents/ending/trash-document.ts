import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, setDocumentDeleted } from "#lib/db/stores/documents/documents.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { closeDocument } from "./close-document.ts";
import { requireNotHeld } from "./require-not-held.ts";

/**
 * Puts a document into the trash until it is purged. One in progress is revoked first. The row must be locked.
 *
 * @throws AppError Conflict while it is being finalised, or held by an Admin
 */
export async function trashDocument(tx: Tx, context: Context, document: LockedDocument, purgeAt: Date): Promise<void> {
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
	await setDocumentDeleted(tx, document, { deletedAt: context.now(), purgeAt });
	await enqueue(tx, "purge", { documentId: document.id }, { startAfter: purgeAt });
}
