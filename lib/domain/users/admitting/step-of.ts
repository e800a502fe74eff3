import type { Tx } from "#lib/db/client.ts";
import { findFactorRule } from "#lib/db/stores/installation/provisioning.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { findWays } from "../factors/find-ways.ts";
import { type NextStep, nextStep, type Proof } from "./next-step.ts";

/** What a person who has proved something is asked for next: by what they have, and what their organisation requires. */
export async function stepOf(
	tx: Tx,
	{ id, accountId }: Pick<LockedUser, "id" | "accountId">,
	proved: readonly Proof[],
): Promise<NextStep> {
	return nextStep(proved, await findWays(tx, id), await findFactorRule(accountId, tx));
}
