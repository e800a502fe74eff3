import type { Tx } from "#lib/db/client.ts";
import type { SignerSettings } from "#lib/db/document-settings.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { type ToldSigner, tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { enqueue } from "#lib/queue/queue.ts";

/**
 * Tells those who were asked for something else before, once, and those who get a copy from now on.
 *
 * @param told.signers who want no mail of a change, or none at all, are told nothing
 */
export async function tellCorrected(
	tx: Tx,
	document: LockedDocument,
	{ signers, carbonCopyIds }: { signers: (ToldSigner & { settings: SignerSettings })[]; carbonCopyIds: string[] },
): Promise<void> {
	const { id: documentId, accountId, settings } = document;
	for (const signer of signers) {
		if (!wantsRecipientMail(settings, signer.settings, "editDocument")) continue;
		await tellSigner(tx, document, signer, "corrected");
	}
	if (document.disableEmails || document.isAwaitingCheck) return;
	for (const carbonCopyId of carbonCopyIds) {
		await enqueue(tx, "mail", { kind: "copy-sent", accountId, documentId, carbonCopyId });
	}
}
