import { writeFile } from "node:fs/promises";
import { adminTest as test } from "./support/admin-test.ts";
import { deskField, untilTaken } from "./support/editor.ts";
import { field, oneSignature } from "./support/fields.ts";
import { BASE_URL, properties, send, signingPath } from "./support/product.ts";
import { sealedFile, wordsOf } from "./support/sealed-file.ts";
import { openDocument } from "./support/signed-in.ts";
import { expectSaved, finish, sign, signAs, start } from "./support/signing-page.ts";
import { capture, expect, type Page } from "./support/test.ts";

// What a correction meets that comes too late is an answer of 409, which browsers tell of.
test.use({ expectedConsole: [/the server responded with a status of 409/] });

const CITY = { x: 400, y: 640 };

/** To people whom no other journey writes to: a desk suggests whom one has sent to before. */
async function sendTwo(title: string): Promise<string> {
	return send({
		title,
		signers: [
			{ name: "Odile Roy", emailAddress: "odile@example.com", formFields: oneSignature() },
			{
				name: "Tarek Nasri",
				emailAddress: "tarek@example.com",
				formFields: [
					field("City", "TextBox", CITY.x, CITY.y, { isRequired: true, label: "City" }),
					field("Agreed", "Signature", 400, 560, { isRequired: true }),
				],
			},
		],
	});
}

/** From the document's page to its desk: no page is loaded, so everything on it answers at once. */
async function correct(page: Page): Promise<void> {
	const button = page.getByRole("button", { name: "Edit sent document", exact: true });
	await untilTaken(button);
	await button.click();
	await expect(page.getByText("Signers see the current version until you apply your edits.")).toBeVisible();
	// Whoever leaves before the page is drawn ends pdf.js in the middle, which browsers tell of.
	await expect(page.locator("[data-page='1'] canvas")).toBeVisible();
}

/** Moves a field down by so many steps of ten pixels. */
async function moveDown(page: Page, name: RegExp, steps: number): Promise<void> {
	await deskField(page, name).click();
	for (let step = 0; step < steps; step += 1) await page.keyboard.press("Shift+ArrowDown");
}

test("a sent document is corrected: who has signed stays as it is, an open page is told, and the new place is sealed", async ({
	page,
	browser,
}) => {
	const title = `Corrected ${Date.now()}`;
	const documentId = await sendTwo(title);
	const tarek = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await tarek.goto(await signingPath(documentId, "tarek@example.com"));
	await start(tarek);
	await tarek.getByRole("textbox", { name: /City/ }).fill("Lyon");
	await expectSaved(tarek);

	// Given up, nothing has happened.
	await openDocument(page, documentId, title);
	await correct(page);
	await page.getByRole("button", { name: "Discard…" }).click();
	await page.getByRole("button", { name: "Discard edits" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await correct(page);

	await moveDown(page, /^City, Tarek Nasri/, 6);
	await moveDown(page, /^Signature, Odile Roy/, 3);
	await signAs(browser, await signingPath(documentId, "odile@example.com"));
	await page.keyboard.press("Control+Enter");
	const sheet = page.getByRole("dialog");
	const apply = sheet.getByRole("button", { name: "Apply", exact: true });
	await expect(sheet).toContainText("Moved: “City” on page 1.");
	await apply.click();
	await expect(sheet).toContainText("Odile Roy has signed, so the field “Signature” wasn’t changed.");
	await expect(apply).toBeDisabled();
	await capture(page, "desk-correct-late");
	await sheet.getByRole("button", { name: "Undo this change" }).click();
	await expect(sheet).not.toContainText("Odile Roy");
	await page.keyboard.press("Escape");
	await deskField(page, /^Signature, Odile Roy.*locked/).click();
	await expect(page.getByRole("tabpanel")).toContainText("Odile Roy has finished");
	await capture(page, "desk-correct");
	await page.keyboard.press("Control+Enter");
	await apply.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.getByText(/corrected the document/)).toBeVisible();

	await sign(tarek, /^Sign: Agreed/);
	await tarek.getByRole("button", { name: "Finish", exact: true }).click();
	const again = tarek.getByRole("button", { name: "View corrected document" });
	await expect(again).toBeVisible();
	await capture(tarek, "signing-corrected");
	const isLoaded = tarek.waitForEvent("load");
	await again.click();
	await isLoaded;
	await untilTaken(tarek.locator("#main-action"));
	await expect(tarek.getByRole("textbox", { name: /City/ })).toHaveValue("Lyon");
	await finish(tarek);
	await tarek.context().close();

	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
	const file = test.info().outputPath("sealed.pdf");
	await writeFile(file, await sealedFile(documentId));
	const city = wordsOf(file).find(({ text }) => text === "Lyon");
	// Of 24 pixels in height, 60 further down.
	expect(Math.abs((city?.y ?? 0) - (CITY.y + 60 + 12))).toBeLessThan(6);
});
