import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#lib/config/env.ts";
import { isOwnHost, isWellFormedHost } from "../reading/own-host.ts";
import { isOpenToSigners } from "../signing/origins.ts";
import { writeAnswer } from "./write-answer.ts";

/** Programs call these with a key or a signature, at any host name that reaches them. */
const FOR_PROGRAMS = /^\/(?:v1|v1-beta|connect|\.well-known|api\/verifiers)(?:\/|$)/;

/**
 * Refuses a request with an invalid Host header, and a request for a page or action at a host that is not ours:
 * sessions begin only at the address of our links, and a page at another host is never of our origin.
 *
 * @returns whether it was refused
 */
export function refuseHost(request: IncomingMessage, response: ServerResponse): boolean {
	const { host } = request.headers;
	const { publicUrl, signingUrl } = env();
	// HTTP/1.0 has no Host header.
	if (host !== undefined && !isWellFormedHost(host)) {
		writeAnswer(response, sentence(400, "The Host header isn’t a valid host name."));
		return true;
	}
	// If signers have a separate origin, other hosts see what signers see (lib/http/signing/origins.ts).
	if (publicUrl !== signingUrl || isOwnHost(host)) return false;
	const [path = "/"] = (request.url ?? "/").split("?", 1);
	if (FOR_PROGRAMS.test(path) || isOpenToSigners(path, request)) return false;
	const set = host === undefined ? "Send a Host header" : `Set PUBLIC_URL to https://${host}`;
	const proxy = `have the proxy send “Host: ${new URL(publicUrl).host}”`;
	writeAnswer(response, sentence(421, `Signet doesn’t answer at this address. ${set}, or ${proxy}.`));
	return true;
}

function sentence(status: number, text: string): Response {
	const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
	return new Response(`${text}\n`, { status, headers });
}
