import { readFileSync } from "node:fs";
import { adminTest as test } from "./support/admin-test.ts";
import { newDesk } from "./support/desk.ts";
import { properties } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { sign, start } from "./support/signing-page.ts";
import { expect, expectAccessible, type Page } from "./support/test.ts";

/** A field on the desk's paper, by how its name begins. */
const fieldOf = (page: Page, name: string | RegExp) =>
	page.locator("[data-field]").and(page.getByRole("button", { name }));

/** Where something lies on its page, in pixels of 96 dpi, at any zoom. */
async function placeOnPage(page: Page, selector: string, sheet: string, widthPx: number) {
	return page.evaluate(
		([one = "", around = "", width = ""]) => {
			const box = document.querySelector(one)?.getBoundingClientRect();
			const paper = document.querySelector(around)?.getBoundingClientRect();
			if (!box || !paper) throw new Error("It is not there.");
			const scale = Number(width) / paper.width;
			return [box.x - paper.x, box.y - paper.y, box.width, box.height].map((length) => length * scale);
		},
		[selector, sheet, String(widthPx)],
	);
}

test("a person with a mouse places fields, takes back, copies, and finds all of it after a reload", async ({
	page,
}) => {
	await newDesk(page, { name: "Terms.pdf", buffer: Buffer.from(await samplePdf()) });
	const sheet = page.locator("[data-page='1']");
	await page.getByRole("button", { name: "Signature", exact: true }).click();
	await sheet.click({ position: { x: 200, y: 300 } });
	const signature = fieldOf(page, /^Signature/);
	await expect(signature).toHaveAccessibleName("Signature, Recipient 1, page 1, required, 1 of 1");
	await expect(signature).toBeFocused();

	// By its letter, drawn as large as it is to be.
	await page.keyboard.press("t");
	const paper = await sheet.boundingBox();
	if (!paper) throw new Error("The page has no place.");
	await page.mouse.move(paper.x + 420, paper.y + 420);
	await page.mouse.down();
	await page.mouse.move(paper.x + 580, paper.y + 460, { steps: 4 });
	await page.mouse.up();
	await expect(fieldOf(page, /^Text/)).toBeVisible();

	// A drag is one step, and Esc in one leaves no trace.
	const before = await signature.getAttribute("style");
	const box = await signature.boundingBox();
	if (!box) throw new Error("The field has no place.");
	await page.mouse.move(box.x + 40, box.y + 20);
	await page.mouse.down();
	await page.mouse.move(box.x + 90, box.y + 220, { steps: 4 });
	await page.keyboard.press("Escape");
	await page.mouse.up();
	await expect(signature).toHaveAttribute("style", before ?? "");
	await page.mouse.move(box.x + 40, box.y + 20);
	await page.mouse.down();
	await page.mouse.move(box.x + 90, box.y + 220, { steps: 4 });
	await page.mouse.up();
	await expect(signature).not.toHaveAttribute("style", before ?? "");
	await page.keyboard.press("Control+z");
	await expect(signature).toHaveAttribute("style", before ?? "");

	await page.keyboard.press("Control+a");
	await page.keyboard.press("Control+d");
	await expect(page.locator("[data-field]")).toHaveCount(4);
	await page.keyboard.press("Delete");
	await expect(page.locator("[data-field]")).toHaveCount(2);
	await expectAccessible(page);
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.locator("[data-field]")).toHaveCount(2);
	await expect(fieldOf(page, /^Signature/)).toHaveAttribute("style", before ?? "");
});

test("what is placed on a cropped and turned page lies there for the signer, who is led to it at once", async ({
	page,
}) => {
	const buffer = readFileSync("lib/testing/corpus/cropbox-offset-rotate90.pdf");
	await newDesk(page, { name: "Turned.pdf", buffer });
	await page.getByRole("button", { name: "Only I sign" }).click();
	await page.getByRole("button", { name: "Signature", exact: true }).click();
	await page.locator("[data-page='1']").click({ position: { x: 180, y: 160 } });
	await expect(fieldOf(page, /^Signature/)).toBeVisible();
	const widthPx = await page.locator("[data-page='1']").evaluate((sheet) => {
		const zoom = Number(getComputedStyle(sheet).getPropertyValue("--zoom"));
		return sheet.getBoundingClientRect().width / zoom;
	});
	const placed = await placeOnPage(page, "[data-field]", "[data-page='1']", widthPx);
	const documentId = new URL(page.url()).pathname.split("/")[2] ?? "";

	await page.getByRole("button", { name: "Send", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign now" }).click();
	// Whoever signs alone is led to it at once, and finds the fields where they were put.
	await expect(page).toHaveURL(/\/sign\/[\w-]{43}$/);
	await expect(page.locator("section[data-page='1'] [data-mounted]")).toBeVisible();
	const seen = await placeOnPage(page, "section[data-page='1'] [data-field]", "section[data-page='1']", widthPx);
	for (const [index, length] of placed.entries()) expect(Math.abs(length - (seen[index] ?? 0))).toBeLessThan(0.5);
	await start(page);
	await sign(page, /^Sign: Signature/);
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page).toHaveURL(`/documents/${documentId}`);
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
});
