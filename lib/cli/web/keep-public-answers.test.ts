import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sessionCookie } from "#lib/auth/session-cookie.ts";
import { installationKeys } from "#lib/config/installation-keys.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { keepPublicAnswers } from "./keep-public-answers.ts";

useTestDatabase();

let rendered: string[] = [];
let status = 200;

/** Answers like the framework: a page with a nonce of its own for every request. */
async function render({ url = "", headers }: IncomingMessage, response: ServerResponse): Promise<void> {
	rendered.push(`${url} ${headers.cookie ?? ""}`);
	const nonce = `n${rendered.length}`;
	response.setHeader("Content-Security-Policy", `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
	response.writeHead(status, { "Content-Type": "text/html" });
	response.end(`<script nonce="${nonce}">go()</script><script nonce="${nonce}" src="/a.js"></script>`);
}

let handle = keepPublicAnswers(render);
const server = createServer((asked, response) => void handle(asked, response));

beforeAll(async () => {
	await once(server.listen(0, "127.0.0.1"), "listening");
});
beforeEach(() => {
	handle = keepPublicAnswers(render);
	rendered = [];
	status = 200;
});
afterAll(() => server.close());

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET") {
	const { port } = server.address() as AddressInfo;
	const [answer] = (await once(request({ port, path, method, headers }).end(), "response")) as [IncomingMessage];
	return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it("renders the reference once for all visitors, whatever their requests add", async () => {
	const cookies = ["", "signet-theme=pink", `${sessionCookie()}=forged`, "other=1"];
	for (const path of ["/docs", "/docs/", "/docs?x=1", "/docs/.", "/docs?_rsc=1"]) {
		for (const cookie of cookies) expect(await ask(path, { cookie, rsc: "1" })).toMatchObject({ status: 200 });
	}
	expect((await ask("/docs", {}, "HEAD")).body).toHaveLength(0);
	expect(rendered).toEqual(["/docs signet-theme=system"]);
	await ask("/docs", { cookie: "signet-theme=dark" });
	for (let index = 0; index < 2; index += 1) await ask("/docs/api/documents");
	expect(rendered.slice(1)).toEqual(["/docs signet-theme=dark", "/docs/api/documents signet-theme=system"]);
});

it("renders it for a session, and leaves every other address alone", async () => {
	const token = await encode({ token: { sub: "a-session" }, secret: installationKeys().sessionSecret });
	for (let index = 0; index < 2; index += 1) await ask("/docs", { cookie: `${sessionCookie()}=${token}` });
	for (const path of ["/verify", "/docs/search", "/"]) await ask(path);
	await ask("/docs", {}, "POST");
	expect(rendered).toHaveLength(6);
});

it("has a policy with the hashes of its own scripts instead of a nonce", async () => {
	const { headers, body } = await ask("/docs");
	const hash = createHash("sha256").update("go()").digest("base64");
	expect(headers["content-security-policy"]).toBe(`script-src 'self' 'sha256-${hash}'`);
	expect(body.toString()).toBe('<script>go()</script><script src="/a.js"></script>');
});

it("is compressed as the client accepts it, and answers 304 to one that has it", async () => {
	const plain = await ask("/docs");
	const br = await ask("/docs", { "accept-encoding": "gzip, br" });
	const gzip = await ask("/docs", { "accept-encoding": "gzip, br;q=0" });
	expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
	expect(brotliDecompressSync(br.body)).toEqual(plain.body);
	expect(gunzipSync(gzip.body)).toEqual(plain.body);
	expect(br.headers).toMatchObject({ vary: "Accept-Encoding, Cookie", "cache-control": "private, no-cache" });
	const etag = br.headers.etag ?? "";
	const same = await ask("/docs", { "if-none-match": `"other", ${etag}` });
	expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
	expect((await ask("/docs", { "if-none-match": '"other"' })).status).toBe(200);
});

it("does not keep an answer that failed", async () => {
	status = 500;
	expect((await ask("/docs")).status).toBe(500);
	status = 200;
	expect((await ask("/docs")).status).toBe(200);
});

it("keeps the description of the API, the same for everyone", async () => {
	for (const cookie of ["", "signet-theme=dark", `${sessionCookie()}=x`]) await ask("/v1/openapi.json?x", { cookie });
	expect(rendered).toEqual(["/v1/openapi.json "]);
});
