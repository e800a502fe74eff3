import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST_ANYWHERE, POST_TO_PUBLIC, postText } from "./post-text.ts";

let server: Server;
let base: string;
const paths: string[] = [];

beforeAll(async () => {
	server = createServer((request, response) => {
		paths.push(request.url ?? "");
		if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
		else if (request.url === "/endless") response.write("x");
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

const post = (url: string, policy = POST_ANYWHERE, timeoutMs = 20_000) =>
	postText({ url, headers: { "Content-Type": "text/plain" }, body: "hello", timeoutMs }, policy);

describe("posting to an address of somebody's", () => {
	it.each([
		["/taken", 204],
		["/moved", 302],
		["/endless", 200],
	])("%s answers with %i, and neither redirect nor body is followed", async (path, status) => {
		expect(await post(base + path)).toBe(status);
		expect(paths).not.toContain("/elsewhere");
	});

	it.each([
		["/silent", /took too long/, 300],
		["/broken", /could not be reached/, 20_000],
	])("%s is a refusal", async (path, words, timeoutMs) => {
		await expect(post(base + path, POST_ANYWHERE, timeoutMs)).rejects.toThrow(words);
	});

	it.each([
		["http://127.0.0.1/", /not https/],
		["https://127.0.0.1/", /not public/],
		["https://localhost:8443/", /not public/],
		["https://no-such-name.invalid/", /could not be reached/],
	])("%s is not reached where only public addresses may be", async (url, words) => {
		await expect(post(url, POST_TO_PUBLIC)).rejects.toThrow(words);
	});
});
