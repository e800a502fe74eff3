import { env } from "#lib/config/env.ts";
import type { IdentityAnswer } from "#lib/contract/signing/identity-page.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { type GoneOn, goToProvider } from "#lib/domain/signing/identifying/go-to-provider.ts";
import { returnFromProvider } from "#lib/domain/signing/identifying/return-from-provider.ts";
import { jsonResponse } from "#lib/http/answering/json-response.ts";
import { defineEndpoint } from "#lib/http/define-endpoint.ts";
import { backToPage } from "./back-to-page.ts";
import { countIdentityCall, identityProgress } from "./define-identity-route.ts";
import { limitLinkCalls, type SigningParams, signingCall } from "./define-signing-route.ts";
import { IDENTITY_LINK_COOKIE } from "./link-cookies.ts";

const TOKEN = /(?:^|;\s*)signet\.identity-link=([\w-]{43})(?:;|$)/;
/** A page of the provider is good for two days. */
const KEPT_SECONDS = 172_800;

/**
 * Leads a browser on to the page of the provider that takes the pictures: by a redirect, or in JSON with `?as=json`.
 * It is a link, since a form's target may be none but ourselves, and it works without scripts.
 */
export const leadToProvider = defineEndpoint<SigningParams>(
	async (request, { token }) => {
		const call = signingCall(request.headers);
		const busy = await countIdentityCall(request.headers, call, token);
		const gone: GoneOn = busy === null ? await goToProvider(call, token) : { outcome: "busy" };
		const headers: Record<string, string> = gone.page ? { "set-cookie": linkCookie(token, gone.page.sessionId) } : {};
		if (!isScript(request)) {
			return gone.page ? redirect(gone.page.url, headers) : backToPage(token, `?identity=${gone.outcome}`);
		}
		const { progress } = await identityProgress(call, token);
		const { outcome, page } = gone;
		const answer = { outcome, progress, ...(page && { url: page.url }), retryAfterSeconds: busy };
		return jsonResponse(answer satisfies IdentityAnswer, { headers });
	},
	{
		instead: (error, request, { token }) =>
			error.code === "LinkUnusable" && !isScript(request) ? backToPage(token) : null,
	},
);

/** Where the provider sends browsers back to: on to the link that they left, where they still know it. */
export const leadBack = defineEndpoint<{ sessionId: string }>(async (request, { sessionId }) => {
	await limitLinkCalls(request.headers);
	await returnFromProvider(visitorContext(), sessionId);
	const token = TOKEN.exec(request.headers.get("cookie") ?? "")?.[1];
	return token ? backToPage(token) : redirect("/identity/returned");
});

function isScript(request: Request): boolean {
	return new URL(request.url).searchParams.get("as") === "json";
}

function redirect(location: string, headers: Record<string, string> = {}): Response {
	return new Response(null, {
		status: 303,
		headers: { ...headers, location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
	});
}

function linkCookie(token: string, sessionId: string): string {
	const secure = env().signingUrl.startsWith("https:") ? "; Secure" : "";
	return `${IDENTITY_LINK_COOKIE}=${token}; Path=/identity/return/${sessionId}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
