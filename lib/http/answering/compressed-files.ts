import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";

/** What the framework's static files are stored as beside themselves, best first: content coding (RFC 9110 8.4.1) and ending. */
export const STATIC_CODINGS = [
	{ coding: "br", ending: ".br" },
	{ coding: "gzip", ending: ".gz" },
] as const;

/** Only these become smaller; fonts and pictures are compressed by themselves. */
export const STATIC_TYPES: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".mjs": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
};

const BASE = "/_next/static/";

type Answer = Pick<ServerResponse, "setHeader">;

/**
 * Has the framework serve what the build has compressed (lib/cli/build/compress-static.ts) instead of compressing
 * the same file for every visitor, and smaller: a first visit of the signing page loads a dozen of them.
 *
 * @param staticDir the directory behind /_next/static, read once
 * @returns the address to answer with instead, its headers set; the same address where there is nothing better
 */
export function compressedFiles(staticDir: string): (request: IncomingMessage, response: Answer) => string {
	const names = new Set(readdirSync(staticDir, { recursive: true, encoding: "utf8" }));
	return ({ method = "", url = "/", headers }, response) => {
		const [path = "", query] = url.split("?", 2);
		const type = STATIC_TYPES[extname(path)];
		// A part of a file, or anything but reading it, may end in a refusal, which is not compressed.
		if (!path.startsWith(BASE) || !type || !/^(?:GET|HEAD)$/.test(method) || headers.range) return url;
		const name = path.slice(BASE.length);
		const stored = STATIC_CODINGS.filter(({ ending }) => names.has(name + ending));
		if (stored.length > 0) response.setHeader("Vary", "Accept-Encoding");
		const best = stored.find(({ coding }) => acceptsCoding(headers["accept-encoding"], coding));
		if (!best) return url;
		response.setHeader("Content-Encoding", best.coding);
		response.setHeader("Content-Type", type);
		return `${path}${best.ending}${query === undefined ? "" : `?${query}`}`;
	};
}

/** RFC 9110 12.5.3: named, and not with a weight of nothing. */
export function acceptsCoding(accepted: string | string[] | undefined, coding: string): boolean {
	return String(accepted ?? "")
		.toLowerCase()
		.split(",")
		.map((part) => part.split(";").map((piece) => piece.trim()))
		.some(([name, weight]) => name === coding && !/^q=0(?:\.0*)?$/.test(weight ?? ""));
}
