import type { Tx } from "#lib/db/client.ts";
import { findIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";

type Named = { accountId: string; behalfEmail: string | null; senderIdentityId: string | null };

/**
 * Whether a document that is not sent yet may go out in the name it bears: its own sender's, or that of a
 * person who agrees now. What was agreed when it was made does not count.
 */
export async function hasConsent(tx: Tx, { accountId, behalfEmail, senderIdentityId }: Named): Promise<boolean> {
	if (behalfEmail === null) return true;
	const identity = senderIdentityId ? await findIdentityRow(accountId, { id: senderIdentityId }, tx) : null;
	return identity?.status === "Verified";
}
