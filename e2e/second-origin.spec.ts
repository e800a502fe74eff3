import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { sendSample, signIn } from "./support/over-http.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

// The workplace at localhost, signers at 127.0.0.1: two origins of one server.
test.describe.configure({ mode: "serial" });
// A browser says so of every page that is not there.
test.use({ expectedConsole: [/the server responded with a status of 404/] });

let installation: Installation;
let running: Start;
let signing: string;
let session: string;

test.beforeAll(async () => {
	installation = await newInstallation();
	signing = `http://127.0.0.1:${installation.port}`;
	Object.assign(installation.variables, {
		PUBLIC_URL: installation.url,
		SIGNING_URL: signing,
		RATE_LIMIT_PUBLIC_PER_MINUTE: "100000",
	});
	running = new Start(installation);
	await running.ready();
	session = await signIn(installation.url);
});
test.afterAll(async () => {
	await running.stop("SIGTERM");
	await removeInstallation(installation);
});

test("a document is signed to its end there, and its file verified", async ({ page }) => {
	const { documentId, signLink } = await sendSample(installation.url);
	expect(signLink).toMatch(new RegExp(`^${signing}/sign/[\\w-]{43}$`));
	// As it was sent while there was no second origin.
	const { pathname } = new URL(signLink);
	await page.goto(`${installation.url}${pathname}?from=mail`);
	await expect(page).toHaveURL(`${signLink}?from=mail`);
	await start(page);
	await sign(page, /^Sign: Signature/);
	await finish(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("The document is complete");
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download the document" }).click();
	const file = await (await download).path();

	await page.goto(`${signing}/verify`);
	await page.locator("input[type=file]").setInputFiles(file);
	await expect(page.getByRole("heading", { name: "Sealed here and unchanged." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
	await expectAccessible(page);
	const cookies = await page.context().cookies(signing);
	expect(cookies.map(({ name }) => name).filter((name) => name !== "signet-zone")).toEqual([]);

	await page.goto(`${signing}/documents/${documentId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not lead to a document");
	await expectAccessible(page);
});

test("every other address is an unknown one, also for who is signed in to the workplace", async () => {
	const at = async (address: string, method = "GET") => {
		const answer = await fetch(`${signing}${address}`, { method, headers: { cookie: session }, redirect: "manual" });
		const title = /<title>([^<]*)/.exec(await answer.text())?.[1];
		return { status: answer.status, title, cookies: answer.headers.getSetCookie(), policy: policyOf(answer) };
	};
	const unknown = await at("/there-is-no-such-page");
	expect(unknown).toMatchObject({ status: 404, cookies: [] });
	expect(unknown.policy).toContain("frame-ancestors 'none'");
	let refused = 0;
	for (const address of addresses()) {
		const isOpen = /^\/(?:sign\/|copies\/|verify(?:$|\/)|identity\/return|logos\/|pdf-assets\/|api\/health\/)/.test(
			address,
		);
		for (const method of ["GET", "POST"]) {
			const answer = await at(address, method);
			expect(answer.cookies, address).toEqual([]);
			if (isOpen) continue;
			refused += 1;
			expect({ address, ...answer }).toEqual({ address, ...unknown });
		}
	}
	expect(refused).toBeGreaterThan(100);
	expect((await at("/api/health/ready")).status).toBe(200);
	const own = await fetch(`${installation.url}/documents`, { headers: { cookie: session } });
	expect(own.status).toBe(200);
});

/** Addresses of all pages and routes: groups are no part of them, a part in brackets is anything. */
function addresses(): string[] {
	return readdirSync(join(import.meta.dirname, "../app"), { recursive: true, encoding: "utf8" })
		.filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
		.map((file) => file.split("/").slice(0, -1))
		.map((parts) =>
			parts.filter((part) => !part.startsWith("(")).map((part) => part.replace(/^\[.*\]$/, "x".repeat(43))),
		)
		.map((parts) => `/${parts.join("/")}`);
}

/** Each has a nonce of its own. */
function policyOf({ headers }: Response): string {
	return (headers.get("content-security-policy") ?? "").replace(/'nonce-[^']+'/, "'nonce'");
}
