import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { tellIdentity } from "./tell-sender.ts";

/** Tells those who don’t sign that a document was sent: the person in whose name it was, and those in copy. */
export async function tellOfStart(
	tx: Tx,
	document: LockedDocument,
	carbonCopies: readonly { id: string }[],
): Promise<void> {
	const { id: documentId, accountId } = document;
	await tellIdentity(tx, document, "behalf-sent");
	if (document.disableEmails) return;
	for (const { id: carbonCopyId } of carbonCopies) {
		await enqueue(tx, "mail", { kind: "copy-sent", accountId, documentId, carbonCopyId });
	}
}
