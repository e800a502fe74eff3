import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as client from "openid-client";
import { authenticator, givePassword } from "./support/authenticator.ts";
import { test as oauthTest, PASSWORD as RITAS_PASSWORD } from "./support/oauth-test.ts";
import { openEarly } from "./support/open-early.ts";
import { BASE_URL, PORT } from "./support/product.ts";
import { beginLogin, relyingParty } from "./support/relying-party.ts";
import { admin, signIn } from "./support/signed-in.ts";
import { capture, expect } from "./support/test.ts";
import { addDevice } from "./support/virtual-device.ts";

const test = oauthTest;
const PASSWORD = RITAS_PASSWORD;

async function makeUser(): Promise<string> {
	const email = `two-${randomUUID()}@example.com`;
	await admin("user", "create", "--email", email, "--name", "Tova Two", "--password", PASSWORD);
	return email;
}

test("an app is set up, asked for at every sign-in, replaced by a recovery code, and taken away", async ({ page }) => {
	const email = await makeUser();
	await signIn(page, { email, password: PASSWORD });
	await page.goto("/settings/security");
	await capture(page, "security-plain");
	await page.getByRole("button", { name: "Set up" }).click();
	const code = page.getByLabel("Code from the app");
	await expect(code).toBeFocused();
	await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
	await capture(page, "security-scan");
	const next = authenticator((await page.locator("code").textContent()) ?? "");
	await code.fill("000000");
	await expect(page.getByText("That code isn’t right.")).toBeVisible();
	await code.fill(next());
	const listed = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
	await expect(listed).toHaveCount(10);
	const codes = await listed.allTextContents();
	await capture(page, "security-codes");
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download" }).click();
	expect(await readFile(await (await saved).path(), "utf8")).toContain(codes.join("\n"));
	await page.getByRole("button", { name: "I’ve saved them" }).click();
	await expect(page.getByText("10 codes left")).toBeVisible();
	await capture(page, "security-on");

	await page.context().clearCookies();
	await page.goto("/sign-in?returnTo=/settings/security");
	await givePassword(page, email);
	await expect(page.getByLabel("Authentication code")).toHaveAttribute("inputmode", "numeric");
	// Half-way in is nowhere in.
	for (const path of ["/documents", "/settings/security", "/start"]) {
		const answer = await page.request.get(path, { maxRedirects: 0 });
		expect([path, answer.status(), answer.headers().location]).toEqual([
			path,
			307,
			expect.stringContaining("/sign-in?"),
		]);
	}
	await page.getByLabel("Authentication code").fill("000000");
	await expect(page.getByText("That code isn’t right. Wait for the next one.")).toBeVisible();
	await capture(page, "sign-in-factor");
	await page.getByLabel("Authentication code").fill(next());
	await expect(page).toHaveURL("/settings/security");

	await page.context().clearCookies();
	await page.goto("/sign-in?returnTo=/settings/security");
	await givePassword(page, email);
	await page.getByRole("link", { name: "Use a recovery code instead" }).click();
	await page.getByLabel("Recovery code").fill(codes[0]?.toLowerCase() ?? "");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("9 codes left")).toBeVisible();

	const scripts = await openEarly(page, "/settings/security");
	const remove = page.getByRole("button", { name: "Remove" });
	await remove.click();
	await expect(remove).toHaveAttribute("aria-busy", "true");
	await scripts();
	await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
	await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("password and code lead in all the same", async ({ page, browser }) => {
		const email = await makeUser();
		const scripted = await browser.newPage({ baseURL: BASE_URL, javaScriptEnabled: true });
		await signIn(scripted, { email, password: PASSWORD });
		await scripted.goto("/settings/security");
		await scripted.getByRole("button", { name: "Set up" }).click();
		const next = authenticator((await scripted.locator("code").textContent()) ?? "");
		await scripted.getByLabel("Code from the app").fill(next());
		await scripted.getByRole("button", { name: "I’ve saved them" }).click();
		await scripted.context().close();
		await page.goto("/sign-in?returnTo=/settings/security");
		await givePassword(page, email);
		await page.getByLabel("Authentication code").fill("000000");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByText("That code isn’t right.")).toBeVisible();
		await page.getByLabel("Authentication code").fill(next());
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
	});
});

test("the sign-in of an application asks for the code too, and an operator can reset it", async ({
	page,
	app,
	callback,
}) => {
	const email = await makeUser();
	await signIn(page, { email, password: PASSWORD });
	await page.goto("/settings/security");
	await page.getByRole("button", { name: "Set up" }).click();
	const next = authenticator((await page.locator("code").textContent()) ?? "");
	await page.getByLabel("Code from the app").fill(next());
	await page.getByRole("button", { name: "I’ve saved them" }).click();
	await page.context().clearCookies();

	const config = await relyingParty(app.live);
	const { url, checks } = await beginLogin(config, callback.uri);
	await page.goto(url.href);
	await givePassword(page, email);
	await page.getByLabel("Authentication code").fill(next());
	const arrival = callback.next();
	await page.getByRole("button", { name: "Allow" }).click();
	const tokens = await client.authorizationCodeGrant(config, await arrival, checks);
	expect(tokens.claims()).toMatchObject({ email });

	await admin("user", "reset-two-factor", email);
	await page.goto("/sign-in?again=1&returnTo=/settings/security");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("a passkey is added, signs in alone and after the password, gets a name and is removed", async ({ page }) => {
	const email = await makeUser();
	await addDevice(page);
	await signIn(page, { email, password: PASSWORD });
	await page.goto("/settings/security");
	await page.getByRole("button", { name: "Add passkey" }).click();
	await page.getByRole("dialog").getByLabel("Name").fill("Laptop");
	await page.getByRole("button", { name: "Continue" }).click();
	const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
	await expect(codes).toHaveCount(10);
	await page.getByRole("button", { name: "I’ve saved them" }).click();
	await expect(page.getByText("10 codes left")).toBeVisible();
	await capture(page, "security-passkey");

	await page.context().clearCookies();
	await page.goto("/sign-in?returnTo=/settings/security");
	await capture(page, "sign-in-passkey");
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expect(page).toHaveURL("/settings/security");

	await page.context().clearCookies();
	await page.goto("/sign-in?returnTo=/settings/security");
	await givePassword(page, email);
	await capture(page, "sign-in-factor-passkey");
	await page.getByRole("button", { name: "Use passkey" }).click();
	await expect(page).toHaveURL("/settings/security");

	await page.getByRole("button", { name: "Rename Laptop" }).click();
	await page.getByRole("dialog").getByLabel("Name").fill("Work laptop");
	await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("button", { name: "Rename Work laptop" })).toBeVisible();
	const scripts = await openEarly(page, "/settings/security");
	const remove = page.getByRole("button", { name: "Remove Work laptop" });
	await remove.click();
	await expect(remove).toHaveAttribute("aria-busy", "true");
	await scripts();
	await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
	await expect(page.getByText("No passkeys yet. Add one on each device")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Recovery codes" })).toHaveCount(0);
});

test("by another address than its own no passkey is offered, and the pages say why", async ({ page }) => {
	const email = await makeUser();
	await page.goto(`http://127.0.0.1:${PORT}/sign-in?returnTo=/settings/security`);
	const why = page.getByText(`Passkeys only work at ${BASE_URL}. You’re using a different address.`);
	await expect(why).toBeVisible();
	await expect(page.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
	await capture(page, "sign-in-passkey-elsewhere");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(PASSWORD);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
	await expect(why).toBeVisible();
	await expect(page.getByRole("button", { name: "Add passkey" })).toHaveCount(0);
});
