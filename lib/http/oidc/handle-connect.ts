import { randomUUID } from "node:crypto";
import { handleOidcRequest, type OidcRequest } from "#lib/auth/oidc/handle-oidc-request.ts";
import { OIDC_ROUTES } from "#lib/auth/oidc/oidc-routes.ts";
import { PAGE_POLICY, refusalPage } from "#lib/auth/oidc/pages.ts";
import { env } from "#lib/config/env.ts";
import { canonicalScope } from "#lib/contract/scopes.ts";
import { type UserContext, type VisitorContext, visitorContext } from "#lib/domain/context.ts";
import { sessionStart } from "#lib/domain/users/sessions/session-start.ts";
import { signOut } from "#lib/domain/users/sessions/sign-out.ts";
import { asAppError } from "../answering/present-error.ts";
import { findPageUser } from "../pages/page-context.ts";
import { readSmallBody } from "../reading/read-small-body.ts";
import { parseUrlEncoded } from "../reading/text-encoding.ts";
import { contextOf } from "../require-context.ts";
import { requireEndpoint, WrongMethod } from "./endpoints.ts";
import { assertFewFailures, countFailure } from "./limit-connect.ts";

/** Who is signed in in the browser that calls. */
type FindUser = () => Promise<UserContext | null>;

/** RFC 6749 requests are small. */
const MAX_BODY_BYTES = 56 * 1024;

/** Paths at which it matters who is signed in. */
const BROWSER_PATH = /^\/connect\/(?:authorize|endsession)(?:\/|$)/;
const SIGN_OUT_PATH = "/connect/endsession/confirm";

/** Answers everything below /connect and /.well-known: limits, then the authorization server. */
export async function handleConnect(request: Request, findUser: FindUser = findPageUser): Promise<Response> {
	const requestId = randomUUID();
	const context = contextOf(request.headers, requestId, visitorContext("authorization server").principal);
	try {
		const url = canonicalUrl(request.url);
		requireEndpoint(request.method, url.pathname);
		const body = await readSmallBody(request, MAX_BODY_BYTES);
		refuseBrokenText(url, body);
		if (request.method === "POST" && url.pathname === OIDC_ROUTES.authorization) return toGet(url, body);
		const call = withKnownScopes({ method: request.method, url, headers: request.headers, body });
		await assertFewFailures(context, call);
		const user = BROWSER_PATH.test(url.pathname) ? await findUser() : undefined;
		const answer = await handleOidcRequest(context, { ...call, ...(await signedIn(user)) });
		await countFailure(context, call, answer);
		if (user && hasSignedOut(call, answer)) await leaveProviderToo(context, user, answer);
		answer.headers.set("X-Request-Id", requestId);
		return answer;
	} catch (error) {
		return presentOAuthError(error, requestId, request);
	}
}

/** The authorization server would read bytes that are not UTF-8 as U+FFFD. @throws AppError InvalidRequest, ValidationError */
function refuseBrokenText(url: URL, body: Buffer): void {
	parseUrlEncoded(Buffer.from(url.search.slice(1)), null);
	parseUrlEncoded(body, null);
}

/** OpenID Connect Core 3.1.2.1 has requests posted too; as a GET the browser's own cookies come along. */
function toGet(url: URL, body: Buffer): Response {
	const query = new URLSearchParams([...url.searchParams, ...new URLSearchParams(body.toString("utf8"))]);
	const location = `${url.pathname}?${query}`;
	return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}

/** A request that names scopes as BoldSign's clients do, in the names that the authorization server knows. */
function withKnownScopes(call: Omit<OidcRequest, "user">): Omit<OidcRequest, "user"> {
	const url = new URL(call.url);
	renameScopes(url.searchParams);
	if (!isForm(call.headers)) return { ...call, url };
	const form = new URLSearchParams(call.body.toString("utf8"));
	return renameScopes(form) ? { ...call, url, body: Buffer.from(form.toString()) } : { ...call, url };
}

/** @returns whether anything was renamed */
function renameScopes(parameters: URLSearchParams): boolean {
	const named = parameters.get("scope");
	const known = named?.split(" ").map(canonicalScope).join(" ") ?? null;
	if (known === null || known === named) return false;
	parameters.set("scope", known);
	return true;
}

function isForm(headers: Headers): boolean {
	return headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/** Paths are known without regard to case (lib/contract/README.md "Paths"), but for the ids in them. */
function canonicalUrl(given: string): URL {
	const url = new URL(given);
	const [, first = "", second = "", ...rest] = url.pathname.replace(/\/+$/, "").split("/");
	url.pathname = ["", first.toLowerCase(), second.toLowerCase(), ...rest].join("/");
	return url;
}

async function signedIn(user: UserContext | null | undefined): Promise<Pick<OidcRequest, "user">> {
	if (user === undefined) return {};
	const signedInAt = user && (await sessionStart(user));
	return { user: user && signedInAt ? { principal: user.principal, signedInAt } : null };
}

/** Who signs out for an application signs out of Signet: else the next request would let them in again. */
function hasSignedOut({ method, url, body }: OidcRequest, answer: Response): boolean {
	if (method !== "POST" || url.pathname !== SIGN_OUT_PATH || answer.status !== 303) return false;
	return new URLSearchParams(body.toString("utf8")).has("logout");
}

/** Who had come from a provider signs out there as well, on the way to where the application wants them. */
async function leaveProviderToo(context: VisitorContext, { principal }: UserContext, answer: Response): Promise<void> {
	const onward = new URL(answer.headers.get("Location") ?? "/sign-in", env().publicUrl).href;
	const atProvider = await signOut(context, principal.credentialId, onward);
	if (atProvider) answer.headers.set("Location", atProvider);
}

/** RFC 6749 section 5.2 in shape; the codes for "not now" are those of section 4.1.2.1. */
function presentOAuthError(thrown: unknown, requestId: string, request: Request): Response {
	const error = asAppError(thrown, requestId);
	const allow: Record<string, string> = error instanceof WrongMethod ? { Allow: error.allowed } : {};
	const code = error.status === 429 || error.status === 503 ? "temporarily_unavailable" : "server_error";
	const headers = {
		...allow,
		...(error.retryAfterSeconds ? { "Retry-After": String(error.retryAfterSeconds) } : {}),
		"Cache-Control": "no-store",
		"X-Request-Id": requestId,
	};
	const description = error.code === "Internal" ? `${error.message} Trace id: ${requestId}` : error.message;
	if (isBrowser(request)) return pageOf(request, description, { status: error.status, headers });
	const body = { error: error.status < 429 ? "invalid_request" : code, error_description: description };
	return Response.json(body, { status: error.status, headers });
}

/** Whether a person waits for the answer: a browser that goes to an address says that it wants a page. */
function isBrowser({ method, headers }: Request): boolean {
	return method === "GET" && (headers.get("accept")?.includes("text/html") ?? false);
}

function pageOf(
	request: Request,
	sentence: string,
	{ status, headers }: { status: number; headers: Record<string, string> },
): Response {
	const policy = `${PAGE_POLICY}; frame-ancestors 'none'`;
	const page = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
	return new Response(refusalPage(sentence, request.headers.get("accept-language") ?? ""), {
		status,
		headers: { ...headers, ...page },
	});
}
