import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inject } from "light-my-request";
import { acceptsCoding } from "#lib/http/answering/compressed-files.ts";
import type { Handle } from "./make-server.ts";

/** Signing pages and the editor. */
const PAGE = /^\/(?:sign\/[^/?]+|documents\/[^/?]+\/desk|templates\/[^/?]+\/edit)\/?(?:\?|$)/;
const STYLESHEET = /<link rel="stylesheet" href="\/_next\/static\/([\w./-]+\.css)"/g;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const CODINGS = [
	["br", (body: Buffer) => promisify(brotliCompress)(body, BROTLI)],
	["gzip", (body: Buffer) => promisify(gzip)(body)],
] as const;

/**
 * Puts the styles of signing pages and the editor into their HTML: on a phone’s connection, nothing showed until the
 * style sheets had loaded in a round trip of their own.
 *
 * @param staticDir the directory behind /_next/static
 */
export function inlineStyles(handle: Handle, staticDir: string): Handle {
	const styles = new Map<string, string>();
	const styleOf = (name: string) => {
		const known = styles.get(name) ?? readStyle(staticDir, name);
		styles.set(name, known);
		return known;
	};
	return async (request, response) => {
		const { method, url = "", headers } = request;
		if (method !== "GET" || !PAGE.test(url) || headers.rsc) return handle(request, response);
		const answer = await inject((asked, rendered) => void handle(asked as IncomingMessage, rendered), {
			url,
			headers: { ...headers, "accept-encoding": "identity" },
		});
		const html = answer.body.replace(
			STYLESHEET,
			(link, name: string) => `<style>${styleOf(name)}</style>${link} disabled`,
		);
		response.statusCode = answer.statusCode;
		for (const [name, value] of Object.entries(answer.headers)) {
			if (value !== undefined && !OF_CONNECTION.has(name)) response.setHeader(name, value);
		}
		await write(html, headers["accept-encoding"], response);
	};
}

/** Headers of the connection, set for the final answer. */
const OF_CONNECTION = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Addresses in it are relative to the file. */
function readStyle(staticDir: string, name: string): string {
	return readFileSync(join(staticDir, name), "utf8").replaceAll("url(../", "url(/_next/static/");
}

async function write(html: string, accepted: string | string[] | undefined, response: ServerResponse): Promise<void> {
	const [coding, compress] = CODINGS.find(([name]) => acceptsCoding(accepted, name)) ?? [];
	const body = compress ? await compress(Buffer.from(html)) : Buffer.from(html);
	if (coding) response.setHeader("Content-Encoding", coding);
	response.setHeader("Vary", [response.getHeader("Vary"), "Accept-Encoding"].filter(Boolean).join(", "));
	response.setHeader("Content-Length", body.length);
	response.end(body);
}
