import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/account-users.ts";
import { replaceRecoveryCodes } from "#lib/db/stores/factors.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { findWays } from "./find-ways.ts";

/** Removes recovery codes that stand in for nothing any more. */
export async function dropIdleCodes(tx: Tx, user: LockedUser): Promise<void> {
	if (!hasFactor(await findWays(tx, user.id))) await replaceRecoveryCodes(tx, user, []);
}
