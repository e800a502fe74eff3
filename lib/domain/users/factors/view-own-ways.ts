import { db } from "#lib/db/client.ts";
import { findFactors } from "#lib/db/stores/users/factors.ts";
import { listPasskeys } from "#lib/db/stores/users/passkeys.ts";
import { findProviderOfUser } from "#lib/db/stores/users/sign-in-providers.ts";
import { findPasswordHash } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { ownSite } from "./own-site.ts";

/** What somebody can be asked for here to prove again who they are. */
type OwnWays = {
	/** Whoever came through a provider has none until they ask for one. */
	hasPassword: boolean;
	/** The provider that knows them, where they can sign in again; null: none does. */
	provider: { accountId: string; name: string } | null;
	hasApp: boolean;
	/** The address at which one of their passkeys can be asked for; null: they have none for it. */
	passkeysAt: string | null;
	/** Whatever it is, wherever it works. */
	hasFactor: boolean;
};

/** What the caller has for proving who they are. */
export const viewOwnWays = defineVerb(
	{ permission: "self.manage" },
	async ({ principal: { userId, accountId } }: UserContext): Promise<OwnWays> => {
		const [{ app }, passkeys, passwordHash, provider] = await Promise.all([
			findFactors(db(), userId),
			listPasskeys(db(), userId),
			findPasswordHash(userId),
			findProviderOfUser(accountId, userId),
		]);
		const site = ownSite();
		const hasApp = app?.secret != null;
		const passkeysAt = "rpId" in site && passkeys.some(({ rpId }) => rpId === site.rpId) ? site.origin : null;
		const hasFactor = hasApp || passkeys.length > 0;
		return { hasPassword: passwordHash !== null, provider, hasApp, passkeysAt, hasFactor };
	},
);
