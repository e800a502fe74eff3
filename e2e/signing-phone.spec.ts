import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { field, oneSignature } from "./support/fields.ts";
import { BASE_URL, send, signingPath } from "./support/product.ts";
import { expectSaved, finish, sign, start } from "./support/signing-page.ts";
import { capture, expect, test } from "./support/test.ts";

const note = field("Note", "TextBox", 96, 400);
const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: [...oneSignature(), note] };

test("what was begun on the desktop is finished on the phone, and the desktop follows", async ({ page, browser }) => {
	await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
	await start(page);
	await page.getByRole("textbox", { name: "Note" }).fill("Keys at the porter's");
	await page.locator("summary").click();
	const answer = page.waitForResponse((response) => response.url().endsWith("/phone-link"));
	await page.getByRole("button", { name: "Continue on your phone" }).click();
	const { link } = (await (await answer).json()) as PhoneLink;
	await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
	await capture(page, "dialog-phone");

	const phone = await browser.newPage({ baseURL: BASE_URL, viewport: { width: 390, height: 844 }, hasTouch: true });
	await phone.goto(new URL(link).pathname);
	await expect(phone.locator('[data-field="Note"]')).toContainText("Keys at the porter's");
	await phone.locator('[data-field="Note"] [data-field-id]').click();
	await phone.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill("Keys at the baker's");
	await phone.getByRole("dialog").getByRole("button", { name: "Close" }).click();
	await expectSaved(phone);
	// As when somebody comes back to the window.
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(page.locator('[data-field="Note"] [data-field-id]')).toHaveValue("Keys at the baker's");
	await sign(phone, /^Sign: Signature/);
	await finish(phone);
	await phone.context().close();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("The document is complete");
});
