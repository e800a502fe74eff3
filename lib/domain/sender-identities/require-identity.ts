import type { Tx } from "#lib/db/client.ts";
import { type LockedIdentity, lockIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { identityNotFound, readIdentityEmail } from "./rules.ts";

/**
 * The locked identity of the caller's account with an address.
 *
 * @throws AppError MissingParameter; InvalidEmail for what is no address, and with 404 for an unknown one
 */
export async function requireIdentity(tx: Tx, context: UserContext, given: string | null): Promise<LockedIdentity> {
	const identity = await lockIdentity(tx, context.principal.accountId, readIdentityEmail(given));
	if (!identity) throw identityNotFound("email");
	return identity;
}
