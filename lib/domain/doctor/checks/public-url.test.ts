import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { NO_SURROUNDINGS } from "#lib/testing/no-surroundings.ts";
import { told } from "../finding.ts";
import { noteProcess } from "../note-process.ts";
import { publicUrl } from "./public-url.ts";

useTestDatabase();

const own = process.env.PUBLIC_URL;
afterEach(async () => {
	if (own === undefined) delete process.env.PUBLIC_URL;
	else process.env.PUBLIC_URL = own;
	resetEnv();
	await db().process.deleteMany();
});

const CASES = [
	["without its port", "https://sign.example.com:8443", "sign.example.com"],
	["with the address of this machine", "https://sign.example.com", "127.0.0.1:3000"],
	["with the name of a container", "https://sign.example.com", "signet:3000"],
] as const;

/** What is found where the last visits, or the one that asks, came with a Host. */
async function findingOf(url: string, host: string, isAsking: boolean) {
	process.env.PUBLIC_URL = url;
	resetEnv();
	const context = operatorContext("test");
	const said = { ...NO_SURROUNDINGS, host: "web-1", pid: 7, version: "0.0.1", memoryMb: 90, uncaughtErrors: 0 };
	const visitedHosts = isAsking ? [] : [host];
	await noteProcess(context, { ...said, id: randomUUID(), kind: "web", startedAt: new Date(), visitedHosts });
	const visit = { origin: `https://${host}`, forwarded: ["203.0.113.7"], peer: "127.0.0.1", address: "127.0.0.1" };
	return publicUrl.look({
		...{ now: new Date(), accountId: null, trustedProxies: { hops: 0 } },
		visit: isAsking ? visit : null,
	});
}

it.each(CASES)("names the header to send for a proxy with a Host %s", async (_, url, host) => {
	const finding = {
		told: told("publicUrlProxy", { seen: host, host: new URL(url).host }),
		mend: { key: "proxyHost", line: "proxy_set_header Host $http_host;" },
	};
	expect(await findingOf(url, host, false)).toEqual({ level: "warn", ...finding });
	expect(await findingOf(url, host, true)).toEqual({ level: "wrong", ...finding });
});

it("an address that browsers use is still the one to set", async () => {
	expect(await findingOf("https://sign.example.com", "work.example.com", true)).toMatchObject({
		mend: { key: "publicUrl", line: "PUBLIC_URL=https://work.example.com" },
	});
});
