import { createHash, randomBytes } from "node:crypto";
import { withoutNodeAdvice } from "#lib/errors/without-node-advice.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { tell } from "#lib/i18n/report/tell.ts";
import { childAt, children, integer, NULL, octetString, oid, readDer, sequence, TAG, TRUE } from "../asn1/der.ts";
import { OID } from "../asn1/oids.ts";
import { checkTimestamp } from "../verifying/check-timestamp.ts";

const TIMEOUT_MS = 5_000;
/** Far above any token with its chain; a server that sends more is not a time-stamping one. */
const MAX_RESPONSE_BYTES = 64 * 1024;

/** URL without credentials, and the Authorization header they become (fetch refuses them in a URL). */
function splitCredentials(tsaUrl: string): { url: string; headers: Record<string, string> } {
	const url = new URL(tsaUrl);
	const { username, password } = url;
	url.username = "";
	url.password = "";
	if (username === "") return { url: url.href, headers: {} };
	const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
	return { url: url.href, headers: { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` } };
}

/** TimeStampReq of RFC 3161 2.4.1, with a nonce, and with the wish for the TSA's certificates. */
function timestampRequest(imprint: Uint8Array, nonce: Uint8Array): Uint8Array {
	return sequence(
		integer(Uint8Array.of(1)),
		sequence(sequence(oid(OID.sha256), NULL), octetString(imprint)),
		nonce,
		TRUE,
	);
}

function tokenOf(response: Uint8Array): Uint8Array {
	const [statusInfo, token] = children(readDer(response));
	if (!statusInfo) throw new Error("it sent an empty response");
	const status = childAt(statusInfo, 0).content.at(-1);
	// granted and grantedWithMods (RFC 3161 2.4.2)
	if (status !== 0 && status !== 1) throw new Error(`it refused the request (status ${status})`);
	if (!token || token.tag !== TAG.sequence) throw new Error("it sent no token");
	return token.bytes;
}

async function readLimited(response: Response): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response.body ?? []) {
		size += chunk.length;
		if (size > MAX_RESPONSE_BYTES) throw new Error("its response is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

const HUNG_UP = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/** A kept connection may have been closed by the server in the meantime; asking again does no harm. */
async function fetchFresh(url: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(url, init);
	} catch (error) {
		const cause = error instanceof Error ? error.cause : undefined;
		const hasHungUp = cause instanceof Error && "code" in cause && HUNG_UP.has(String(cause.code));
		if (!hasHungUp) throw error;
		return fetch(url, init);
	}
}

function reasonOf(error: unknown, timeoutMs: number): string {
	if (!(error instanceof Error)) return String(error);
	if (error.name === "TimeoutError") return `it didn’t respond within ${timeoutMs / 1000} seconds`;
	// fetch hides why a connection failed in the cause.
	const said = error.cause instanceof Error ? error.cause.message || "the connection failed" : error.message;
	return withoutNodeAdvice(said);
}

/**
 * Asks the time-stamping authority for a token over `data` (RFC 3161) and checks it. Throws an Error
 * whose message is the reason: no answer within `timeoutMs` (5 seconds), a refusal, or a token over something else.
 */
export async function requestTimestamp(tsaUrl: string, data: Uint8Array, timeoutMs = TIMEOUT_MS): Promise<Uint8Array> {
	try {
		const { url, headers } = splitCredentials(tsaUrl);
		const nonce = integer(randomBytes(8));
		const response = await fetchFresh(url, {
			method: "POST",
			headers: { ...headers, "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
			body: Buffer.from(timestampRequest(createHash("sha256").update(data).digest(), nonce)),
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (!response.ok) throw new Error(`it returned HTTP ${response.status}`);
		const token = tokenOf(await readLimited(response));
		const check = checkTimestamp(token, [data]);
		if (check.problem) throw new Error(`its token isn’t valid: ${tell(check.problem, messages.EN.details)}`);
		if (!check.nonce || Buffer.compare(check.nonce, nonce) !== 0) throw new Error("its token is for another request");
		return token;
	} catch (error) {
		throw new Error(reasonOf(error, timeoutMs), { cause: error });
	}
}
