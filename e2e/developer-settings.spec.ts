import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { pressToLeave } from "./support/leaving.ts";
import { BASE_URL } from "./support/product.ts";
import type { App } from "./support/relying-party.ts";
import { ADMIN, admin, signIn } from "./support/signed-in.ts";
import { test as base, capture, expect, type Page } from "./support/test.ts";

/** The page is signed in as an Admin of the tests' own, so that the limit on attempts is not met. */
const test = base.extend<object, { adminState: Awaited<ReturnType<typeof adminStateOf>> }>({
	adminState: [async ({ browser }, use) => use(await adminStateOf(browser)), { scope: "worker" }],
	storageState: ({ adminState }, use) => use(adminState),
});

async function adminStateOf(browser: Browser) {
	const person = { email: `admin-${randomUUID()}@example.com`, password: "an admin's own password" };
	await admin("user", "create", "--email", person.email, "--password", person.password, "--role", "Admin");
	const page = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await signIn(page, person);
	const state = await page.context().storageState();
	await page.context().close();
	return state;
}

const LOGO = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="40" fill="#0f6b57"/></svg>',
);

/** What a box of lines to copy holds. */
const copied = async (page: Page, label: string) =>
	(await page.getByRole("region", { name: label, exact: true }).textContent()) ?? "";

async function tokenStatus(clientId: string, clientSecret: string): Promise<number> {
	const body = new URLSearchParams({
		grant_type: "client_credentials",
		client_id: clientId,
		client_secret: clientSecret,
	});
	return (await fetch(`${BASE_URL}/connect/token`, { method: "POST", body })).status;
}

test("an Admin makes an app and sees its secrets once", async ({ page }) => {
	const name = `Ledger ${randomUUID().slice(0, 8)}`;
	await page.goto("/settings/oauth-apps");
	await page.getByRole("link", { name: "New app" }).click();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Redirect URLs").fill("ledger.example.com/callback");
	await page.getByRole("button", { name: "Create app" }).click();
	await expect(page.getByText("isn’t a complete address").first()).toBeVisible();
	await page.getByLabel("Redirect URLs").fill("https://ledger.example.com/callback");
	await expect(page.getByLabel("Service.Documents.All")).not.toBeChecked();
	await page.getByLabel("Service.Documents.Read").check();
	await page.getByLabel("Client credentials act as").selectOption({ index: 1 });
	await page.getByRole("button", { name: "Create app" }).click();
	await expect(page.getByRole("dialog", { name: "Copy the secrets now" })).toBeVisible();
	await capture(page, "settings-app-secrets");
	const clientId = await copied(page, "Live client ID");
	const first = await copied(page, "Live client secret");
	expect(await tokenStatus(clientId, first)).toBe(200);
	await page.getByRole("button", { name: "I’ve copied them" }).click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(page.getByText(first)).toHaveCount(0);
	await page.locator("input[type=file]").setInputFiles({ name: "l.svg", mimeType: "image/svg+xml", buffer: LOGO });
	const logo = page.getByRole("img", { name: "Logo" });
	await expect(logo).toBeVisible();
	await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("an Admin rolls an app's secret with an overlap, changes and deletes the app", async ({ page }) => {
	const name = `Ledger ${randomUUID().slice(0, 8)}`;
	const options = ["--name", name, "--redirect-uris", "https://ledger.example.com/cb", "--acting-user", ADMIN.email];
	const { appId, live } = await admin<App>("oauth-app", "create", ...options);
	const { clientId, clientSecret: first } = live;
	await page.goto(`/settings/oauth-apps/${appId}`);
	await capture(page, "settings-app");
	await page.getByRole("button", { name: "Roll live secret" }).click();
	await page.getByRole("button", { name: "Roll secret", exact: true }).click();
	const second = await copied(page, "Live client secret");
	expect(await Promise.all([tokenStatus(clientId, first), tokenStatus(clientId, second)])).toEqual([200, 200]);
	await page.getByRole("button", { name: "I’ve copied it" }).click();
	await page.getByLabel("Sliding").check();
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Changes saved.")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("Sliding")).toBeChecked();
	await page.getByRole("button", { name: "Delete app" }).click();
	await pressToLeave(page, page.getByRole("dialog").getByRole("button", { name: "Delete app" }));
	await expect(page.getByRole("heading", { level: 1, name: "OAuth apps" })).toBeVisible();
	expect(await tokenStatus(clientId, second)).toBe(401);
	await page.getByRole("link", { name: "Audit log" }).click();
	const entry = (what: string) => page.getByRole("listitem").filter({ hasText: `${what} · ${name}` });
	for (const what of ["App deleted", "App secret replaced"]) await expect(entry(what).first()).toBeVisible();
	await capture(page, "settings-audit-log");
});

test("an app's examples hold its own client id and address", async ({ page }) => {
	const options = ["--name", "Sample", "--redirect-uris", "https://sample.example.com/cb"];
	const { appId, live } = await admin<App>("oauth-app", "create", ...options);
	await page.goto(`/settings/oauth-apps/${appId}`);
	await page.getByRole("link", { name: "Examples" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Examples for Sample" })).toBeVisible();
	const address = new URL(await copied(page, "Send the user to this URL, live"));
	expect(address.pathname).toBe("/connect/authorize");
	expect(address.searchParams.get("client_id")).toBe(live.clientId);
	expect(address.searchParams.get("redirect_uri")).toBe("https://sample.example.com/cb");
	const answer = await fetch(address, { redirect: "manual" });
	expect(answer.headers.get("location")).toContain("/consent/");
	await capture(page, "settings-app-examples");
});

test("an Admin makes a key with limits, and revokes it", async ({ page }) => {
	const name = `Script ${randomUUID().slice(0, 8)}`;
	await page.goto("/settings/api-keys");
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByLabel("Expires after (days)").fill("30");
	await page.getByLabel("Limit permissions").check();
	await expect(page.getByRole("checkbox", { name: /^Service\..*All/, checked: true })).toHaveCount(0);
	await page.getByLabel("Service.Documents.Read").check();
	await page.getByRole("button", { name: "Create key" }).click();
	const key = await copied(page, "API key");
	await page.getByRole("button", { name: "I’ve copied it" }).click();
	const call = async (method: string, path: string) =>
		(await fetch(BASE_URL + path, { method, headers: { "X-API-KEY": key } })).status;
	expect(await call("GET", "/v1/document/list?page=1")).toBe(200);
	expect(await call("POST", "/v1/document/send")).toBe(403);
	await expect(page.getByText(name)).toBeVisible();
	await expect(page.getByText(key)).toHaveCount(0);
	await capture(page, "settings-api-keys");
	await page.getByRole("button", { name: `Revoke ${name}` }).click();
	await page.getByRole("button", { name: "Revoke key", exact: true }).click();
	await expect(page.getByText(`Key “${name}” revoked.`)).toBeVisible();
	expect(await call("GET", "/v1/document/list?page=1")).toBe(401);
});
