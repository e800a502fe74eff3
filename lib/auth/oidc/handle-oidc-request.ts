import { createHash } from "node:crypto";
import { type Response as Answer, inject } from "light-my-request";
import { env } from "#lib/config/env.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { inArtifactScope } from "#lib/domain/oauth-apps/artifact-scope.ts";
import { alignSession, type SignedIn } from "./align-session.ts";
import { type OidcCall, runCall } from "./call.ts";
import { OIDC_ROUTES } from "./oidc-routes.ts";
import { oidcProvider } from "./provider.ts";

/** RFC 7636 section 4.2 */
const CHALLENGE = /^[\w.~-]{43,128}$/;

/**
 * The library knows the S256 method only. A `plain` challenge C is the verifier itself, so S256 with the
 * hash of C accepts exactly the same verifier. What is not a proper challenge is left for the library to refuse.
 */
function withHashedChallenge(query: URLSearchParams): URLSearchParams {
	const given = query.getAll("code_challenge");
	const methods = query.getAll("code_challenge_method");
	const [challenge] = given;
	if (methods.length !== 1 || methods[0] !== "plain" || given.length !== 1) return query;
	if (!challenge || !CHALLENGE.test(challenge)) return query;
	const hashed = new URLSearchParams(query);
	hashed.set("code_challenge", createHash("sha256").update(challenge).digest("base64url"));
	hashed.set("code_challenge_method", "S256");
	return hashed;
}

/** A request to the authorization server. */
export type OidcRequest = {
	method: string;
	url: URL;
	headers: Headers;
	body: Buffer;
	/** Who is signed in to Signet in this browser; left out where that does not matter. */
	user?: SignedIn | null;
};

/** Passed on; everything else stays out, what a client claims of proxies above all. */
const PASSED = ["accept", "accept-language", "authorization", "content-type", "cookie", "origin", "user-agent"];

/** Has the library answer a request, as one transaction. Whatever it refuses is an answer too and is kept. */
export async function handleOidcRequest(context: VisitorContext, request: OidcRequest): Promise<Response> {
	const provider = await oidcProvider(context.now());
	const answering = (call: OidcCall) =>
		inArtifactScope(context, async () => {
			const headers = passedHeaders(request);
			if (request.user !== undefined) headers.cookie = await alignSession(provider, headers.cookie ?? "", request);
			const answer: Answer = await inject(provider.callback(), {
				method: request.method as "GET",
				url: pathOf(request.url),
				headers,
				...(request.body.length > 0 ? { payload: request.body } : {}),
			});
			for (const note of call.notes) await note();
			return toResponse(answer, request.url);
		});
	return runCall(context, answering, request.user?.principal ?? null);
}

function passedHeaders({ headers }: OidcRequest): Record<string, string> {
	const { host, protocol } = new URL(env().publicUrl);
	const passed = PASSED.flatMap((name) => {
		const value = headers.get(name);
		return value === null ? [] : [[name, value]];
	});
	return { ...Object.fromEntries(passed), host, "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) };
}

function pathOf(url: URL): string {
	if (url.pathname !== OIDC_ROUTES.authorization) return url.pathname + url.search;
	return `${url.pathname}?${withHashedChallenge(url.searchParams)}`;
}

/** Nothing of the authorization server is shown in a frame, kept in a cache or told to other sites. */
function toResponse(answer: Answer, url: URL): Response {
	const isPublic = url.pathname.startsWith("/.well-known/");
	const headers = new Headers({
		...(isPublic || "cache-control" in answer.headers ? {} : { "Cache-Control": "no-store" }),
		"X-Frame-Options": "DENY",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "no-referrer",
		"Content-Security-Policy": "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
	});
	for (const [name, value] of Object.entries(answer.headers)) {
		if (value === undefined || name === "content-length" || name === "connection") continue;
		for (const one of Array.isArray(value) ? value : [String(value)]) headers.append(name, one);
	}
	const hasBody = answer.rawPayload.length > 0;
	return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers });
}
