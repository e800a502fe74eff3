import { adminTest as test } from "./support/admin-test.ts";
import { failDelivery } from "./support/database.ts";
import { oneSignature } from "./support/fields.ts";
import { send } from "./support/product.ts";
import { openDocument } from "./support/signed-in.ts";
import { expect } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

test.describe("before the page's scripts are there", () => {
	test.use({ javaScriptEnabled: false });

	test("what is typed into a form does not end in the address", async ({ page, browser }) => {
		const visitor = await browser.newPage({ javaScriptEnabled: false, storageState: undefined });
		for (const path of ["/sign-in", "/forgot-password"]) {
			await visitor.goto(path);
			await visitor.getByLabel("Email").fill("mia@example.com");
			await visitor.keyboard.press("Enter");
			// What was typed into a form that is sent without scripts is not in the address either.
			await expect(visitor).toHaveURL(new RegExp(`^[^?]*${path}(?:\\?again=1&refused=refused&returnTo=%2Fstart)?$`));
		}
		await visitor.context().close();
		await page.goto("/settings/security");
		await page.getByLabel("Current password").fill("correct-horse-battery");
		await page.getByRole("button", { name: "Change password" }).click();
		await expect(page).toHaveURL("/settings/security");
	});
});

test("a parameter that is given twice or cannot be stored leads to a page all the same", async ({ page }) => {
	for (const address of ["/documents?q=a&q=b", "/documents?q=%00", "/sign-in?returnTo=a&returnTo=b"]) {
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	}
	await page.goto("/verify?report=a&report=b");
	await expect(page.getByRole("heading", { name: "Verify a PDF" })).toBeVisible();
});

test("a dialog forgets its last error, gives the focus back, and stays when text is selected beyond its edge", async ({
	page,
}) => {
	const title = "Not to be revoked";
	await openDocument(page, await send({ title, signers: [mia] }), title);
	const menu = page.getByRole("button", { name: `Actions for ${title}` });
	const dialog = page.getByRole("dialog");
	const open = async () => {
		await menu.click();
		await page.getByRole("menuitem", { name: "Revoke…" }).click();
		await expect(dialog).toBeVisible();
	};
	await open();
	await dialog.getByRole("button", { name: "Revoke document" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("Enter a reason.");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(menu).toBeFocused();
	await open();
	await expect(dialog.getByText("Enter a reason.")).toHaveCount(0);
	await dialog.getByLabel("Reason").fill("The flat has a new owner.");
	const box = await dialog.getByLabel("Reason").boundingBox();
	await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 20);
	await page.mouse.down();
	await page.mouse.move(5, 300);
	await page.mouse.up();
	await expect(dialog.getByLabel("Reason")).toHaveValue("The flat has a new owner.");
	await page.mouse.click(5, 300);
	await expect(dialog).toBeHidden();
});

test("an error goes when its field is changed, and comes back when it is true again", async ({ page }) => {
	const title = "Words that were mended";
	await openDocument(page, await send({ title, signers: [mia] }), title);
	await page.getByRole("button", { name: `Actions for ${title}` }).click();
	await page.getByRole("menuitem", { name: "Revoke…" }).click();
	const dialog = page.getByRole("dialog");
	const revoke = dialog.getByRole("button", { name: "Revoke document" });
	for (const words of ["T", ""]) {
		await revoke.click();
		await expect(dialog.getByRole("alert")).toHaveText("Enter a reason.");
		await dialog.getByLabel("Reason").pressSequentially("T");
		await expect(dialog.getByRole("alert")).toHaveCount(0);
		await expect(dialog.getByLabel("Reason")).not.toHaveAttribute("aria-invalid");
		await dialog.getByLabel("Reason").fill(words === "T" ? "" : words);
	}
	await page.keyboard.press("Escape");
	await page.goto("/settings/api-keys");
	await page.getByLabel("Expires after (days)").fill("0");
	await page.getByRole("button", { name: "Create key" }).click();
	const name = page.locator("div", { has: page.getByLabel("Name") }).last();
	const whole = page.locator("form [aria-live=assertive]");
	await expect(name.getByRole("alert")).toContainText("Enter a name of up to");
	await expect(whole).toContainText("Enter a name of up to");
	await page.getByLabel("Expires after (days)").fill("");
	await expect(name.getByRole("alert")).toBeVisible();
	await page.getByLabel("Name").fill("Ledger");
	await expect(name.getByRole("alert")).toHaveCount(0);
	await expect(whole).toBeEmpty();
});

test("an address that stays as it is sends nothing and says so", async ({ page }) => {
	const title = "Bounced and not corrected";
	const documentId = await send({ title, signers: [mia] });
	await openDocument(page, documentId, title);
	await expect(page.getByText("Email sent")).toBeVisible();
	await failDelivery(documentId, "mail", "550");
	await page.reload();
	await page.getByRole("button", { name: "Correct and send" }).click();
	await expect(page.getByText("The request was already sent to this address.")).toBeVisible();
	await page.getByLabel("Mia Chen’s email").fill("mia@");
	await expect(page.getByText("The request was already sent to this address.")).toHaveCount(0);
});

test("without https a link is shown to be copied, since the browser has no clipboard then", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	const title = "Copied by hand";
	await openDocument(page, await send({ title, signers: [mia] }), title);
	const prompt = page.waitForEvent("dialog");
	const copying = page.getByRole("button", { name: "Copy Mia Chen’s link" }).click();
	expect((await prompt).defaultValue()).toMatch(/\/sign\//);
	await (await prompt).dismiss();
	await copying;
});
