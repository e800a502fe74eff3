import {
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type Configuration,
	calculatePKCECodeChallenge,
	fetchUserInfo,
	genericGrantRequest,
	type IDToken,
	randomNonce,
	randomPKCECodeVerifier,
	randomState,
} from "openid-client";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { endSessionEndpoint } from "./end-session-endpoint.ts";
import { openProvider, type ProviderAccess } from "./open-provider.ts";
import { ProviderProblem, problemOf } from "./provider-problem.ts";

/** What the browser keeps while somebody is at the provider; without it the answer is nobody's. */
type Expected = { state: string; nonce: string; verifier: string };

/** What an address that a provider leads back to is like. */
type Way = { redirectUri: string };

/**
 * Where somebody signs in: by a code, with PKCE (RFC 7636, S256), state and nonce.
 *
 * @param again asks them to prove it though they are signed in there, and the provider to say when they did
 *   (OpenID Connect Core 3.1.2.1: with `max_age` the answer has to hold `auth_time`)
 * @throws ProviderProblem
 */
export async function beginAtProvider(
	access: ProviderAccess,
	{ redirectUri, scopes, again }: Way & { scopes: string; again: boolean },
): Promise<{ url: string; expected: Expected }> {
	const config = await openProvider(access);
	const expected = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
	const url = buildAuthorizationUrl(config, {
		redirect_uri: redirectUri,
		response_type: "code",
		scope: scopes,
		state: expected.state,
		nonce: expected.nonce,
		code_challenge: await calculatePKCECodeChallenge(expected.verifier),
		code_challenge_method: "S256",
		// Asked for an age, a provider has to say when it was (OpenID Connect Core 1.0 section 2, auth_time).
		...(again ? { prompt: "login", max_age: "0" } : {}),
	});
	// A page that is left for it must not be one of a browser's own kinds of address.
	if (!["https:", ...(access.mayReachPrivate ? ["http:"] : [])].includes(url.protocol)) {
		throw new ProviderProblem("wrong", "Its sign-in page doesn’t use https.");
	}
	return { url: url.href, expected };
}

/** Whom a provider says that it is. */
export type Identified = {
	issuer: string;
	/** The provider's own name of the person, which never changes. */
	subject: string;
	/** In lower case; null when it names none. */
	email: string | null;
	/** Whether it vouches for the address; null: it says nothing of that. */
	isEmailVerified: boolean | null;
	/** When the person last proved there who they are; null: it does not say. */
	provedAt: Date | null;
	name: string;
	/** Groups by the claim that was asked for; null: the provider says nothing of them. */
	groups: string[] | null;
	/** How the person signs out there too; null: there is no way. */
	leaving: Leaving | null;
};

/** A session at a provider (OpenID Connect RP-Initiated Logout 1.0). */
export type Leaving = { endpoint: string; clientId: string; idToken: string };

/** Longer ones do not fit into an address: the provider asks then whether one wants to sign out. */
const MAX_HINT_LENGTH = 5_000;

/**
 * Takes what a provider has led back with: exchanges the code, checks signature, issuer, audience, time and nonce of the
 * id token, and reads of the person what was asked for.
 *
 * @param query what the browser came back with
 * @throws ProviderProblem
 */
export async function finishAtProvider(
	access: ProviderAccess,
	{ redirectUri, query, expected, groupClaim }: Way & { query: string; expected: Expected; groupClaim: string | null },
): Promise<Identified> {
	const config = await openProvider(access);
	try {
		const tokens = await authorizationCodeGrant(config, new URL(`?${query}`, redirectUri), {
			expectedState: expected.state,
			expectedNonce: expected.nonce,
			pkceCodeVerifier: expected.verifier,
			idTokenExpected: true,
		});
		const idToken = tokens.claims();
		if (!idToken) throw new ProviderProblem("wrong", "It returned no ID token.");
		requirePast(idToken);
		const more = await askForMore(config, idToken, tokens.access_token, groupClaim);
		return {
			...identityOf(idToken),
			...addressOf(idToken, more),
			...readClaims({ ...more, ...idToken }, groupClaim),
			leaving: leavingOf(config, tokens.id_token),
		};
	} catch (error) {
		throw problemOf(error);
	}
}

type Claims = Record<string, unknown>;

/** How far a provider's clock may be ahead of ours. */
const AHEAD_MS = 60_000;

/**
 * Refuses a sign-in dated in the future, which would count as recent until then. Uses the machine's clock, like `exp`.
 *
 * @throws ProviderProblem
 */
function requirePast({ iat, auth_time: authTime }: IDToken): void {
	const isAhead = [iat, authTime].some((seconds) => Number(seconds ?? 0) * 1000 > Date.now() + AHEAD_MS);
	if (isAhead) throw new ProviderProblem("wrong", "Its clock is ahead: the ID token is dated in the future.");
}

const identityOf = ({ iss, sub, auth_time: seconds }: IDToken) => ({
	issuer: iss,
	subject: sub,
	provedAt: typeof seconds === "number" && Number.isFinite(seconds) ? new Date(seconds * 1000) : null,
});

/** What the id token leaves out is asked of the userinfo endpoint. */
async function askForMore(
	config: Configuration,
	idToken: IDToken,
	accessToken: string,
	groupClaim: string | null,
): Promise<Claims> {
	const isComplete =
		"email" in idToken &&
		vouchesIn(idToken) !== null &&
		(groupClaim === null || claimOf(idToken, groupClaim) !== undefined);
	if (isComplete || !config.serverMetadata().userinfo_endpoint) return {};
	return fetchUserInfo(config, accessToken, idToken.sub);
}

/** Entra ID names itself so, in each of its clouds. */
const ENTRA =
	/^https:\/\/(?:login\.microsoftonline\.(?:com|us)|login\.partner\.microsoftonline\.cn|sts\.windows\.net)\//;

/**
 * Whether a provider vouches for the address that the same answer names; null: it says nothing of it. Entra ID says it
 * by a claim of its own, `xms_edov`: that the domain's owner is the organisation.
 */
function vouchesIn({ iss, email_verified: isVerified, xms_edov: isOwned }: Claims): boolean | null {
	if (isVerified !== undefined) return isVerified === true;
	if (isOwned === undefined || typeof iss !== "string" || !ENTRA.test(iss)) return null;
	return [true, 1, "1", "true"].some((yes) => yes === isOwned);
}

/**
 * The address and whether it is vouched for, both from the same answer: an address of one must not be vouched for by
 * the other, which may mean another one. What either denies is not vouched for.
 */
function addressOf(idToken: IDToken, more: Claims): Pick<Identified, "email" | "isEmailVerified"> {
	const answers = [idToken, { ...more, iss: idToken.iss }].map((claims: Claims) => ({
		email: readAddress(claims.email),
		isEmailVerified: vouchesIn(claims),
	}));
	const named = answers.filter(({ email }) => email !== null);
	const chosen = named.find(({ isEmailVerified }) => isEmailVerified !== null) ?? named[0];
	if (!chosen) return { email: null, isEmailVerified: null };
	return answers.some(({ isEmailVerified }) => isEmailVerified === false)
		? { ...chosen, isEmailVerified: false }
		: chosen;
}

function readAddress(given: unknown): string | null {
	const isAddress = typeof given === "string" && given.length <= 254 && /^[^\s@<>]+@[^\s@<>]+$/.test(given);
	return isAddress ? given.toLowerCase() : null;
}

/** @see https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims */
function readClaims(claims: Claims, groupClaim: string | null): Pick<Identified, "name" | "groups"> {
	const { name } = claims;
	const groups = groupClaim === null ? undefined : claimOf(claims, groupClaim);
	return {
		name: typeof name === "string" ? cutText(name.replaceAll(/[\s\p{Cc}]+/gu, " ").trim(), 256) : "",
		groups: groups === undefined ? null : [groups].flat().filter((one) => typeof one === "string"),
	};
}

/** A claim by its name; where there is none of that name, along its dots: "realm_access.roles". */
function claimOf(claims: Claims, name: string): unknown {
	if (Object.hasOwn(claims, name)) return claims[name];
	return name
		.split(".")
		.reduce<unknown>((at, part) => (Object.hasOwn(Object(at), part) ? (at as Claims)[part] : undefined), claims);
}

function leavingOf(config: Configuration, idToken: string | undefined): Leaving | null {
	const endpoint = endSessionEndpoint(config.serverMetadata());
	if (endpoint === null) return null;
	const hint = idToken && idToken.length <= MAX_HINT_LENGTH ? idToken : "";
	return { endpoint, clientId: config.clientMetadata().client_id, idToken: hint };
}

/**
 * Where somebody signs out at the provider, and comes back from.
 *
 * @param state comes back with them; null: nothing does
 */
export function leavingUrl({ endpoint, clientId, idToken }: Leaving, backTo: string, state: string | null): string {
	const url = new URL(endpoint);
	url.searchParams.set("client_id", clientId);
	if (idToken) url.searchParams.set("id_token_hint", idToken);
	url.searchParams.set("post_logout_redirect_uri", backTo);
	if (state !== null) url.searchParams.set("state", state);
	return url.href;
}

/**
 * Whether a provider can be reached and knows us: it is asked for what a code would give that it never gave out.
 *
 * @returns whether the person can be signed out there as well
 * @throws ProviderProblem
 */
export async function tryProvider(access: ProviderAccess, { redirectUri }: Way): Promise<{ endsSessions: boolean }> {
	const config = await openProvider(access);
	const asked = { code: randomState(), redirect_uri: redirectUri, code_verifier: randomPKCECodeVerifier() };
	const problem = await genericGrantRequest(config, "authorization_code", asked).then(() => null, problemOf);
	// That it refuses the code is the right answer; whom it does not know, it refuses before it looks at one.
	if (problem && problem.kind !== "refused") throw problem;
	return { endsSessions: leavingOf(config, undefined) !== null };
}
