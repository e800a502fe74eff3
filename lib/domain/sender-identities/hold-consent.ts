import type { Tx } from "#lib/db/client.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import { holdIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { requireAgreed } from "./rules.ts";

/**
 * Asks again, in the transaction that sends a document, whether the person agrees in whose name it goes out: files were
 * fetched and looked at since the identity was chosen. Who takes the consent back from now on waits until it is sent.
 *
 * @throws AppError ValidationError that names OnBehalfOf, as chooseIdentity does
 */
export async function holdConsent(
	tx: Tx,
	{ accountId, senderIdentityId, behalfEmail }: NewDocument["document"],
): Promise<void> {
	if (!senderIdentityId || !behalfEmail) return;
	requireAgreed(await holdIdentity(tx, accountId, senderIdentityId), behalfEmail);
}
