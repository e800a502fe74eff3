import type { Tx } from "#lib/db/client.ts";
import { setDeliveryStatus } from "#lib/db/stores/documents.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { enqueue } from "#lib/jobs/queue.ts";

type Asked = { id: string; settings: unknown };
type AskedFor = { id: string; accountId: string; disableEmails: boolean; settings: unknown };

/**
 * Has signers asked to act, each as the send request says; nobody when the sender hands the links out.
 * The document's row must be locked.
 */
export async function askSigners(
	tx: Tx,
	document: AskedFor,
	signers: Asked[],
	kind: "please-sign" | "your-turn",
): Promise<void> {
	const { id: documentId, accountId } = document;
	const wanted = signers.filter(
		(signer) => !document.disableEmails && wantsRecipientMail(document.settings, signer.settings, "signatureRequest"),
	);
	await setDeliveryStatus(tx, signers, "None");
	await setDeliveryStatus(tx, wanted, "Queued");
	for (const { id: signerId } of wanted) await enqueue(tx, "mail", { kind, accountId, documentId, signerId });
}
