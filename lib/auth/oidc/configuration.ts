import type { Configuration, Grant, KoaContextWithOIDC } from "oidc-provider";
import { OAUTH_SCOPES } from "#lib/contract/scopes.ts";
import { hasConsented } from "#lib/domain/oauth-apps/consent.ts";
import { findSubject } from "#lib/domain/oauth-apps/find-subject.ts";
import type { PrivateJwk } from "#lib/domain/oauth-apps/signing-keys.ts";
import { oidcAdapter } from "./adapter.ts";
import { currentCall, knownClient } from "./call.ts";
import { LIFETIMES, rotateRefreshToken } from "./lifetimes.ts";
import { OIDC_ROUTES } from "./oidc-routes.ts";
import { renderError, renderSignedOut, renderSignOut } from "./pages.ts";
import { settleScopes } from "./settle-scopes.ts";

/** Where a user is asked, for the request with this id. */
const CONSENT_PATH = "/consent";

const COOKIES = { httpOnly: true, sameSite: "lax" as const, signed: false };

/** The library's settings. Everything that is not here is off. */
export function oidcConfiguration(keys: PrivateJwk[]): Configuration {
	return {
		adapter: oidcAdapter,
		jwks: { keys: keys as unknown as NonNullable<Configuration["jwks"]>["keys"] },
		routes: OIDC_ROUTES,
		scopes: [...OAUTH_SCOPES],
		claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
		// Name and address stand in the id token too, so that apps need not ask a second time.
		conformIdTokenClaims: false,
		responseTypes: ["code"],
		clientAuthMethods: ["client_secret_basic", "client_secret_post"],
		clientDefaults: { id_token_signed_response_alg: "RS256" },
		pkce: { required: () => true },
		allowOmittingSingleRegisteredRedirectUri: false,
		formats: { bitsOfOpaqueRandomness: 256 },
		ttl: LIFETIMES,
		rotateRefreshToken,
		expiresWithSession: () => false,
		cookies: {
			names: { session: "signet.op", interaction: "signet.op.asked", resume: "signet.op.back" },
			long: COOKIES,
			short: COOKIES,
		},
		extraParams: { access_type: settleScopes },
		findAccount: async (_ctx, userId) => {
			const user = await findSubject(userId);
			if (!user) return undefined;
			const { email, isEmailVerified, name } = user;
			return { accountId: userId, claims: () => ({ sub: userId, name, email, email_verified: isEmailVerified }) };
		},
		loadExistingGrant: loadGrant,
		extraTokenClaims: async (_ctx, token) => {
			const { isSandbox, actingUserId } = knownClient(token.clientId ?? "");
			const environment = isSandbox ? "sandbox" : "live";
			return token.kind === "ClientCredentials" ? { environment, sub: actingUserId } : { environment };
		},
		interactions: { url: (_ctx, interaction) => `${CONSENT_PATH}/${interaction.uid}` },
		renderError,
		features: {
			devInteractions: { enabled: false },
			revocation: { enabled: true, allowedPolicy: isOwnToken },
			introspection: { enabled: true, allowedPolicy: isOwnLiveToken },
			rpInitiatedLogout: {
				enabled: true,
				logoutSource: renderSignOut,
				postLogoutSuccessSource: renderSignedOut,
			},
			resourceIndicators: { enabled: false },
			dPoP: { enabled: false },
			pushedAuthorizationRequests: { enabled: false },
		},
	};
}

type Token = {
	clientId?: string | undefined;
	accountId?: string | undefined;
	extra?: Record<string, unknown> | undefined;
};

/** Applications learn nothing of each other's tokens and cannot end them. */
async function isOwnToken(_ctx: unknown, client: { clientId: string }, token: Token): Promise<boolean> {
	return token.clientId === client.clientId;
}

async function isOwnLiveToken(ctx: unknown, client: { clientId: string }, token: Token): Promise<boolean> {
	if (!(await isOwnToken(ctx, client, token))) return false;
	return (await findSubject(token.accountId ?? String(token.extra?.sub ?? ""))) !== null;
}

/**
 * A new family for a request whose scopes the user has consented to, now or before. Undefined shows the consent page,
 * which also asks for a confirmation where the scopes need one.
 */
async function loadGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
	const { account, client, provider, requestParamScopes } = ctx.oidc;
	if (!account || !client || ctx.oidc.promptPending("consent")) return undefined;
	const scopes = [...requestParamScopes];
	const ids = { accountId: account.accountId, clientId: client.clientId };
	const { context, user } = currentCall();
	if (!user || !(await hasConsented(context, user, knownClient(client.clientId), scopes))) return undefined;
	const grant = new provider.Grant(ids);
	grant.addOIDCScope(scopes.join(" "));
	await grant.save();
	return grant;
}
