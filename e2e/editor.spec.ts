import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { adminTest as test } from "./support/admin-test.ts";
import { deskField as fieldOf, newDesk } from "./support/editor.ts";
import { moveByOne } from "./support/keyboard.ts";
import { API_KEY, BASE_URL, properties } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { sign, start } from "./support/signing-page.ts";
import { expect, expectAccessible, type Page } from "./support/test.ts";

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
	context,
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

	// Into another document, where the mouse is; a file in the clipboard is a file and no field.
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await fieldOf(page, /^Text/).click();
	await page.keyboard.press("Control+c");
	await newDesk(page, { name: "Annex.pdf", buffer: Buffer.from(await samplePdf(1)) });
	await page.mouse.move(700, 400);
	await page.keyboard.press("Control+v");
	const pasted = await page.locator("[data-field][data-selected]").boundingBox();
	expect((pasted?.x ?? 0) + (pasted?.width ?? 0) / 2).toBeCloseTo(700, 0);
	expect((pasted?.y ?? 0) + (pasted?.height ?? 0) / 2).toBeCloseTo(400, 0);
	// Whoever asks for another name types next.
	await page.getByRole("button", { name: "Actions for Annex.pdf" }).click();
	await page.getByRole("menuitem", { name: "Rename" }).click();
	await expect(page.getByRole("textbox", { name: "File name" })).toBeFocused();
	await page.keyboard.press("Control+a");
	await page.keyboard.type("Annex B");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Actions for Annex B" })).toBeVisible();
	await copyPicture(page);
	await page.keyboard.press("Control+v");
	await expect(page.getByRole("button", { name: "Go to page 2" })).toBeVisible();
	await expect(page.locator("[data-field]")).toHaveCount(1);
	// Files are put in order by the keyboard as well, which is said.
	const handles = page.getByRole("button", { name: /^Move (Annex B|image)/ });
	await handles.first().focus();
	await moveByOne(page, "ArrowDown");
	await expect(handles.last()).toHaveAccessibleName("Move Annex B");
});

/** Puts a picture into the browser's clipboard, as a screenshot is. */
async function copyPicture(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const canvas = new OffscreenCanvas(40, 30);
		canvas.getContext("2d")?.fillRect(4, 4, 20, 20);
		const blob = await canvas.convertToBlob({ type: "image/png" });
		await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
	});
}

/** Pages that are cropped, turned, scaled and of different sizes, as one file. */
const MIXED = ["cropbox-offset-rotate90", "userunit2", "rotate270", "cropbox-offset", "plain"];

test("what is placed on turned, cropped, scaled and mixed pages lies there for the signer, who is led to it, and in the sealed file", async ({
	page,
}, info) => {
	const inputs = MIXED.map((name) => `lib/testing/corpus/${name}.pdf`);
	const buffer = execFileSync("qpdf", ["--empty", "--pages", ...inputs, "--", "-"]);
	await newDesk(page, { name: "Mixed.pdf", buffer });
	await page.getByRole("button", { name: "Just me" }).click();
	await page.getByRole("button", { name: "Signature", exact: true }).click();
	await page.locator("[data-page='1']").click({ position: { x: 180, y: 60 } });
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("[data-page='1']").click({ position: { x: 173, y: 161 } });
	await page.getByRole("switch", { name: "Read-only" }).click();
	await page.getByLabel("Value", { exact: true }).fill("x");
	await page.getByText("Background", { exact: true }).click();
	await page.getByRole("switch", { name: "Fill", exact: true }).click();
	await page.getByRole("button", { name: "Duplicate to pages…" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).click();
	const widths: number[] = [];
	const placed: number[][] = [];
	for (const number of pageNumbers) {
		const sheet = page.locator(`[data-page='${number}']`);
		await sheet.scrollIntoViewIfNeeded();
		await expect(sheet.locator("[data-type=TextBox]")).toBeVisible();
		const widthPx = await sheet.evaluate((one) => one.clientWidth / Number(one.style.getPropertyValue("--zoom")));
		widths.push(widthPx);
		placed.push(
			await placeOnPage(page, `[data-page='${number}'] [data-type=TextBox]`, `[data-page='${number}']`, widthPx),
		);
	}
	expect(new Set(widths.map(Math.round)).size).toBeGreaterThan(2);

	const documentId = new URL(page.url()).pathname.split("/")[2] ?? "";
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign now" }).click();
	// Whoever signs alone is led to it at once, and finds the fields where they were put.
	await expect(page).toHaveURL(/\/sign\/[\w-]{43}$/);
	for (const [index, number] of pageNumbers.entries()) {
		const sheet = `section[data-page='${number}']`;
		await page.locator(sheet).scrollIntoViewIfNeeded();
		const field = `${sheet} [data-field]:not([data-field^=Signature])`;
		await expect(page.locator(field)).toBeVisible();
		expectNear(await placeOnPage(page, field, sheet, widths[index] ?? 0), placed[index]);
	}
	await start(page);
	await sign(page, /^Sign: Signature/);
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page).toHaveURL(`/documents/${documentId}`);
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");

	const answer = await fetch(`${BASE_URL}/v1/document/download?documentId=${documentId}`, {
		headers: { "X-API-KEY": API_KEY },
	});
	const path = info.outputPath("sealed.pdf");
	await writeFile(path, Buffer.from(await answer.arrayBuffer()));
	for (const [index, number] of pageNumbers.entries()) {
		expectNear(filledSpot(path, number, widths[index] ?? 0), placed[index]);
	}
});

const pageNumbers = MIXED.map((_, index) => index + 1);

/** The same box to half a pixel of 96 dpi. */
function expectNear(seen: readonly number[], placed: readonly number[] | undefined): void {
	for (const [index, length] of seen.entries()) expect(Math.abs(length - (placed?.[index] ?? 0))).toBeLessThan(0.5);
}

/** Where the field's ground is filled on a page of a PDF, as another program draws it, in pixels of 96 dpi. */
function filledSpot(path: string, page: number, widthPx: number): number[] {
	const range = ["-f", String(page), "-l", String(page)];
	const picture = execFileSync("pdftoppm", ["-cropbox", "-r", "300", ...range, path], { maxBuffer: 2 ** 28 });
	const [head = "", width = ""] = /^P6\s(\d+)\s\d+\s255\s/.exec(picture.toString("latin1", 0, 40)) ?? [];
	const across = Number(width);
	let [left, top, right, bottom] = [across, picture.length, -1, -1];
	for (let at = head.length; at < picture.length; at += 3) {
		// Yellow by more than half: red as in white, blue less.
		if ((picture[at] ?? 0) < 240 || (picture[at + 2] ?? 255) > 234) continue;
		const pixel = (at - head.length) / 3;
		const [x, y] = [pixel % across, Math.floor(pixel / across)];
		[left, right] = [Math.min(left, x), Math.max(right, x + 1)];
		[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
	}
	return [left, top, right - left, bottom - top].map((length) => (length * widthPx) / across);
}
