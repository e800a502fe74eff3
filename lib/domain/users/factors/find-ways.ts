import type { Tx } from "#lib/db/client.ts";
import { findFactors } from "#lib/db/stores/users/factors.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { Ways } from "../admitting/next-step.ts";

/** What a person has for proving who they are besides the password. */
export async function findWays(tx: Tx, userId: Unscoped<"oneself", string>): Promise<Ways> {
	const { app, passkeys, recoveryCodes } = await findFactors(tx, userId);
	return { hasApp: app?.secret != null, passkeys, recoveryCodes };
}
