import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { closeSigners, setDocumentClosed } from "#lib/db/stores/documents/documents.ts";
import type { Context } from "#lib/domain/context.ts";
import type { MailKind, SenderMailKind } from "#lib/queue/definitions.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { tellIdentity, tellSender } from "../asking/tell-sender.ts";
import { requireMove } from "../rules.ts";

type Closing = {
	status: "Declined" | "Revoked" | "Expired";
	reason: string | null;
	/** What signers who were asked and have not declined themselves are told; null for nothing. */
	signerMail: MailKind | null;
	/** What the sender is told; null when the sender did it, by taking the document back. */
	senderMail: SenderMailKind | null;
	/** The signer whose doing this is: gets no mail about it. */
	exceptSignerId?: string;
};

/**
 * Ends an open document without sealing it: state, open signers and everybody who has to know. Links
 * stay readable so that they lead to a page that says what happened. The row must be locked.
 */
export async function closeDocument(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	closing: Closing,
): Promise<void> {
	const now = context.now();
	requireMove(document.status, closing.status);
	await setDocumentClosed(tx, document, closing.status, closing.reason, now);
	const asked = await closeSigners(tx, document, closing.status);
	if (closing.signerMail && !document.disableEmails && !document.isAwaitingCheck) {
		for (const signerId of asked.filter((id) => id !== closing.exceptSignerId)) {
			await enqueue(tx, "mail", {
				kind: closing.signerMail,
				accountId: document.accountId,
				documentId: document.id,
				signerId,
			});
		}
	}
	if (closing.senderMail) {
		const { exceptSignerId: signerId } = closing;
		await tellSender(tx, document, closing.senderMail, signerId ? { signerId } : {});
	} else await tellIdentity(tx, document, "behalf-revoked");
}
