import type { Locator } from "@playwright/test";
import { adminTest as test } from "./support/admin-test.ts";
import { failDelivery } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { openEarly } from "./support/open-early.ts";
import { send, signingPath } from "./support/product.ts";
import { ADMIN } from "./support/signed-in.ts";
import { expect, type Page } from "./support/test.ts";

/** Presses it, and sees that it was kept: the page is still the one with what was typed. */
async function pressEarly(page: Page, name: string, within: Page | Locator = page): Promise<void> {
	await within.getByRole("button", { name, exact: true }).click();
	await expect(page.locator("form[aria-busy=true]")).toHaveCount(1);
}

test("who signs in before the scripts are there is signed in once they are", async ({ browser, baseURL }) => {
	const visitor = await browser.newPage({ baseURL, storageState: undefined });
	const scripts = await openEarly(visitor, "/sign-in?returnTo=/documents");
	await visitor.getByLabel("Email").fill(ADMIN.email);
	await visitor.getByLabel("Password").fill(ADMIN.password);
	await visitor.keyboard.press("Enter");
	await expect(visitor.locator("form[aria-busy=true]")).toHaveCount(1);
	await scripts();
	await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Documents");
	await visitor.context().close();
});

test("settings that are sent before the scripts are there are saved, and what is wrong keeps what was typed", async ({
	page,
}) => {
	let scripts = await openEarly(page, "/settings/organisation");
	const time = page.getByLabel("Time format");
	const form = page.locator("form", { has: time });
	const [before, after] =
		(await time.inputValue()) === "HH:mm" ? ["HH:mm", "h:mm tt"] : [await time.inputValue(), "HH:mm"];
	await time.selectOption(after);
	await pressEarly(page, "Save", form);
	await scripts();
	await expect(page.getByText("Language and region saved")).toBeVisible();
	await page.reload();
	await expect(time).toHaveValue(after);
	await time.selectOption(before);
	await form.getByRole("button", { name: "Save", exact: true }).click();

	scripts = await openEarly(page, "/settings/security");
	await page.getByLabel("Current password").fill("not-the-password");
	await page.getByLabel("New password").fill("correct-horse-battery-2");
	await pressEarly(page, "Change password");
	await scripts();
	await expect(page.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("New password")).toHaveValue("correct-horse-battery-2");
});

test("a key, an app, a corrected address and a brand are made of what was sent early", async ({ page }) => {
	let scripts = await openEarly(page, "/settings/api-keys");
	await page.getByLabel("Name").fill("Early key");
	await page.getByLabel("Expires after (days)").fill("3");
	await pressEarly(page, "Create key");
	await scripts();
	await expect(page.getByRole("dialog")).toContainText("sgn_test_");

	scripts = await openEarly(page, "/settings/oauth-apps/new");
	await page.getByLabel("Name", { exact: true }).fill("Early app");
	await page.getByLabel("Redirect URLs").fill("https://early.example/back");
	await pressEarly(page, "Create app");
	await scripts();
	await page.getByRole("dialog").getByRole("button").last().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Early app");
	await expect(page.getByLabel("Redirect URLs")).toHaveValue("https://early.example/back");

	const title = "Corrected early";
	const signer = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
	const documentId = await send({ title, signers: [signer] });
	await failDelivery(documentId, "mail", "550");
	scripts = await openEarly(page, `/documents/${documentId}`);
	await page.getByLabel("Mia Chen’s email").fill("mia.chen@example.com");
	await pressEarly(page, "Correct and send");
	await scripts();
	await expect(page.getByText("mia.chen@example.com").first()).toBeVisible();

	scripts = await openEarly(page, "/settings/brands/new");
	await page.getByLabel("Brand name", { exact: true }).fill("Early Brand");
	await page.getByLabel("Button", { exact: true }).fill("#14344C");
	await page.getByLabel(/^Hide/).check();
	await pressEarly(page, "Create brand");
	await scripts();
	await page.waitForURL(/\/settings\/brands\/[0-9a-f-]{36}$/);
	await page.reload();
	await expect(page.getByLabel("Button", { exact: true })).toHaveValue("#14344C");
	await expect(page.getByLabel(/^Hide/)).toBeChecked();
});

test("days that are chosen before the scripts are there are asked for once they are", async ({ page }) => {
	// An empty list has nothing to choose from.
	await send({ signers: [{ name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() }] });
	const scripts = await openEarly(page, "/documents");
	await page.getByLabel("Last activity").selectOption("Custom range…");
	await scripts();
	await page.getByLabel("From", { exact: true }).fill("2020-01-01");
	await expect(page).toHaveURL(/from=2020-01-01/);
});

test("days that are chosen while the scripts take over the page are asked for", async ({ page }) => {
	await send({ signers: [{ name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() }] });
	await page.addInitScript(() => {
		// Keeps React's effects waiting after it has begun to handle events.
		const port: MessagePort = Object.getPrototypeOf(new MessageChannel().port1);
		const post: (message: unknown) => void = port.postMessage;
		port.postMessage = function (message: unknown) {
			setTimeout(() => post.call(this, message), 50);
		};
		const choose = () => {
			const select = document.querySelector<HTMLSelectElement>("select[name=days]");
			const root = Object.entries(document).find(([name]) => name.startsWith("__reactContainer"))?.[1];
			if (!select || !root || root.stateNode.current.memoizedState.isDehydrated) {
				setTimeout(choose);
				return;
			}
			select.value = "range";
			for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
		};
		choose();
	});
	await page.goto("/documents");
	await expect(page.getByLabel("From", { exact: true })).toBeVisible();
});

test("what is pressed before the scripts are there waits for them, and happens once they are", async ({ page }) => {
	let scripts = await openEarly(page, "/settings/people");
	const invite = page.getByRole("button", { name: "Invite people", exact: true });
	await invite.click();
	await expect(invite).toHaveAttribute("aria-busy", "true");
	await scripts();
	await expect(page.getByRole("dialog", { name: "Invite people" })).toBeVisible();
	await expect(invite).not.toHaveAttribute("aria-busy");

	scripts = await openEarly(page, "/documents");
	const menu = page.getByRole("button", { name: /^Your account, / });
	await menu.click();
	await expect(menu).toHaveAttribute("aria-busy", "true");
	await scripts();
	await expect(page.getByRole("menu")).toBeVisible();
});

test("a signer who agrees and starts before the scripts are there has started once they are", async ({ page }) => {
	const signer = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };
	const scripts = await openEarly(page, await signingPath(await send({ signers: [signer] }), "mia@example.com"));
	await page.getByLabel("I agree to sign electronically").check();
	const start = page.getByRole("button", { name: "Start signing", exact: true });
	await start.click();
	await expect(start).toHaveAttribute("aria-busy", "true");
	await scripts();
	await expect(page.locator("#main-action")).toBeVisible();
});
