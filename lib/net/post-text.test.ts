import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST_ANYWHERE, POST_TO_PUBLIC, postText } from "./post-text.ts";

let server: Server;
let base: string;
const paths: string[] = [];
const TEXT = { "content-type": "text/plain; charset=utf-8" };

beforeAll(async () => {
	server = createServer((request, response) => {
		paths.push(request.url ?? "");
		if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
		else if (request.url === "/endless") response.write("x");
		else if (request.url === "/long") response.writeHead(500, TEXT).end(`é${"x".repeat(5_000)}`);
		else if (request.url === "/cut") response.writeHead(200, TEXT).end(`${"x".repeat(15)}é`);
		else if (request.url === "/json") response.writeHead(200, { "content-type": "application/json" }).end('{"a":"\0"}');
		else if (request.url === "/picture") response.writeHead(200, { "content-type": "image/png" }).end("PNG");
		else if (request.url === "/packed") response.writeHead(200, { ...TEXT, "content-encoding": "gzip" }).end("\x1f");
		else if (request.url === "/broken") request.socket.destroy();
		else if (request.url !== "/silent") response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});

const post = (url: string, policy = POST_ANYWHERE, timeoutMs = 20_000, answerBytes = 0) =>
	postText({ url, headers: { "Content-Type": "text/plain" }, body: "hello", timeoutMs, answerBytes }, policy);

describe("posting to an address of somebody's", () => {
	it.each([
		["/taken", 204],
		["/moved", 302],
		["/endless", 200],
	])("%s answers with %i, and neither redirect nor body is followed", async (path, status) => {
		expect(await post(base + path)).toEqual({ status, text: null });
		expect(paths).not.toContain("/elsewhere");
	});

	it.each([
		["/long", { status: 500, text: `é${"x".repeat(14)}` }],
		["/cut", { status: 200, text: "x".repeat(15) }],
		["/json", { status: 200, text: '{"a":""}' }],
		["/endless", { status: 200, text: "x" }],
		["/picture", { status: 200, text: null }],
		["/packed", { status: 200, text: null }],
	])("%s: the first bytes of a text are read, and of nothing else", async (path, answer) => {
		expect(await post(base + path, POST_ANYWHERE, 20_000, 16)).toEqual(answer);
	});

	it.each([
		["/silent", /in time/, 300],
		["/broken", /couldn’t be reached/, 20_000],
	])("%s is a refusal", async (path, words, timeoutMs) => {
		await expect(post(base + path, POST_ANYWHERE, timeoutMs)).rejects.toThrow(words);
	});

	it.each([
		["http://127.0.0.1/", /an https address/],
		["https://127.0.0.1/", /a public address/],
		["https://localhost:8443/", /a public address/],
		["https://no-such-name.invalid/", /couldn’t be reached/],
	])("%s is not reached where only public addresses may be", async (url, words) => {
		await expect(post(url, POST_TO_PUBLIC)).rejects.toThrow(words);
	});
});
