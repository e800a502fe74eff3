import { LENGTH_HEADER } from "./answer-length.ts";

/** What a new connection sends at once: ten segments of 1,460 bytes (RFC 6928), less the headers. */
const FIRST_FLIGHT_BYTES = 13_000;

/**
 * A JSON answer that is kept nowhere and says its length: one that does not is sent in pieces, and
 * compressed however short it is. What arrives in the first flight anyway goes as it is (`no-transform`,
 * RFC 9111 section 5.2.2.6): compressing it saves no round trip and takes longer than making it.
 */
export function jsonResponse(
	body: unknown,
	init: { status?: number; headers?: Record<string, string> } = {},
): Response {
	const text = JSON.stringify(body);
	const length = Buffer.byteLength(text);
	const headers = {
		...init.headers,
		"Cache-Control": length > FIRST_FLIGHT_BYTES ? "no-store" : "no-store, no-transform",
		"Content-Type": "application/json",
		[LENGTH_HEADER]: String(length),
	};
	return new Response(text, { status: init.status ?? 200, headers });
}
