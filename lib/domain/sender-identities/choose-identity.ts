import { findIdentityRow, type SenderIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { requireAgreed } from "./rules.ts";

/**
 * The identity in whose name a document is sent.
 *
 * @param email as the request says; null: the sender's own name
 * @throws AppError ValidationError that names OnBehalfOf, for an unknown identity or one that has not agreed
 */
export async function chooseIdentity(accountId: string, email: string | null): Promise<SenderIdentityRow | null> {
	if (email === null) return null;
	const identity = await findIdentityRow(accountId, { email: email.toLowerCase() });
	requireAgreed(identity?.status ?? null, email);
	return identity;
}
