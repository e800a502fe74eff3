import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

const LINK = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
const INLINE =
	"<style>@font-face{src:url(/_next/static/media/a.woff2)}</style>" +
	'<link rel="stylesheet" href="/_next/static/a.css" disabled data-precedence="next"/>';

/** Answers like the framework. */
async function render({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
	response.setHeader("Set-Cookie", ["a=1", "b=2"]);
	response.writeHead(headers.cookie === "gone" ? 404 : 200, { "Content-Type": "text/html" });
	response.write(LINK);
	response.end(`${headers["x-forwarded-for"]} ü`);
}

const staticDir = mkdtempSync(join(tmpdir(), "signet-styles-"));
writeFileSync(join(staticDir, "a.css"), "@font-face{src:url(../media/a.woff2)}");
const handle = inlineStyles(render, staticDir);
const server = createServer((asked, response) => void handle(asked, response));

beforeAll(async () => {
	await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
	server.close();
	rmSync(staticDir, { recursive: true });
});

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET") {
	const { port } = server.address() as AddressInfo;
	const [answer] = (await once(request({ port, path, method, headers }).end(), "response")) as [IncomingMessage];
	return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it("the editor brings its styles with it", async () => {
	expect((await ask("/documents/id/desk")).body.toString()).toContain(INLINE);
});

it("a signing page brings its styles with it, and the file is not fetched", async () => {
	const { status, headers, body } = await ask("/sign/token?proof=sent", { "x-forwarded-for": "203.0.113.7" });
	expect([status, body.toString()]).toEqual([200, `${INLINE}203.0.113.7 ü`]);
	expect(headers).toMatchObject({ "set-cookie": ["a=1", "b=2"], "content-length": String(body.length) });
	expect((await ask("/sign/token", { cookie: "gone" })).status).toBe(404);
});

it.each([
	["br", brotliDecompressSync],
	["gzip", gunzipSync],
])("what takes %s gets it", async (coding, decompress) => {
	const { headers, body } = await ask("/sign/token", { "accept-encoding": coding });
	expect(headers).toMatchObject({ "content-encoding": coding, vary: "Accept-Encoding" });
	expect(decompress(body).toString()).toContain(INLINE);
});

it.each([
	["another page", "/documents", {}],
	["a part of the editor", "/documents/id/desk/files", {}],
	["a part of the signing page", "/sign/token/pages/1", {}],
	["what the framework asks for", "/sign/token", { rsc: "1" }],
])("%s is left alone", async (_, path, headers) => {
	expect((await ask(path, headers)).body.toString()).toContain(LINK);
});
