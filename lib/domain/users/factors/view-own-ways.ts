import { db } from "#lib/db/client.ts";
import { findFactors } from "#lib/db/stores/factors.ts";
import { listPasskeys } from "#lib/db/stores/passkeys.ts";
import { findPasswordHash } from "#lib/db/stores/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { ownSite } from "./own-site.ts";

/** What somebody can be asked for here to prove again who they are. */
export type OwnWays = {
	/** Whoever came through a provider has none until they ask for one. */
	hasPassword: boolean;
	hasApp: boolean;
	/** One that works at this address. */
	hasPasskey: boolean;
	/** Whatever it is, wherever it works. */
	hasFactor: boolean;
};

/** What the caller has for proving who they are. */
export const viewOwnWays = defineVerb(
	{ permission: "self.manage" },
	async ({ principal: { userId } }: UserContext): Promise<OwnWays> => {
		const [{ app }, passkeys, passwordHash] = await Promise.all([
			findFactors(db(), userId),
			listPasskeys(db(), userId),
			findPasswordHash(userId),
		]);
		const site = ownSite();
		const hasApp = app?.secret != null;
		const hasPasskey = "rpId" in site && passkeys.some(({ rpId }) => rpId === site.rpId);
		return { hasPassword: passwordHash !== null, hasApp, hasPasskey, hasFactor: hasApp || passkeys.length > 0 };
	},
);
