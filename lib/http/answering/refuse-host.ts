import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#lib/config/env.ts";
import { isOwnHost, isWellFormedHost, withOwnPort } from "../reading/own-host.ts";
import { isOpenToSigners } from "../signing/origins.ts";
import { writeAnswer } from "./write-answer.ts";

/** Programs call these with a key or a signature, at any host name that reaches them. */
const FOR_PROGRAMS = /^\/(?:v1|v1-beta|connect|\.well-known|api\/(?:verifiers|health))(?:\/|$)/;

/**
 * Refuses a request with an invalid Host header, and a request for a page or action at a host that is not ours:
 * sessions begin only at the address of our links, and a page at another host is never of our origin.
 *
 * A name with a dot at its end is the same host (RFC 3986 section 3.2.2), but another origin to browsers: pages redirect
 * to the name without it.
 *
 * @returns whether it was answered
 */
export function refuseHost(request: IncomingMessage, response: ServerResponse): boolean {
	const { publicUrl, signingUrl, isPublicUrlSet } = env();
	const { headers } = request;
	// Any client can send it, and the framework compares the Origin of an action with it instead of Host. The framework’s
	// own requests, which forward an action to its page, name our host there.
	if (isPublicUrlSet && !isOwnHost(String(headers["x-forwarded-host"]))) delete headers["x-forwarded-host"];
	const given = headers.host;
	const host = given?.replace(/\.(?=:\d+$|$)/, "");
	if (host !== undefined && !isWellFormedHost(host)) {
		writeAnswer(response, sentence(400, "The Host header isn’t a valid host name."));
		return true;
	}
	const [path = "/"] = (request.url ?? "/").split("?", 1);
	const isForPrograms = FOR_PROGRAMS.test(path);
	if (host !== given && !isForPrograms && isOwnHost(host)) {
		response.writeHead(308, { Location: `//${host}${request.url}`, "Cache-Control": "no-store" }).end();
		return true;
	}
	if (host !== undefined) headers.host = withOwnPort(host);
	// If signers have a separate origin, other hosts see what signers see (lib/http/signing/origins.ts).
	if (publicUrl !== signingUrl) return false;
	// HTTP/1.0 has no Host header; browsers always send one.
	headers.host ??= new URL(publicUrl).host;
	if (isPublicUrlSet && headers.origin === publicUrl && isOwnHost(headers.host)) {
		// One of our pages sent it, even if a proxy changed Host; the framework compares the two for actions.
		headers.host = new URL(publicUrl).host;
		delete headers["x-forwarded-host"];
	}
	if (isOwnHost(headers.host) || isForPrograms || isOpenToSigners(path, request)) return false;
	const proxy = `have the proxy send “Host: ${new URL(publicUrl).host}”`;
	const set = `Set PUBLIC_URL to https://${headers.host}`;
	writeAnswer(response, sentence(421, `Signet doesn’t answer at this address. ${set}, or ${proxy}.`));
	return true;
}

function sentence(status: number, text: string): Response {
	const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
	return new Response(`${text}\n`, { status, headers });
}
