import { hashSecret } from "#lib/crypto/secrets.ts";
import { findLiveAccessToken } from "#lib/db/stores/oauth/oauth-artifacts.ts";
import type { AuthenticatedKey } from "#lib/domain/api-keys/authenticate-api-key.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** The shape of our access tokens: 256 random bits. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Finds out who calls with an access token, and who pays for the call (the app's billing option). The
 * database is asked every time, so a revoked token or a deactivated user is out at once.
 *
 * @returns null for an unknown, expired or revoked token, or when its user is not active
 */
export const authenticateAccessToken = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, token: string): Promise<AuthenticatedKey | null> => {
		if (!TOKEN.test(token)) return null;
		const found = await findLiveAccessToken(hashSecret(token), context.now());
		if (!found) return null;
		const { payload, appScopes, billing, ownerAccountId, ownerPlan, plan, clientId, kind: _, ...user } = found;
		// A scope that an Admin has taken from the app counts no more, whatever was granted before.
		const scopes = (payload.scope ?? "").split(" ").filter((scope) => appScopes.includes(scope));
		const isOwners = billing === "Owner";
		const payerAccountId = isOwners ? ownerAccountId : user.accountId;
		return {
			principal: { kind: "user", ...user, via: "oauth", credentialId: clientId, scopes, payerAccountId },
			plan: isOwners ? ownerPlan : plan,
		};
	},
);
