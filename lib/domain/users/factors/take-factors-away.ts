import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { deleteFactors } from "#lib/db/stores/users/factors.ts";
import { revokeAllSessions } from "#lib/db/stores/users/users.ts";
import type { Context } from "#lib/domain/context.ts";
import { noteFactorChange } from "./note-factor-change.ts";

/**
 * Takes away all that a user has for proving who they are besides the password: their sessions end, and they are mailed.
 *
 * @returns how many ways in there were
 */
export async function takeFactorsAway(tx: Tx, context: Context, user: LockedUser): Promise<number> {
	const removed = await deleteFactors(tx, user);
	await revokeAllSessions(tx, user.id, context.now());
	await noteFactorChange(tx, context, user, "factors-reset");
	return removed;
}
