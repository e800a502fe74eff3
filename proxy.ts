import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { env } from "#lib/config/env.ts";
import { contentSecurityPolicy } from "#lib/http/pages/content-security-policy.ts";
import { frameOriginsOf } from "#lib/http/pages/frame-origins.ts";
import { referrerPolicy } from "#lib/http/pages/referrer-policy.ts";
import { usesCamera } from "#lib/http/pages/uses-camera.ts";

/**
 * Pages get a Content-Security-Policy with a nonce of their own and tell the root layout which page it
 * is for. Bodies that pass a proxy are cut at 10 MB, so nothing that takes uploads may match: see `config`.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
	const nonce = randomBytes(16).toString("base64");
	const { pathname, search } = request.nextUrl;
	const frameOrigins = await frameOriginsOf(pathname);
	const policy = contentSecurityPolicy(nonce, env().isProduction, pathname + search, frameOrigins);
	const headers = new Headers(request.headers);
	// Next.js finds the nonce for its own scripts in the request's policy.
	headers.set("content-security-policy", policy);
	headers.set("x-signet-path", request.nextUrl.pathname);
	headers.set("x-signet-query", request.nextUrl.search);
	const response = NextResponse.next({ request: { headers } });
	response.headers.set("content-security-policy", policy);
	response.headers.set("referrer-policy", referrerPolicy(request.nextUrl.pathname));
	response.headers.set("x-content-type-options", "nosniff");
	// The old header knows no other origins; where there are some, the policy says it.
	const own = frameOrigins.every((origin) => origin === "'self'");
	if (own) response.headers.set("x-frame-options", frameOrigins.length > 0 ? "SAMEORIGIN" : "DENY");
	const camera = (await usesCamera(request.nextUrl.pathname)) ? "(self)" : "()";
	response.headers.set("permissions-policy", `camera=${camera}, geolocation=(), microphone=(), payment=()`);
	return response;
}

// Everything but the route handlers, each by its name (the base of those of the API and the authorization server is in
// lower case by now: lib/http/reading/request-url.ts), and the framework's and our static files. Next.js reads this as
// it stands here, so it is one text; lib/http/pages/page-headers.test.ts holds it against the files below app.
export const config = {
	matcher: [
		"/((?!v1(?:-beta)?(?:/|$)|connect/.|\\.well-known/.|api/auth/.|api/health/(?:live|ready)/?$|api/verifiers/stripe/?$|identity/return/[^/]+/?$|api/oauth-apps/[^/]+/logo/?$|sign/[^/]+/(?:adopt|adopt-upload|back|consent|decline|download|files/[^/]+|finish|identity/(?:begin|continue|go|lines|phone|picture|progress|restart|submit)|language|later|marks/[^/]+|new-link|pages/[^/]+(?:/overlay)?|phone-link|present|proof|proof/send|reassign|save|source/[^/]+|state|text/[^/]+|upload|view|viewed)/?$|documents/(?:desk/(?:blocks|blocks/[^/]+|custom-fields|people)|news|version|bulk|zip|matching|anything)/?$|documents/[^/]+/(?:attachments/[^/]+|certificate|desk/(?:access-code|apply|discard|files|files/[^/]+/pages/[^/]+|files/[^/]+/(?:places|source)|files/[^/]+/text/[^/]+|send|sign|steps|take-back)|download|fields/[^/]+|files|files/[^/]+|identity/[^/]+/pictures/[^/]+|pages/[^/]+(?:/overlay)?|source/[^/]+|text/[^/]+|version)/?$|templates/[^/]+/(?:download|files/[^/]+/pages/[^/]+|edit/(?:discard|files|files/[^/]+/(?:places|source)|files/[^/]+/text/[^/]+|save|steps))/?$|settings/brands/(?:certificate|[^/]+/save)/?$|settings/audit-log/csv/?$|settings/data/export/[^/]+/?$|settings/kept-certificates/[^/]+/?$|people/[^/]+/picture/?$|contacts/(?:csv|saved)/?$|outbox/[^/]+/attachments/[^/]+/?$|verify/check/?$|pdf-assets/[^/]+/[^/]+/?$|logos/[^/]+/[^/]+/?$|copies/[^/]+/download/?$|identity-review/[^/]+/pictures/[^/]+/?$|consent/[^/]+/decide/?$|sign-in/(?:password|passkey|out|factor/prove|set-up/end|with/[^/]+/(?:begin|callback))/?$|_next/|icon\\.svg$|icon-mail\\.png$|favicon\\.ico$).*)",
	],
};
