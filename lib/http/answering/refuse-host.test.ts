import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { refuseHost } from "./refuse-host.ts";

let reached: IncomingHttpHeaders = {};
const server = createServer((asked, response) => {
	if (refuseHost(asked, response)) return;
	reached = asked.headers;
	response.end("reached");
});
const own = process.env.PUBLIC_URL;

function setPublicUrl(url: string | undefined): void {
	if (url === undefined) delete process.env.PUBLIC_URL;
	else process.env.PUBLIC_URL = url;
	resetEnv();
}

beforeAll(async () => {
	await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
	setPublicUrl(own);
	server.close();
});

async function ask(host: string, path: string, method = "GET"): Promise<{ status: number; body: string }> {
	const { port } = server.address() as AddressInfo;
	const [answer] = (await once(request({ port, path, method, headers: { host } }).end(), "response")) as [
		IncomingMessage,
	];
	return { status: answer.statusCode ?? 0, body: await text(answer) };
}

/** What is answered to a request that is written out. */
async function send(...lines: string[]): Promise<string> {
	const { port } = server.address() as AddressInfo;
	return text(connect(port, "127.0.0.1").end(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`));
}

const MALFORMED = ["x@sign.example.com", "sign.example.com#x", "sign.example.com/x", "sign.example.com?x", "127.1"];

describe.each([["https://sign.example.com"], [undefined]])("where PUBLIC_URL is %s", (url) => {
	beforeAll(() => setPublicUrl(url));

	it.each([
		...MALFORMED,
		"0x7f000001",
		"2130706433",
		"127.0.0.01",
		"[::1",
		"[x]",
		"a b",
		"a..b",
		"a:b",
		".",
		"a..",
		"127.1.",
	])("%j is not a host", async (host) => {
		for (const path of ["/sign-in", "/v1/document/list"]) {
			expect(await ask(host, path)).toEqual({ status: 400, body: "The Host header isn’t a valid host name.\n" });
		}
	});
});

describe("where PUBLIC_URL is set", () => {
	beforeAll(() => setPublicUrl("https://sign.example.com"));

	it.each(["sign.example.com", "SIGN.example.com", "sign.example.com:443"])("%s is one of our hosts", async (host) => {
		expect(await ask(host, "/sign-in")).toMatchObject({ status: 200 });
	});

	it.each(["localhost", "localhost:3000", "127.0.0.1:8080", "[::1]:3000"])("so is %s", async (host) => {
		expect(await ask(host, "/sign-in")).toMatchObject({ status: 200 });
	});

	it.each([
		"10.0.0.5:3000",
		"signet:3000",
		"my_app",
		"sign.example.com:80",
		"sign.example.com.evil.example",
		"evil.example",
	])("%s is not: pages and actions name the setting, programs and signers get an answer", async (host) => {
		for (const [path, method] of [["/sign-in"], ["/", "POST"], ["/sign-in/password", "POST"], ["/sign/x", "POST"]]) {
			expect(await ask(host, path ?? "", method)).toEqual({
				status: 421,
				body: `Signet doesn’t answer at this address. Set PUBLIC_URL to https://${host}, or have the proxy send “Host: sign.example.com”.\n`,
			});
		}
		const open = ["/v1/document/list", "/connect/token", "/api/health/ready", "/sign/x", "/logos/a/b.png"];
		for (const path of open) expect(await ask(host, path)).toEqual({ status: 200, body: "reached" });
		expect(await ask(host, "/sign/x/finish", "POST")).toMatchObject({ status: 200 });
	});
});

describe("a proxy that changes Host", () => {
	const ORIGIN = "http://work.example.com:8080";
	const hostReached = async (...lines: string[]) => {
		expect(await send("POST / HTTP/1.1", "Content-Length: 0", ...lines)).toMatch(/^HTTP\/1\.1 200 /);
		return reached.host;
	};

	it.each([
		["without the port", ["Host: Work.example.com"], "work.example.com:8080"],
		["without the port, for a page of ours", ["Host: work.example.com", `Origin: ${ORIGIN}`], "work.example.com:8080"],
		["its own address, for a page of ours", ["Host: 127.0.0.1:3000", `Origin: ${ORIGIN}`], "work.example.com:8080"],
		["its own address, for another page", ["Host: 127.0.0.1:3000", "Origin: http://evil.example"], "127.0.0.1:3000"],
		["the port", ["Host: work.example.com:8080", "Origin: http://evil.example"], "work.example.com:8080"],
	])("%s", async (_, lines, host) => {
		setPublicUrl(ORIGIN);
		expect(await hostReached(...lines, "X-Forwarded-Host: localhost")).toBe(host);
		const isOurs = lines.includes(`Origin: ${ORIGIN}`);
		expect(reached["x-forwarded-host"]).toBe(isOurs ? undefined : "localhost");
	});

	it("and leaves out what tells two origins apart", async () => {
		process.env.SIGNING_URL = "https://work.example.com:8081";
		setPublicUrl("https://work.example.com:8080");
		expect(await hostReached("Host: work.example.com").finally(() => delete process.env.SIGNING_URL)).toBe(
			"work.example.com",
		);
	});

	it("while PUBLIC_URL isn’t set, stays as it is", async () => {
		setPublicUrl(undefined);
		expect(await hostReached("Host: signet.lan", "Origin: http://localhost:3000")).toBe("signet.lan");
	});
});

describe("a request without Host, as HTTP/1.0 allows", () => {
	it.each([["https://sign.example.com"], [undefined]])("is for PUBLIC_URL’s host, where that is %s", async (url) => {
		setPublicUrl(url);
		for (const path of ["/api/health/live", "/api/health/ready", "/sign-in", "/v1/document/list"]) {
			expect(await send(`GET ${path} HTTP/1.0`)).toMatch(/^HTTP\/1\.1 200 .*reached$/s);
			expect(reached.host).toBe(new URL(url ?? "http://localhost:3000").host);
		}
	});
});

describe("a host with a dot at its end", () => {
	it.each([
		["https://sign.example.com", "sign.example.com.", "/sign-in?again=1", "//sign.example.com/sign-in?again=1"],
		["https://sign.example.com", "SIGN.example.com.:443", "/sign/x", "//SIGN.example.com:443/sign/x"],
		[undefined, "sign.example.com.:3000", "/", "//sign.example.com:3000/"],
	])("where PUBLIC_URL is %s, %s redirects %s to %s", async (url, host, path, location) => {
		setPublicUrl(url);
		const answer = await send(`POST ${path} HTTP/1.1`, `Host: ${host}`, "Content-Length: 0");
		expect(answer).toMatch(/^HTTP\/1\.1 308 /);
		expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
	});

	it("is answered to programs, and refused with a sentence where it is not ours", async () => {
		setPublicUrl("https://sign.example.com");
		for (const path of ["/v1/document/list", "/api/health/live"]) {
			expect(await ask("sign.example.com.", path)).toEqual({ status: 200, body: "reached" });
			expect(reached.host).toBe("sign.example.com");
		}
		expect(await ask("evil.example.", "/sign-in")).toMatchObject({
			status: 421,
			body: expect.stringContaining("Set PUBLIC_URL to https://evil.example, or"),
		});
	});
});

it.each([
	["https://sign.example.com", "evil.example", undefined],
	["https://sign.example.com", "sign.example.com, evil.example", undefined],
	// The framework forwards an action to its page at a loopback address, with the host that was asked for.
	["https://sign.example.com", "sign.example.com", "sign.example.com"],
	// Any host is ours then, so that it vouches for nothing more.
	[undefined, "evil.example", "evil.example"],
])("where PUBLIC_URL is %s, of X-Forwarded-Host: %s the framework sees %s", async (url, given, seen) => {
	setPublicUrl(url);
	await send("POST / HTTP/1.1", "Host: localhost", `X-Forwarded-Host: ${given}`, "Content-Length: 0");
	expect(reached["x-forwarded-host"]).toBe(seen);
});

it("answers at any host while PUBLIC_URL is not set", async () => {
	setPublicUrl(undefined);
	for (const host of ["10.0.0.5:3000", "my_app:3000", "[fe80::1]:3000", "sign.example.com", "3f2a9c"]) {
		expect(await ask(host, "/sign-in")).toMatchObject({ status: 200 });
	}
});
