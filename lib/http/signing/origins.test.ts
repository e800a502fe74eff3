import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { keepOriginsApart, SECOND_ORIGIN_HEADER } from "./origins.ts";

const [WORKPLACE, SIGNING] = ["work.example.com", "sign.example.com"];
const SECRET = "x".repeat(43);
const own = { PUBLIC_URL: process.env.PUBLIC_URL, SIGNING_URL: process.env.SIGNING_URL };

/** What lies behind says how a request reached it. */
const server = createServer((asked, response) => {
	if (keepOriginsApart(asked, response)) return;
	response.end(JSON.stringify({ method: asked.method, url: asked.url, headers: asked.headers }));
});

beforeAll(async () => {
	setOrigins({ PUBLIC_URL: `https://${WORKPLACE}`, SIGNING_URL: `https://${SIGNING}` });
	await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
	setOrigins(own);
	server.close();
});

function setOrigins(variables: Record<string, string | undefined>): void {
	for (const [name, value] of Object.entries(variables)) {
		if (value === undefined) delete process.env[name];
		else process.env[name] = value;
	}
	resetEnv();
}

type Reached = { status: number; location?: string; method: string; url: string; headers: IncomingHttpHeaders };

async function ask(host: string, path: string, method = "GET", headers: Record<string, string> = {}): Promise<Reached> {
	const { port } = server.address() as AddressInfo;
	const asking = request({ port, path, method, headers: { ...headers, host } }).end();
	const [answer] = (await once(asking, "response")) as [IncomingMessage];
	const body = await text(answer);
	const { statusCode: status = 0, headers: given } = answer;
	return { status, ...(given.location ? { location: given.location } : {}), ...(body ? JSON.parse(body) : {}) };
}

/** Addresses of all pages and routes: groups are no part of them, a part in brackets is anything. */
const addresses = readdirSync(join(process.cwd(), "app"), { recursive: true, encoding: "utf8" })
	.filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
	.map((file) => {
		const parts = file.split("/").slice(0, -1);
		return `/${parts
			.filter((part) => !part.startsWith("("))
			.map((part) => part.replace(/^\[.*\]$/, SECRET))
			.join("/")}`;
	});

/** What the second origin is for; whoever adds a route that belongs here says so. */
const OPEN = /^\/(?:sign\/|copies\/|verify(?:$|\/)|identity\/return|logos\/|pdf-assets\/|api\/health\/(?:live|ready)$)/;

it("sees the routes there are", () => {
	expect(addresses.length).toBeGreaterThan(100);
	expect(addresses.filter((one) => OPEN.test(one)).length).toBeGreaterThan(30);
});

it.each(addresses)("%s", async (address) => {
	const methods = /^\/sign\/x+\/|^\/copies\/x+\/|^\/verify\/check/.test(address) ? ["GET", "POST"] : ["GET"];
	for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
		const there = await ask(SIGNING, `${address}?a=b`, method);
		const reaches = OPEN.test(address) && methods.includes(method);
		// Whatever else is sent below a link is for the route to judge.
		if (OPEN.test(address) && methods.length === 2) expect(there.url).toBe(`${address}?a=b`);
		else expect(there.url).toBe(reaches ? `${address}?a=b` : "/-");
		expect(there.headers[SECOND_ORIGIN_HEADER]).toBe("1");
		const here = await ask(WORKPLACE, `${address}?a=b`, method);
		const isLink = /^\/(?:sign|copies)\/x+$/.test(address) && method === "GET";
		if (isLink) expect(here).toEqual({ status: 307, location: `https://${SIGNING}${address}?a=b` });
		else expect(here).toMatchObject({ url: `${address}?a=b`, method });
	}
});

it.each([
	"/sign/../documents",
	"/sign/x/../../documents",
	"/sign/%2e%2e/documents",
	"/sign/x/%2E./.%2e/settings",
	"/sign/x\\..\\..\\documents",
	"/_next/static/../../documents",
	"/_next/image?url=/x",
	"/_next/data/x.json",
	"/SIGN/x",
	"//documents",
	"/verify/check/../../api/auth/session",
])("%s is none of its paths", async (path) => {
	expect(await ask(SIGNING, path)).toMatchObject({ url: "/-" });
});

it.each([
	"10.0.0.5:3000",
	"localhost",
	"x@work.example.com",
	"work.example.com#x",
	"work.example.com/x",
	"work.example.com.evil.example",
	"work.example.com:444",
	"",
	"a b",
])("%j is not the workplace's host", async (host) => {
	expect(await ask(host, "/documents")).toMatchObject({ url: "/-" });
	expect(await ask(host, "/documents", "GET", { "x-forwarded-host": WORKPLACE })).toMatchObject({ url: "/-" });
	expect(await ask(host, "/api/health/live")).toMatchObject({ url: "/api/health/live" });
});

it("the workplace's own name is known however it is written", async () => {
	for (const host of [WORKPLACE, "WORK.example.com", "work.example.com:443"]) {
		const given = await ask(host, "/documents", "POST", { cookie: "a=b", [SECOND_ORIGIN_HEADER]: "1" });
		expect(given).toMatchObject({ url: "/documents", method: "POST" });
		expect(given.headers).toMatchObject({ cookie: "a=b" });
		expect(given.headers).not.toHaveProperty(SECOND_ORIGIN_HEADER);
	}
});

it("cookies of the workplace are not read there, and a page's action finds no page", async () => {
	const cookie = `next-auth.session-token=s; signet.proof=p; signet-theme=dark; signet.identity-link=i; signet-zone=UTC`;
	const { headers } = await ask(SIGNING, `/sign/${SECRET}`, "GET", { cookie });
	expect(headers.cookie).toBe("signet.proof=p; signet.identity-link=i; signet-zone=UTC");
	const action = { "next-action": "40abc", "content-type": "multipart/form-data; boundary=b", cookie };
	const done = await ask(SIGNING, "/verify", "POST", action);
	expect(done).toMatchObject({ url: "/-", method: "GET" });
	for (const name of Object.keys(action)) expect(done.headers).not.toHaveProperty(name);
	for (const path of [`/sign/${SECRET}/finish`, `/sign/${SECRET}/anything/else`, "/verify/check"]) {
		const called = await ask(SIGNING, path, "POST", action);
		expect(called).toMatchObject({ url: path, method: "POST", headers: { "content-type": action["content-type"] } });
		expect(called.headers).not.toHaveProperty("next-action");
	}
});

it("nothing is kept apart where there is one origin", async () => {
	setOrigins({ SIGNING_URL: undefined });
	expect(await ask("anything", "/documents", "GET", { cookie: "a=b" })).toMatchObject({
		url: "/documents",
		headers: { cookie: "a=b" },
	});
	setOrigins({ SIGNING_URL: `https://${SIGNING}` });
});
