import type { Tx } from "#lib/db/client.ts";
import { listPasskeys } from "#lib/db/stores/users/passkeys.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { ownSite } from "./own-site.ts";

type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

/**
 * Somebody's passkeys that browsers can be asked for at this address, and the hosts that the others were made for, each
 * once and by name: those are not shown here (WebAuthn Level 3 section 5.1.2).
 */
export async function findPasskeys(
	tx: Tx,
	userId: Unscoped<"oneself", string>,
): Promise<{ here: Passkey[]; elsewhere: string[] }> {
	const site = ownSite();
	const { here = [], away = [] } = Object.groupBy(await listPasskeys(tx, userId), ({ rpId }) =>
		"rpId" in site && site.rpId === rpId ? "here" : "away",
	);
	return { here, elsewhere: [...new Set(away.map(({ rpId }) => rpId))].toSorted() };
}
