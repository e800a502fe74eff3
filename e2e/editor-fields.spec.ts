import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import type { Locator } from "playwright";
import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { setForm } from "#lib/pdf/detect/testing/set-form.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { newDesk } from "./support/editor.ts";
import { ONE_PIXEL_PNG } from "./support/one-pixel.ts";
import { properties } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { sealedFile, wordsOf } from "./support/sealed-file.ts";
import { expectSaved, scribble, sign, start } from "./support/signing-page.ts";
import { expect, expectAccessible, type Page } from "./support/test.ts";

const FORM = `# Registration
Name: {text 300}
Town: {text 300}
{check} I have read the rules
+ 60
Signature: {sign 250} @470Date: {signed 150}`;

const proposals = (page: Page) => page.getByRole("button", { name: /^Suggested: / });
const fields = (page: Page) => page.locator("[data-field]");

/** Where the mouse goes to press it, in pixels of the window; for what lies beneath something else. */
async function middleOf(what: Locator): Promise<[number, number]> {
	const box = await what.boundingBox();
	return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
}

test("what looks like a field is proposed, and placed only when somebody says so", async ({ page }) => {
	await newDesk(page, { name: "Registration.pdf", buffer: setForm(FORM).toPdf() });
	const bar = page.getByRole("region", { name: "Suggested fields" });
	await expect(bar).toContainText("5 possible fields found");
	await expect(bar).toContainText("Assign to Recipient 1");
	await expect(proposals(page)).toHaveCount(5);
	await expect(fields(page)).toHaveCount(0);
	await expectAccessible(page);

	// By the keyboard one after the other; what is no field is not proposed again.
	await proposals(page).first().focus();
	await expect(proposals(page).first()).toHaveAccessibleName("Suggested: Name, page 1, 1 of 5");
	await page.keyboard.press("Enter");
	await expect(proposals(page).first()).toBeFocused();
	await expect(proposals(page).first()).toHaveAccessibleName("Suggested: Town, page 1, 1 of 4");
	await page.keyboard.press("Delete");
	await expect(proposals(page)).toHaveCount(3);
	await expect(fields(page)).toHaveCount(1);

	// By the mouse: what is looked at can be placed.
	await page.getByRole("button", { name: /^Suggested: Signature/ }).click();
	await page.getByRole("button", { name: "Place", exact: true }).click();
	await expect(fields(page)).toHaveCount(2);
	await page.getByRole("button", { name: "Place all 2" }).click();
	await expect(fields(page)).toHaveCount(4);
	await expect(bar).toHaveCount(0);
	await page.keyboard.press("Control+z");
	await expect(fields(page)).toHaveCount(2);
	await expect(proposals(page)).toHaveCount(2);

	await page.getByRole("button", { name: "Not now" }).click();
	await expect(proposals(page)).toHaveCount(0);

	// A press beside the menu closes it and does nothing else; Escape gives the keyboard back.
	const menu = page.getByRole("menu");
	await fields(page).first().click({ button: "right" });
	await expect(menu).toBeVisible();
	await page.mouse.click(...(await middleOf(fields(page).last())));
	await expect(menu).toHaveCount(0);
	await expect(fields(page).first()).toHaveAttribute("aria-pressed", "true");
	await expect(fields(page).last()).toHaveAttribute("aria-pressed", "false");
	await fields(page).last().click({ button: "right" });
	await expect(menu).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu).toHaveCount(0);
	await expect(fields(page).last()).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	await expect(fields(page)).toHaveCount(2);
	await page.getByRole("tab", { name: /^Fields/ }).click();
	// They are put off, not lost; the one that is none stays away.
	await expect(page.getByRole("button", { name: /^Place .*, page 1$/ })).toHaveCount(2);
	await expect(proposals(page)).toHaveCount(0);
});

test("a form field that becomes a field leaves the file", async ({ page }) => {
	await newDesk(page, { name: "Form.pdf", buffer: formWithFields() });
	await expect(page.getByRole("region", { name: "Suggested fields" })).toContainText("7 fields found in the file");
	const picture = page.locator("[data-page='1'] img").first();
	await expect(picture).toHaveAttribute("src", /pages\/1\?v=\d+$/);
	await page.getByRole("button", { name: /^Suggested: Your full name/ }).click();
	await page.getByRole("button", { name: "Place", exact: true }).click();
	await expect(fields(page)).toHaveAccessibleName(/^Ada, /);
	await expect(picture).toHaveAttribute("src", /without=1-/);
});

type Placed = { type: string; label: string; x: number; y: number };

const EVERY_TYPE: readonly Placed[] = [
	["Text", "days"],
	["Formula", "twice"],
	["Name", "full name"],
	["Email", "address"],
	["Job title", "job"],
	["Company", "firm"],
	["Date", "start"],
	["Dropdown", "pay"],
	["Date signed", "signed on"],
	["Label", "note"],
	["Link", "terms"],
	["Checkbox", "agreed"],
	["Radio button", "remote"],
	["Image", "photo"],
	["Attachment", "passport"],
	["Drawing", "sketch"],
	["Signature", "mark"],
	["Initials", "letters"],
].map(([type = "", label = ""], index) => {
	const column = index % 3;
	return { type, label, x: 140 + column * 260, y: 400 + ((index - column) / 3) * 100 };
});

/** What a type needs before it can be sent. */
async function settle(page: Page, type: string): Promise<void> {
	const panel = page.getByRole("tabpanel", { name: "Properties" });
	if (type === "Text") await panel.getByLabel("Validation", { exact: true }).selectOption("NumbersOnly");
	if (type === "Formula") await panel.getByRole("textbox", { name: "Formula", exact: true }).fill("[TextBox1] * 2");
	if (type === "Dropdown") await panel.getByLabel("Options", { exact: true }).fill("Monthly\nWeekly");
	if (type === "Label") await panel.getByRole("textbox", { name: "Text", exact: true }).fill("Enclosed");
	if (type !== "Link") return;
	await panel.getByLabel("Link URL").fill("https://example.com/terms");
	await panel.getByLabel("Link text").fill("Particulars");
}

/** Signs everything that was placed. */
async function fillEveryType(page: Page): Promise<void> {
	await start(page);
	await page.getByRole("textbox", { name: "days" }).fill("21");
	await page.getByRole("textbox", { name: "job" }).fill("Designer");
	await page.getByRole("textbox", { name: "firm" }).fill("Harbour");
	await page.getByLabel("start").fill("2026-12-01");
	await page.getByRole("combobox", { name: "pay" }).selectOption("Weekly");
	await page.getByRole("checkbox", { name: "agreed" }).check();
	await page.getByRole("radio", { name: "remote" }).check();
	await page.getByLabel("photo").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: ONE_PIXEL_PNG });
	const passport = { name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from(await samplePdf(1)) };
	await page.getByLabel("passport").setInputFiles(passport);
	await expect(page.getByText("passport.pdf", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Draw: sketch" }).click();
	await scribble(page);
	await page.getByRole("button", { name: "Use this" }).click();
	await sign(page, /^Sign: mark/);
	await sign(page, /^Initial: letters/);
	await expectSaved(page);
}

const DPI = 96;

/** Whether something is drawn within a box of the first page. */
function hasInk(file: string, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>): boolean {
	const [left, top, w, h] = [x, y, width, height].map((length) => String(Math.round(length)));
	const place = ["-x", left ?? "", "-y", top ?? "", "-W", w ?? "", "-H", h ?? ""];
	const picture = execFileSync("pdftoppm", ["-r", String(DPI), "-l", "1", "-singlefile", ...place, file]);
	return picture.subarray(20).some((byte) => byte < 200);
}

test("a field of every type is placed, sent and filled in, and stands in the sealed file where it was put", async ({
	page,
}) => {
	await newDesk(page, { name: "Every type.pdf", buffer: Buffer.from(await samplePdf(1)) });
	await page.getByRole("button", { name: "Just me" }).click();
	const palette = page.getByRole("region", { name: "Fields to place" });
	const boxes = new Map<string, Record<"x" | "y" | "width" | "height", number>>();
	for (const { type, label, x, y } of EVERY_TYPE) {
		await palette.getByRole("button", { name: type, exact: true }).click();
		await page.locator("[data-page='1']").click({ position: { x, y } });
		await page.getByRole("textbox", { name: "Label", exact: true }).fill(label);
		await settle(page, type);
		const style = (await page.locator("[data-field][data-selected]").getAttribute("style")) ?? "";
		const [left = 0, top = 0, width = 0, height = 0] = [...style.matchAll(/--[xywh]: ?([\d.]+)/g)].map(([, px]) =>
			Number(px),
		);
		boxes.set(label, { x: left, y: top, width, height });
	}
	const documentId = new URL(page.url()).pathname.split("/")[2] ?? "";
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign now" }).click();
	await expect(page).toHaveURL(/\/sign\/[\w-]{43}$/);
	await fillEveryType(page);
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page).toHaveURL(`/documents/${documentId}`);
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
	const file = test.info().outputPath("sealed.pdf");
	await writeFile(file, await sealedFile(documentId));
	expect(execFileSync("pdfsig", ["-nocert", file], { encoding: "utf8" })).toContain("Signature is Valid");
	const values = {
		days: "21",
		twice: "42.00",
		address: "admin@example.com",
		job: "Designer",
		firm: "Harbour",
		start: "12/01/2026",
		pay: "Weekly",
		note: "Enclosed",
		terms: "Particulars",
	};
	const words = wordsOf(file);
	for (const [label, text] of Object.entries(values)) {
		const box = boxes.get(label);
		const word = words.find((one) => one.text === text && isWithin(one, box));
		expect(word, `${text} at ${JSON.stringify(box)}`).toBeDefined();
	}
	for (const [label, box] of boxes) expect(hasInk(file, box), label).toBe(true);
});

function isWithin({ x, y }: { x: number; y: number }, box: Record<"x" | "y" | "width" | "height", number> | undefined) {
	return box !== undefined && x >= box.x - 1 && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}
