import type { Tx } from "#lib/db/client.ts";
import { insertDocument, type NewDocument } from "#lib/db/stores/documents/new-document.ts";
import { holdTeam } from "#lib/db/stores/users/account-users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { takeCredit } from "#lib/domain/credits/take-credit.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { holdConsent } from "#lib/domain/sender-identities/hold-consent.ts";
import { beginDocument, objectKeysOf } from "./begin-document.ts";

/**
 * Creates a document and asks its first signers.
 *
 * @param payer the account that a credit is taken from; null: none is due
 */
export async function insertSent(
	tx: Tx,
	context: UserContext,
	built: NewDocument,
	payer: string | null,
): Promise<{ documentId: string }> {
	await takeCredit(tx, payer);
	const { accountId, senderId } = built.document;
	// The files were looked at for a while: the sender may have been moved meanwhile.
	const teamId = await holdTeam(tx, accountId, senderId);
	// Identities are locked before objects (lib/decisions/order-of-locks.md).
	await holdConsent(tx, built.document);
	await holdStoredObjects(tx, accountId, objectKeysOf(built));
	const own = { ...built.document, teamId, creditPayerId: payer };
	const document = await insertDocument(tx, { ...built, document: own });
	await beginDocument(tx, context, document, built);
	return { documentId: document.id };
}
