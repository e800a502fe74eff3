import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#lib/config/env.ts";
import { ZONE_COOKIE } from "#lib/i18n/moment.ts";
import { isHostOf } from "../reading/own-host.ts";
import { IDENTITY_LINK_COOKIE, PROOF_COOKIE, REASSIGNED_COOKIE } from "./link-cookies.ts";

/** Our own server tells pages here that they are shown on the second origin, and throws away what a client sent. */
export const SECOND_ORIGIN_HEADER = "x-signet-second-origin";

/** Pages and files of the second origin, which are read and no more: what a page's action is sent to is none of them. */
const READ = [
	/^\/sign\/[^/]+\/?$/,
	/^\/copies\/[^/]+\/?$/,
	/^\/verify\/?$/,
	/^\/identity\/(?:return\/[^/]+|returned)\/?$/,
	/^\/logos\/[^/]+\/[^/]+\/?$/,
	/^\/pdf-assets\/[^/]+\/[^/]+\/?$/,
	/^\/api\/health\/(?:live|ready)\/?$/,
	/^\/_next\/static\/.+$/,
	/^\/(?:icon\.svg|icon-mail\.png|favicon\.ico)$/,
];

/** What its pages send to, each with a judgement of its own on where a request comes from. */
const CALLED = [/^\/sign\/[^/]+\/.+$/, /^\/copies\/[^/]+\/download\/?$/, /^\/verify\/check\/?$/];

/** Where links lead that were sent while there was no second origin. */
const LINK = /^\/(?:sign|copies)\/[^/]+\/?$/;

/** No page has this address. */
const NOWHERE = "/-";

/** What its pages keep in a browser, by path of each link; and the zone that times are told in. */
const COOKIES: readonly string[] = [PROOF_COOKIE, IDENTITY_LINK_COOKIE, REASSIGNED_COOKIE, ZONE_COOKIE];

/** What a page's action is called by; no page there has one. */
const ACTION_HEADER = "next-action";

/** Of a request that leads nowhere nothing is left that could be done. */
const DOING = ["content-type", "cookie"];

/**
 * Where SIGNING_URL names a second origin, the workplace and the API answer at PUBLIC_URL's host alone, and what comes
 * by any other name meets what signers need and nothing else: an unknown page in its place, and no cookie but those
 * of links. What a proxy says in X-Forwarded-Host is not looked at, since some pass on what a client sent there. A
 * link that still leads to the workplace leads on.
 *
 * @returns whether it was answered
 */
export function keepOriginsApart(request: IncomingMessage, response: ServerResponse): boolean {
	delete request.headers[SECOND_ORIGIN_HEADER];
	const { publicUrl, signingUrl } = env();
	if (publicUrl === signingUrl) return false;
	const [path = "/", query] = (request.url ?? "/").split("?", 2);
	if (isHostOf(publicUrl, request.headers.host)) {
		if (!isReading(request) || !LINK.test(path)) return false;
		const location = `${signingUrl}${path}${query === undefined ? "" : `?${query}`}`;
		response.writeHead(307, { location, "cache-control": "no-store", "referrer-policy": "no-referrer" }).end();
		return true;
	}
	request.headers[SECOND_ORIGIN_HEADER] = "1";
	delete request.headers[ACTION_HEADER];
	request.headers.cookie = cookiesOfLinks(request.headers.cookie);
	if (!isOpenToSigners(path, request)) leadNowhere(request);
	return false;
}

/** Whether a page for signers answers a request; never for a path that URL parsing changes, as it is unchecked. */
export function isOpenToSigners(path: string, request: IncomingMessage): boolean {
	if (!URL.canParse(path, "http://localhost") || new URL(path, "http://localhost").pathname !== path) return false;
	if (CALLED.some((one) => one.test(path))) return true;
	return isReading(request) && READ.some((one) => one.test(path));
}

function isReading({ method }: IncomingMessage): boolean {
	return method === "GET" || method === "HEAD";
}

function leadNowhere(request: IncomingMessage): void {
	request.url = NOWHERE;
	if (request.method !== "HEAD") request.method = "GET";
	for (const name of DOING) delete request.headers[name];
}

function cookiesOfLinks(cookies = ""): string {
	const kept = cookies.split(";").filter((one) => COOKIES.includes(one.split("=", 1)[0]?.trim() ?? ""));
	return kept.map((one) => one.trim()).join("; ");
}
