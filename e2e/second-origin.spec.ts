import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CREDENTIALS, type Installation, newInstallation, removeInstallation, Start } from "./support/installation.ts";
import { adminPage, sendSample, signIn } from "./support/over-http.ts";
import { finish, sign, start } from "./support/signing-page.ts";
import { expect, expectAccessible, type Locator, test } from "./support/test.ts";

// The workplace at localhost, signers at 127.0.0.1: two origins of one server.
test.describe.configure({ mode: "serial" });
// A browser says so of every page that is not there.
test.use({ expectedConsole: [/the server responded with a status of 404/] });

const KEY = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };

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
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download document" }).click();
	const file = await (await download).path();

	await page.goto(`${signing}/verify`);
	await page.locator("input[type=file]").setInputFiles(file);
	await expect(page.getByRole("heading", { name: "Sealed here and unchanged." })).toBeVisible();
	await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
	await expectAccessible(page);
	const cookies = await page.context().cookies(signing);
	expect(cookies.map(({ name }) => name).filter((name) => name !== "signet-zone")).toEqual([]);

	await page.goto(`${signing}/documents/${documentId}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find this document");
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

test("who signs what they have sent is led there, and back to the workplace", async ({ context }) => {
	const page = await adminPage(context, installation.url);
	const documentId = await sendTo({ name: "Ada Operator", emailAddress: CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL });
	await page.goto(`${installation.url}/start`);
	await page.getByRole("button", { name: /Sample agreement/ }).click();
	await expect(page).toHaveURL(new RegExp(`^${signing}/sign/`));
	await start(page);
	await sign(page, /^Sign: Signature/);
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page).toHaveURL(`${installation.url}/documents/${documentId}`);
	await page.goto(`${installation.url}/settings/doctor`);
	await expect(page.getByText(`Signing pages: ${signing}`)).toBeVisible();
	// Pictures of mails lie at the signers' origin; pages of the workplace show them all the same.
	await page.goto(`${installation.url}/outbox`);
	await page
		.getByRole("link", { name: /Sample agreement/ })
		.first()
		.click();
	await expectPicture(page.locator("iframe").contentFrame().locator("img").first());
	await page.goto(`${installation.url}/settings/brands`);
	await page
		.getByRole("link", { name: /My organisation/ })
		.first()
		.click();
	await expectPicture(page.frameLocator("iframe[title=Email]").locator("img").first());
});

test("frames and the camera are for the pages there that need them", async () => {
	const proved = { authenticationType: "IdVerification" };
	const documentId = await sendTo({ name: "Mia Chen", emailAddress: "mia@example.com", ...proved });
	const asked = new URLSearchParams({ documentId, signerEmail: "mia@example.com" });
	asked.set("redirectUrl", "https://app.example.com/done");
	const made = await fetch(`${installation.url}/v1/document/getEmbeddedSignLink?${asked}`, { headers: KEY });
	const { signLink } = (await made.json()) as { signLink: string };
	const answer = await fetch(signLink);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("permissions-policy")).toContain("camera=(self)");
	expect(policyOf(answer)).toContain("frame-ancestors https://app.example.com");
	expect(policyOf(answer)).toContain("form-action 'self'");
	const { headers } = await fetch(`${signing}/verify`);
	expect(headers.get("permissions-policy")).toContain("camera=()");
	expect(headers.get("access-control-allow-origin")).toBeNull();
	// A page of the workplace sends nothing there, a page of its own does.
	const tell = async (origin: string) =>
		(await fetch(`${signLink}/language`, { method: "POST", headers: { origin }, body: "{}" })).status;
	expect(await tell(installation.url)).toBe(403);
	expect(await tell(signing)).not.toBe(403);
});

const expectPicture = (picture: Locator) =>
	expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

/** Sends something with one signature. */
async function sendTo(signer: Record<string, string>): Promise<string> {
	const bounds = { x: 96, y: 570, width: 260, height: 54 };
	const formFields = [{ id: "s", fieldType: "Signature", pageNumber: 2, bounds }];
	const form = new FormData();
	form.append("Title", "Sample agreement");
	form.append("Signers", JSON.stringify({ signerType: "Signer", formFields, ...signer }));
	form.append("Files", new Blob([await readFile("public/sample.pdf")], { type: "application/pdf" }), "sample.pdf");
	const sent = await fetch(`${installation.url}/v1/document/send`, { method: "POST", headers: KEY, body: form });
	expect(sent.status).toBe(200);
	return ((await sent.json()) as { documentId: string }).documentId;
}

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
