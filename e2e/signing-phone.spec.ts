import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { field, oneSignature } from "./support/fields.ts";
import { BASE_URL, send, signingPath } from "./support/product.ts";
import { expectSaved, finish, scribble, sign, start } from "./support/signing-page.ts";
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
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
});

test("on a phone each field is hit where it stands, however close the next one is", async ({ browser }) => {
	const at = (id: string, type: string, x: number, y: number, width: number, height: number) =>
		field(id, type, x, y, { bounds: { x, y, width, height }, ...(type === "RadioButton" && { groupName: "way" }) });
	const rows = [0, 1, 2, 3].flatMap((row) => [
		at(`Way ${row}`, "RadioButton", 96, 400 + row * 20, 14, 14),
		at(`Box ${row}`, "CheckBox", 160, 400 + row * 20, 14, 14),
		at(`Line ${row}`, "TextBox", 220, 400 + row * 26, 150, 22),
		at(`Mark ${row}`, "Signature", 420, 400 + row * 26, 100, 22),
	]);
	const path = await signingPath(await send({ signers: [{ ...mia, formFields: rows }] }), "mia@example.com");
	const phone = await browser.newPage({ baseURL: BASE_URL, viewport: { width: 390, height: 844 }, hasTouch: true });
	await phone.goto(path);
	await start(phone);
	for (const { id } of rows) {
		const control = phone.locator(`[data-field="${id}"]`);
		await control.scrollIntoViewIfNeeded();
		const hit = await control.evaluate((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return document
				.elementFromPoint(x + width / 2, y + height / 2)
				?.closest("[data-field]")
				?.getAttribute("data-field");
		});
		expect(hit).toBe(id);
	}
	await phone.context().close();
});

test("with a phone on its side one draws and uses the signature without scrolling", async ({ page }) => {
	await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
	await start(page);
	await page.setViewportSize({ width: 844, height: 390 });
	await page.getByRole("button", { name: /^Sign: Signature/ }).click();
	await page.getByRole("tab", { name: "Draw" }).click();
	await expect(page.getByRole("img", { name: /Drawing area/ })).toBeInViewport({ ratio: 1 });
	await scribble(page);
	await page.screenshot({ path: "e2e/screens/draw-landscape.png", animations: "disabled" });
	const use = page.getByRole("button", { name: "Use this signature" });
	await expect(use).toBeInViewport({ ratio: 1 });
	await use.click();
	await expectSaved(page);
});

test("what gets the focus by keyboard stands clear of header and bar", async ({ page }) => {
	const rows = Array.from({ length: 24 }, (_, row) => field(`Line ${row}`, "TextBox", 96, 40 + row * 41));
	await page.goto(await signingPath(await send({ signers: [{ ...mia, formFields: rows }] }), "mia@example.com"));
	await start(page);
	await page.getByRole("textbox", { name: "Line 0" }).focus();
	const steps = [...Array(23).fill("Tab"), ...Array(23).fill("Shift+Tab")];
	for (const key of steps) {
		await page.keyboard.press(key);
		const hidden = await page.evaluate(() => {
			const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
			return [top + 1, bottom - 1].filter((y) => {
				const there = document.elementFromPoint((left + right) / 2, y);
				return !there?.closest("[data-field]");
			}).length;
		});
		expect(hidden).toBe(0);
	}
});

test("with little height, all of the menu and of its dialogs can be reached", async ({ page }) => {
	await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
	await start(page);
	// A phone on its side, and a desktop at 400 %.
	for (const size of [
		{ width: 844, height: 390 },
		{ width: 360, height: 225 },
	]) {
		await page.setViewportSize(size);
		await page.locator("summary").click();
		await page.getByRole("button", { name: "Decline to sign" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Reason").fill("Not mine.");
		await dialog.getByRole("button", { name: "Cancel" }).click();
		await expect(dialog).toBeHidden();
	}
});

test("at 400 % without touch one types or draws, a drawing too, and fields keep their names", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	const fields = [
		field("Shop", "TextBox", 96, 400, { placeholder: "Which shop?" }),
		field("Papers", "Attachment", 340, 400, { isRequired: false }),
		field("Plan", "Drawing", 96, 440, { isRequired: true }),
		...oneSignature(),
	];
	await page.goto(await signingPath(await send({ signers: [{ ...mia, formFields: fields }] }), "mia@example.com"));
	await start(page);
	await expect(page.locator('[data-field="Shop"]')).toContainText("Shop");
	await page.getByRole("button", { name: /^Draw: Plan/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("tab", { name: "Type" }).click();
	await dialog.getByRole("button", { name: "Use this" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("Enter some text first.");
	await dialog.getByRole("textbox", { name: "Text" }).fill("See page 2");
	await dialog.getByRole("button", { name: "Use this" }).click();
	await expect(dialog).toBeHidden();
	await expectSaved(page);
	await page.getByRole("button", { name: /^Sign: Signature/ }).click();
	await expect(dialog.getByRole("tab", { name: "Type" })).toHaveAttribute("aria-selected", "true");
	await dialog.getByRole("tab", { name: "Draw" }).click();
	const pad = page.getByRole("img", { name: /Drawing area/ });
	await pad.scrollIntoViewIfNeeded();
	await expect(pad).toBeInViewport({ ratio: 1 });
});
