import { createHash, randomBytes } from "node:crypto";
import { answerWaitingRequest, readWaitingRequest } from "#lib/auth/oidc/interaction.ts";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { OAUTH_SCOPES } from "#lib/contract/scopes.ts";
import { operatorContext, type UserContext, visitorContext } from "#lib/domain/context.ts";
import { giveConsent } from "#lib/domain/oauth-apps/consent.ts";
import { type ClientCredentials, createOAuthApp, type NewOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { findSession } from "#lib/domain/users/sessions/find-session.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { handleConnect } from "#lib/http/oidc/handle-connect.ts";
import type { ApiCaller } from "./api-caller.ts";
import { sessionIdOf } from "./session-id-of.ts";

export const REDIRECT_URI = "https://app.example.com/callback";
export const VERIFIER = "a-verifier-of-forty-three-characters-or-more-0123";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");
const ORIGIN = "http://localhost:3000";

export type TokenAnswer = { status: number; headers: Headers; body: Record<string, string | number | undefined> };
type Values = Record<string, string | undefined>;

/** An application with every scope, unless told otherwise. */
export function makeOAuthApp(accountId: string, settings: Partial<OAuthAppSettings> = {}): Promise<NewOAuthApp> {
	return createOAuthApp(operatorContext("test"), {
		accountId,
		name: "Acme CRM",
		redirectUris: [REDIRECT_URI],
		scopes: [...OAUTH_SCOPES],
		secretValidityDays: null,
		billing: "User",
		refreshMode: "Absolute",
		actingUserId: null,
		...settings,
	});
}

/** Signs a user in, as in a browser. */
export async function signedInContext({ email }: Pick<ApiCaller, "email">): Promise<UserContext> {
	const context = { ...visitorContext(), ip: "203.0.113.7" };
	const session = await signIn(context, { email, password: "correct horse battery" });
	const principal = session && (await findSession(visitorContext(), sessionIdOf(session)));
	if (!principal) throw new Error("The user could not be signed in.");
	return { ...context, principal };
}

/** Opens the authorize address in a browser in which the user is signed in, or nobody. */
export async function openAuthorize(
	clientId: string,
	user: UserContext | null,
	{ params = {}, cookies = "" }: { params?: Values; cookies?: string } = {},
): Promise<Response> {
	const all: Values = {
		client_id: clientId,
		response_type: "code",
		redirect_uri: REDIRECT_URI,
		scope: "openid offline_access Service.Documents.All",
		state: "state-1",
		code_challenge: CHALLENGE,
		code_challenge_method: "S256",
		...params,
	};
	return openPath(`/connect/authorize?${queryOf(all)}`, user, cookies);
}

export function openPath(path: string, user: UserContext | null, cookies: string): Promise<Response> {
	return handleConnect(new Request(ORIGIN + path, { headers: { cookie: cookies } }), async () => user);
}

/** The whole way of a user through consent. @returns what the redirect carries */
export async function authorize(
	clientId: string,
	user: UserContext,
	params: Values = {},
): Promise<{ query: URLSearchParams; cookies: string }> {
	const asked = await openAuthorize(clientId, user, { params });
	const cookies = cookiesOf(asked);
	const location = asked.headers.get("location") ?? "";
	if (!location.startsWith("/consent/")) return { query: new URL(location).searchParams, cookies };
	const waiting = await readWaitingRequest(visitorContext(), cookies);
	if (!waiting) throw new Error("No request waits.");
	await giveConsent(user, waiting.client, waiting.scopes);
	const login = { accountId: user.principal.userId };
	const back = new URL(await answerWaitingRequest(visitorContext(), cookies, { login, consent: {} }));
	const done = await openPath(back.pathname, user, cookies);
	return { query: new URL(done.headers.get("location") ?? "").searchParams, cookies };
}

/** Posts a form to the authorization server. */
export async function postForm(
	path: string,
	values: Values,
	headers: Record<string, string> = {},
): Promise<TokenAnswer> {
	const response = await handleConnect(
		new Request(ORIGIN + path, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json", ...headers },
			body: queryOf(values),
		}),
	);
	const text = await response.text();
	const body = text === "" ? {} : (JSON.parse(text) as TokenAnswer["body"]);
	return { status: response.status, headers: response.headers, body };
}

/** Asks the authorization server for something. */
export async function getJson(path: string, headers: Record<string, string> = {}): Promise<TokenAnswer> {
	const request = new Request(ORIGIN + path, { headers: { Accept: "application/json", ...headers } });
	const response = await handleConnect(request, async () => null);
	return { status: response.status, headers: response.headers, body: (await response.json()) as TokenAnswer["body"] };
}

/** Exchanges a code. */
export function exchange(client: ClientCredentials, code: string, values: Values = {}): Promise<TokenAnswer> {
	return postForm("/connect/token", {
		grant_type: "authorization_code",
		...secretOf(client),
		code,
		redirect_uri: REDIRECT_URI,
		code_verifier: VERIFIER,
		...values,
	});
}

export function refresh(client: ClientCredentials, token: unknown, values: Values = {}): Promise<TokenAnswer> {
	const refresh_token = String(token);
	return postForm("/connect/token", { grant_type: "refresh_token", ...secretOf(client), refresh_token, ...values });
}

/** The client's id and secret as the form has them. */
export function secretOf({ clientId, clientSecret }: ClientCredentials): { client_id: string; client_secret: string } {
	return { client_id: clientId, client_secret: clientSecret };
}

export function basicAuth(clientId: string, clientSecret: string): Record<string, string> {
	const encoded = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
	return { Authorization: `Basic ${Buffer.from(encoded).toString("base64")}` };
}

/** A code and its tokens for a user. */
export async function connect(app: ClientCredentials, user: UserContext, params: Values = {}): Promise<TokenAnswer> {
	const { query } = await authorize(app.clientId, user, params);
	return exchange(app, query.get("code") ?? "");
}

export function randomSecret(): string {
	return randomBytes(32).toString("base64url");
}

function queryOf(values: Values): URLSearchParams {
	const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return new URLSearchParams(given);
}

function cookiesOf(response: Response): string {
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}
