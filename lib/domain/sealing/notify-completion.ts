import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { enqueue } from "#lib/queue/queue.ts";

/**
 * Sends everyone what they get about the completion.
 *
 * @param whole the document as it was sealed: who signed it and who is in copy cannot change from then on
 */
export async function notifyCompletion(tx: Tx, document: LockedDocument, whole: WholeDocument): Promise<void> {
	const signers = whole.signers.filter((one) => one.status === "Completed");
	for (const signer of signers) await tellSigner(tx, document, signer, "signer-completed");
	const mail = { kind: "copy-completed", accountId: document.accountId, documentId: document.id } as const;
	const copies = document.disableEmails ? [] : whole.carbonCopies;
	for (const { id: carbonCopyId } of copies) await enqueue(tx, "mail", { ...mail, carbonCopyId });
	await tellSender(tx, document, "sender-completed");
}
