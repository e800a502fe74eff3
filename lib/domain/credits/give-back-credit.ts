import type { Tx } from "#lib/db/client.ts";
import { incrementCredits } from "#lib/db/stores/credits.ts";
import { clearCreditPayer, type LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { LockedAccount } from "#lib/db/stores/installation/provisioning.ts";

/**
 * Gives back the credit that was taken for a document which is not sent after all; when it is, another one is taken.
 *
 * @param payer locked before the document; null where no credit was taken
 */
export async function giveBackCredit(tx: Tx, document: LockedDocument, payer: LockedAccount | null): Promise<void> {
	if (payer === null || document.creditPayerId !== payer.id) return;
	await incrementCredits(tx, payer);
	await clearCreditPayer(tx, document);
}
