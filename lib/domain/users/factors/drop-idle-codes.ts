import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { replaceRecoveryCodes } from "#lib/db/stores/users/factors.ts";
import { forgetTwofold } from "#lib/db/stores/users/users.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { findWays } from "./find-ways.ts";

/**
 * Removes what stood in for factors, or came of them, when there are none any more: recovery codes, and that a session
 * was begun with two proofs.
 */
export async function dropIdleCodes(tx: Tx, user: LockedUser): Promise<void> {
	if (hasFactor(await findWays(tx, user.id))) return;
	await replaceRecoveryCodes(tx, user, []);
	await forgetTwofold(tx, user);
}
