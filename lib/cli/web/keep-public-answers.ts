import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inject } from "light-my-request";
import { readTheme, THEME_COOKIE } from "#components/ui/theme.ts";
import { sessionCookie, sessionIdIn } from "#lib/auth/session-cookie.ts";
import { env } from "#lib/config/env.ts";
import { acceptsCoding } from "#lib/http/answering/compressed-files.ts";
import { withScriptHashes } from "#lib/http/pages/content-security-policy.ts";
import type { Handle } from "./make-server.ts";

type Kept = { headers: OutgoingHttpHeaders; etag: string; bodies: Map<string, Buffer> };

/** What an answer depends on: one of few values each. */
type Asked = { url: string; cookie: string };

/** The API reference. */
const PAGE = /^\/docs(?:\/api\/[a-z-]+)?$/;
const DESCRIPTION = "/v1/openapi.json";

/**
 * Answers what is the same for every visitor from memory: the reference and its description are large, and rendering
 * and compressing them for each visitor takes a tenth of a second of processor time. Each page is rendered once per
 * process and theme.
 */
export function keepPublicAnswers(handle: Handle): Handle {
	const kept = new Map<string, Promise<Kept | null>>();
	return async (request, response) => {
		const asked = await publicRequest(request);
		if (!asked) return handle(request, response);
		const key = `${asked.url} ${asked.cookie}`;
		const rendering = kept.get(key) ?? render(handle, asked);
		kept.set(key, rendering);
		const answer = await rendering.catch(() => null);
		if (answer) return write(answer, request, response);
		kept.delete(key);
		return handle(request, response);
	};
}

/** Whatever else a request says, such as its query, changes nothing. Null for every other address, and with a session. */
async function publicRequest({ method = "", url = "", headers }: IncomingMessage): Promise<Asked | null> {
	if (!/^(?:GET|HEAD)$/.test(method) || !URL.canParse(url, "http://localhost")) return null;
	const path = new URL(url, "http://localhost").pathname.replace(/\/$/, "");
	if (path === DESCRIPTION) return { url: path, cookie: "" };
	const token = cookieOf(headers, sessionCookie());
	if (!PAGE.test(path) || (token && (await sessionIdIn(token)))) return null;
	return { url: path, cookie: `${THEME_COOKIE}=${readTheme(cookieOf(headers, THEME_COOKIE))}` };
}

function cookieOf({ cookie = "" }: IncomingHttpHeaders, name: string): string | undefined {
	const found = cookie.split(";").find((one) => one.trim().startsWith(`${name}=`));
	return found?.trim().slice(name.length + 1);
}

/** @returns null when it failed: then the next one tries again */
async function render(handle: Handle, { url, cookie }: Asked): Promise<Kept | null> {
	const { host } = new URL(env().publicUrl);
	const answer = await inject((request, response) => void handle(request as IncomingMessage, response), {
		url,
		headers: { host, cookie },
	});
	if (answer.statusCode !== 200) return null;
	const isPage = url !== DESCRIPTION;
	const text = isPage ? answer.body.replace(/ nonce="[^"]*"/g, "") : answer.body;
	const { connection: _, date: __, "content-length": ___, "transfer-encoding": ____, ...headers } = answer.headers;
	const policy = headers["content-security-policy"];
	const ofPage = {
		"content-security-policy": withScriptHashes(String(policy), text),
		// After a sign-in the same address shows another frame.
		"cache-control": "private, no-cache",
	};
	const body = Buffer.from(text);
	const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
	const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quality), promisify(gzip)(body, { level: 9 })]);
	return {
		headers: { ...headers, ...(isPage ? ofPage : {}), vary: isPage ? "Accept-Encoding, Cookie" : "Accept-Encoding" },
		etag: `"${createHash("sha256").update(text).digest("base64url")}"`,
		bodies: new Map([
			["br", br],
			["gzip", gz],
			["identity", body],
		]),
	};
}

function write({ headers, etag, bodies }: Kept, request: IncomingMessage, response: ServerResponse): void {
	for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
	// Weak: the bytes differ by content coding (RFC 9110 section 8.8.1).
	response.setHeader("ETag", `W/${etag}`);
	if (request.headers["if-none-match"]?.split(/\s*,\s*/).some((one) => one.replace(/^W\//, "") === etag)) {
		response.writeHead(304).end();
		return;
	}
	const accepted = request.headers["accept-encoding"];
	const [coding, body] = [...bodies].find(([name]) => name === "identity" || acceptsCoding(accepted, name)) ?? [];
	if (coding !== "identity") response.setHeader("Content-Encoding", String(coding));
	response.setHeader("Content-Length", body?.length ?? 0);
	response.end(request.method === "HEAD" ? undefined : body);
}
