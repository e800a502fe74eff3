import { readdirSync } from "node:fs";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { PROOF_METHODS } from "#lib/contract/signing/proof-page.ts";
import { ASKED, makeGuarded } from "#lib/testing/below-a-link.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { config, proxy } from "../../../proxy.ts";

useTestDatabase();

const PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=()";
const MATCHER = new RegExp(`^${config.matcher[0]}$`);
const files = readdirSync(join(process.cwd(), "app"), { recursive: true, encoding: "utf8" });

/** An address of a route in a folder of app: groups are no part of it, a part in brackets is anything. */
function addressOf(file: string): string {
	const parts = file.split("/").slice(0, -1);
	const shown = parts.filter((part) => !part.startsWith("(")).map((part) => part.replace(/^\[.*\]$/, "x".repeat(43)));
	return `/${shown.join("/")}`;
}

const pages = files.filter((file) => /(?:^|\/)page\.tsx$/.test(file)).map(addressOf);
const handlers = files.filter((file) => /(?:^|\/)route\.ts$/.test(file)).map(addressOf);

it("sees the pages and the route handlers there are", () => {
	expect(pages).toEqual(expect.arrayContaining(["/", "/documents", `/sign/${"x".repeat(43)}`]));
	expect(handlers.length).toBeGreaterThan(40);
});

it.each(pages)("%s has a policy with a nonce, and tells nobody where it was", async (address) => {
	expect(address).toMatch(MATCHER);
	const { headers } = await proxy(new NextRequest(`http://localhost${address}`));
	const policy = headers.get("content-security-policy") ?? "";
	expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'/);
	const isPreview = /\/(?:desk|brands)\/preview(?:\/|$)/.test(address);
	expect(policy).toContain(`frame-ancestors '${isPreview ? "self" : "none"}'`);
	// Our own server is told of what has a form: without scripts it takes a hidden origin for a foreign one.
	const hasForm = /^\/(?:sender-identity|set-password)\/|^\/sign-in\b|^\/settings(?:\/you)?$/.test(address);
	expect(headers.get("referrer-policy")).toBe(hasForm ? "same-origin" : "no-referrer");
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("x-frame-options")).toBe(isPreview ? "SAMEORIGIN" : "DENY");
	expect(headers.get("permissions-policy")).toBe(PERMISSIONS);
});

it.each(PROOF_METHODS)("the camera is for pages that ask for an identity document alone: %s", async (method) => {
	const { token } = await makeGuarded(ASKED[method]);
	const { headers } = await proxy(new NextRequest(`http://localhost/sign/${token}`));
	const camera = method === "IdVerification" ? "camera=(self)" : "camera=()";
	expect(headers.get("permissions-policy")).toBe(PERMISSIONS.replace("camera=()", camera));
});

it.each([
	["/consent/x", true],
	["/sign-in?again=1&returnTo=%2Fconsent%2Fx", true],
	["/sign-in/factor?returnTo=%2Fconsent%2Fx", true],
	["/sign-in?returnTo=%2Fdocuments", false],
	["/settings?returnTo=%2Fconsent%2Fx", false],
])("forms of %s may redirect to an app: %s", async (address, isAllowed) => {
	const { headers } = await proxy(new NextRequest(`http://localhost${address}`));
	expect(headers.get("content-security-policy")).toContain(`form-action 'self'${isAllowed ? " https: http:" : ""};`);
});

it("two answers have two nonces", async () => {
	const ask = async () =>
		(await proxy(new NextRequest("http://localhost/docs"))).headers.get("content-security-policy");
	expect(await ask()).not.toBe(await ask());
});

it.each(handlers)("%s is a route handler, whose body no proxy cuts", (address) => {
	expect(address).not.toMatch(MATCHER);
});

it.each(["/icon.svg", "/icon-mail.png", "/favicon.ico"])(
	"%s is a file of ours, and what only begins so is a page",
	(file) => {
		expect(file).not.toMatch(MATCHER);
		for (const beside of [`${file}x`, `${file}/x`]) expect(beside).toMatch(MATCHER);
	},
);

it("a page that is added beside a route handler has its policy", () => {
	const beside = handlers.map((address) => address.replace(/\/[^/]*$/, "/a-new-page"));
	// What is answered whatever comes behind it, and what is answered by one name of any kind, has no room for a page.
	const full =
		/^\/(?:v1(?:-beta)?|connect|\.well-known|api\/auth|logos\/|pdf-assets\/|identity\/return\/)|\/(?:attachments|blocks|export|fields|kept-certificates|pages|pictures|source|files|marks|text)\//;
	const free = beside.filter((address) => !full.test(address));
	expect(free.length).toBeGreaterThan(20);
	for (const address of free) expect(address).toMatch(MATCHER);
});
