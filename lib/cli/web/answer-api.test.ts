import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonResponse } from "#lib/http/answering/json-response.ts";
import { provideDispatch } from "#lib/http/loaded-dispatch.ts";
import { answerApi } from "./answer-api.ts";

const framework = async (_: IncomingMessage, response: ServerResponse) => void response.end("framework");
const handle = answerApi(framework);
const server = createServer((request, response) => void handle(request, response));
let origin = "";

beforeAll(async () => {
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it("leaves the first call to the framework, which loads the API with it", async () => {
	expect(await (await fetch(`${origin}/v1/document/list`)).text()).toBe("framework");
	provideDispatch(async () => jsonResponse({}));
});

it.each([
	["/v1", "{}"],
	["/v1/document/list?page=1", "{}"],
	["/v1-beta/document/list", "{}"],
	["/v1/openapi.json", "framework"],
	["/v1x", "framework"],
	["/documents", "framework"],
])("answers %s with %s", async (path, body) => {
	expect(await (await fetch(origin + path)).text()).toBe(body);
});

it("passes method, query, headers and body on, and status and headers back", async () => {
	provideDispatch(async (request) => {
		const given = [request.method, new URL(request.url).search, request.headers.get("x-api-key"), await request.text()];
		return jsonResponse(given, { status: 201, headers: { "X-Request-Id": "1" } });
	});
	const sent = { method: "POST", headers: { "x-api-key": "key" }, body: "text" };
	const response = await fetch(`${origin}/v1/document/send?a=b`, sent);
	expect([response.status, response.headers.get("x-request-id")]).toEqual([201, "1"]);
	expect(await response.json()).toEqual(["POST", "?a=b", "key", "text"]);
});

it.each([
	["gzip, br", "long", "gzip"],
	["gzip;q=0", "long", null],
	["gzip", "short", null],
] as const)("to a client that accepts %s, a %s answer has the content coding %s", async (accepted, length, coding) => {
	const value = "x".repeat(length === "long" ? 20_000 : 20);
	provideDispatch(async () => jsonResponse(value));
	const response = await fetch(`${origin}/v1/document/list`, { headers: { "accept-encoding": accepted } });
	expect(response.headers.get("content-encoding")).toBe(coding);
	expect(response.headers.get("vary")).toBe(length === "long" ? "Accept-Encoding" : null);
	expect(await response.json()).toBe(value);
});

it("answers 500 with a trace ID when the API fails", async () => {
	provideDispatch(async () => {
		throw new TypeError("undefined is not a function");
	});
	const response = await fetch(`${origin}/v1/document/list`);
	expect(response.status).toBe(500);
	expect(await response.json()).toMatchObject({ status: 500, traceId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

it("breaks off an answer whose body fails, and stays up", async () => {
	const failing = new ReadableStream({
		pull: (to) => to.error(new Error("The storage does not answer.")),
	});
	provideDispatch(async () => new Response(failing));
	await expect(fetch(`${origin}/v1/document/download`).then((response) => response.text())).rejects.toThrow(TypeError);
	expect(await (await fetch(`${origin}/documents`)).text()).toBe("framework");
});

it("tells the API when a client leaves, and stays up", async () => {
	const left = new Promise<void>((resolve) => {
		provideDispatch(async ({ signal }) => {
			signal.addEventListener("abort", () => resolve());
			return new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) }));
		});
	});
	const leaving = new AbortController();
	const response = await fetch(`${origin}/v1/document/download`, { signal: leaving.signal });
	await response.body?.getReader().read();
	leaving.abort();
	await left;
	expect(await (await fetch(`${origin}/documents`)).text()).toBe("framework");
});
