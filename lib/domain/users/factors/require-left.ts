import type { Tx } from "#lib/db/client.ts";
import { findFactorRule } from "#lib/db/stores/installation/provisioning.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { findWays } from "./find-ways.ts";

/**
 * Holds what was just removed of somebody's factors against what their organisation requires.
 *
 * @throws AppError Conflict when nothing is left and something has to be: the removal is undone
 */
export async function requireLeft(tx: Tx, user: LockedUser): Promise<void> {
	if (hasFactor(await findWays(tx, user.id)) || !(await findFactorRule(user.accountId, tx))) return;
	throw refusal("Conflict", said("lastFactor"));
}
