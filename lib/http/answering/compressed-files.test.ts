import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressedFiles } from "./compressed-files.ts";

let directory = "";
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "signet-static-"));
	await mkdir(join(directory, "chunks"));
	const names = [
		"chunks/a.js",
		"chunks/a.js.br",
		"chunks/a.js.gz",
		"b.css",
		"b.css.gz",
		"c.js",
		"d.woff2",
		"d.woff2.br",
	];
	for (const name of names) await writeFile(join(directory, name), "");
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const A = "/_next/static/chunks/a.js";
const SCRIPT = "text/javascript; charset=utf-8";
const VARY = { Vary: "Accept-Encoding" };

it.each<[string, string | undefined, string, Record<string, string>]>([
	[A, "gzip, deflate, br, zstd", `${A}.br`, { ...VARY, "Content-Encoding": "br", "Content-Type": SCRIPT }],
	[A, "gzip, deflate", `${A}.gz`, { ...VARY, "Content-Encoding": "gzip", "Content-Type": SCRIPT }],
	[A, "br;q=0, GZIP;q=0.5", `${A}.gz`, { ...VARY, "Content-Encoding": "gzip", "Content-Type": SCRIPT }],
	[A, "br; q=0.001", `${A}.br`, { ...VARY, "Content-Encoding": "br", "Content-Type": SCRIPT }],
	[`${A}?v=1`, "br", `${A}.br?v=1`, { ...VARY, "Content-Encoding": "br", "Content-Type": SCRIPT }],
	[A, "br;q=0.000,gzip;q=0", A, VARY],
	[A, "brotli", A, VARY],
	[A, undefined, A, VARY],
	[
		"/_next/static/b.css",
		"br, gzip",
		"/_next/static/b.css.gz",
		{ ...VARY, "Content-Encoding": "gzip", "Content-Type": "text/css; charset=utf-8" },
	],
	["/_next/static/c.js", "br", "/_next/static/c.js", {}],
	["/_next/static/d.woff2", "br", "/_next/static/d.woff2", {}],
	["/_next/static/../chunks/a.js", "br", "/_next/static/../chunks/a.js", {}],
	["/chunks/a.js", "br", "/chunks/a.js", {}],
	["/_next/static/unknown.js", "br", "/_next/static/unknown.js", {}],
])("%s for who takes %s is answered with %s", (url, accepted, answered, told) => {
	const asked = { method: "GET", url, headers: { "accept-encoding": accepted } };
	expect(answer(asked)).toEqual({ url: answered, headers: told });
});

it.each([
	{ method: "POST", headers: {} },
	{ method: "GET", headers: { range: "bytes=0-9" } },
])("leaves to the framework what may be refused: %j", ({ method, headers }) => {
	const asked = { method, url: A, headers: { ...headers, "accept-encoding": "br" } };
	expect(answer(asked)).toEqual({ url: A, headers: {} });
});

function answer(asked: object): { url: string; headers: Record<string, unknown> } {
	const headers: Record<string, unknown> = {};
	const response = { setHeader: (name: string, value: unknown) => (headers[name] = value) };
	return { url: compressedFiles(directory)(asked as IncomingMessage, response as never), headers };
}
