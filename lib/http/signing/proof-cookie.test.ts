import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { proofCookie, proofOfBrowser } from "./proof-cookie.ts";

useTestDatabase();

const TOKEN = "t".repeat(43);
const SECRET = "s".repeat(43);
const own = process.env.PUBLIC_URL;

function publishAt(url: string | undefined): void {
	if (url === undefined) delete process.env.PUBLIC_URL;
	else process.env.PUBLIC_URL = url;
	resetEnv();
}
afterEach(() => publishAt(own));

it.each([
	["http://localhost:3000", null, false, `Path=/sign/${TOKEN}; HttpOnly; SameSite=Lax`],
	["https://sign.example", null, false, `Path=/sign/${TOKEN}; HttpOnly; SameSite=Lax; Secure`],
	["https://sign.example", 86_400_000, false, `Path=/sign/${TOKEN}; Max-Age=86400; HttpOnly; SameSite=Lax; Secure`],
	// A browser sends no other cookie out of another site's frame.
	["https://sign.example", null, true, `Path=/sign/${TOKEN}; HttpOnly; SameSite=None; Partitioned; Secure`],
	["http://localhost:3000", null, true, `Path=/sign/${TOKEN}; HttpOnly; SameSite=Lax`],
] as const)("at %s, kept for %s ms, in a frame: %s", (url, keptMs, isFramed, attributes) => {
	publishAt(url);
	expect(proofCookie(TOKEN, SECRET, keptMs, isFramed)).toBe(`signet.proof=${SECRET}; ${attributes}`);
});

it.each([
	[`signet.proof=${SECRET}`, SECRET],
	[`a=1; signet.proof=${SECRET}; b=2`, SECRET],
	[`signetXproof=${SECRET}`, undefined],
	[`other.signet.proof=${SECRET}`, undefined],
	["signet.proof=short", undefined],
	[`signet.proof=${SECRET}${SECRET}`, undefined],
	["", undefined],
])("reads %j", (cookie, proof) => {
	expect(proofOfBrowser(new Headers({ cookie })).proof).toBe(proof);
});
