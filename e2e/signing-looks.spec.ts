import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { PDF } from "@libpdf/core";
import sharp from "sharp";
import { pixelsOf, strangeShare } from "./support/compare-pictures.ts";
import { field } from "./support/fields.ts";
import { ownPage, send, signingPath } from "./support/product.ts";
import { expectSaved, finish, scribble, sign, start } from "./support/signing-page.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Two device pixels for each pixel of the page, and as many for poppler. */
const SCALE = 2;
test.use({ deviceScaleFactor: SCALE });

type Field = ReturnType<typeof field>;

/** Every type of field, filled in and left empty, with the looks that move or grow what is drawn. */
function fieldsOf(who: string, pageNumber: number): Field[] {
	const at = (name: string, type: string, x: number, y: number, extra: Field = {}) =>
		field(`${who} ${name}`, type, x, y, { pageNumber, ...extra });
	const radio = { groupName: `${who} group` };
	const yellow = { backgroundHexColor: "#fff2b3" };
	return [
		at("name", "Name", 60, 40),
		at("mail", "Email", 320, 40),
		at("role", "Title", 60, 80, { value: "Designer", fontSize: 18, bounds: { x: 60, y: 80, width: 200, height: 30 } }),
		at("firm", "Company", 320, 80, { value: "Northwind Studio", isBoldFont: true, textAlign: "Right" }),
		at("note", "TextBox", 60, 130, {
			...yellow,
			value: "A note that is longer than its box is wide and grows downwards, line by line",
			resizeOption: "GrowVertically",
			bounds: { x: 60, y: 130, width: 200, height: 24 },
		}),
		at("sum", "TextBox", 320, 130, {
			value: "1,250.00 quickly",
			isUnderLineFont: true,
			characterSpacing: 2,
			font: "TimesRoman",
		}),
		at("fixed", "TextBox", 320, 170, {
			value: "Written by the sender",
			isReadOnly: true,
			font: "Carlito",
			isItalicFont: true,
		}),
		at("plan", "Dropdown", 60, 240, { dropdownOptions: ["Monthly", "Weekly"], value: "Weekly" }),
		at("day", "EditableDate", 320, 240, { value: "2026-12-24", dateFormat: "dd MMM, yyyy" }),
		at("ticked", "CheckBox", 60, 290, { value: "on", fontHexColor: "#1a7f4b" }),
		at("free", "CheckBox", 110, 290),
		at("given", "CheckBox", 160, 290, { value: "on", isReadOnly: true, ...yellow }),
		at("first", "RadioButton", 210, 285, { ...radio, value: "on", bounds: { x: 210, y: 285, width: 34, height: 24 } }),
		at("second", "RadioButton", 270, 290, radio),
		at("label", "Label", 320, 290, { value: "Signed at Harbour Street", isItalicFont: true }),
		at("link", "Hyperlink", 60, 340, { value: "https://example.com/terms", hyperlinkText: "Read the terms" }),
		at("photo", "Image", 60, 380),
		at("no photo", "Image", 220, 380, yellow),
		at("file", "Attachment", 400, 380),
		at("no file", "Attachment", 400, 430),
		at("empty", "TextBox", 400, 470, yellow),
		at("plain", "TextBox", 570, 430),
		at("sketch", "Drawing", 60, 520, { bounds: { x: 60, y: 520, width: 260, height: 130 } }),
		at("no sketch", "Drawing", 400, 520),
		at("signature", "Signature", 60, 700, { isRequired: true }),
		at("initials", "Initial", 400, 700),
		at("signed on", "DateSigned", 540, 710, { dateFormat: "yyyy-MM-dd", timeFormat: "None" }),
	];
}

/** What marks a field as one to fill in is no part of the document. */
const ONLY_VALUES = `
	.field { box-shadow: none !important; }
	.field:is(.field-required, .field-optional):not([style*="background"]) { background: none !important; }
	.field::before, .field-remove, .field-call, .field-hint { display: none !important; }
	.field-input::placeholder, select.field-input { color: transparent !important; }
	select.field-input + svg { display: none; }
	[data-field] .opacity-50 { opacity: 1; }
	header, section[aria-label="Progress"] { display: none !important; }
`;

test("what others and one's own fields show is what the sealed file prints, type by type, filled in or empty", async ({
	page,
}) => {
	const [mine, theirs] = [fieldsOf("omar", 2), fieldsOf("mia", 1)];
	const blank = PDF.create();
	for (let number = 0; number < 2; number += 1) blank.addPage({ width: 612, height: 792 });
	const documentId = await send({
		signers: [
			{ name: "Mia Chen", emailAddress: "mia@example.com", signerOrder: 1, formFields: theirs },
			{ name: "Omar Diaz", emailAddress: "omar@example.com", signerOrder: 2, formFields: mine },
		],
		files: [{ name: "blank.pdf", bytes: await blank.save() }],
		options: { EnableSigningOrder: "true" },
	});
	const [miasPath, omarsPath] = [
		await signingPath(documentId, "mia@example.com"),
		await signingPath(documentId, "omar@example.com"),
	];
	await page.goto(miasPath);
	await start(page);
	await fillIn(page, "mia");
	await finish(page);
	await page.goto(omarsPath);
	await start(page);
	await fillIn(page, "omar");
	const style = await page.addStyleTag({ content: ONLY_VALUES });
	const seen = [await pictureOf(page, 1), await pictureOf(page, 2)];
	await style.evaluate((element) => (element as Element).remove());
	await finish(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	const answer = await page.request.post(`${omarsPath}/download`, ownPage);
	const path = test.info().outputPath("sealed.pdf");
	await writeFile(path, await answer.body());
	execFileSync("pdftoppm", ["-r", String(96 * SCALE), "-png", "-f", "1", "-l", "2", path, path]);
	for (const [index, fields] of [theirs, mine].entries()) {
		const [onPage, inFile] = [
			seen[index],
			await readFile(`${path}-${index + 1}.png`).catch(() => readFile(`${path}-0${index + 1}.png`)),
		];
		if (!onPage) throw new Error("The page was not seen.");
		await writeFile(`e2e/screens/looks-${index + 1}-page.png`, onPage);
		await writeFile(`e2e/screens/looks-${index + 1}-file.png`, inFile);
		expect(await differences(onPage, inFile, fields)).toEqual([]);
	}
});

test("a Drawing is drawn on the page itself, keeps place and scale, and can be gone on with", async ({ page }) => {
	const bounds = { x: 72, y: 130, width: 520, height: 160 };
	const formFields = [field("Plan", "Drawing", 72, 130, { bounds, isRequired: true })];
	const signers = [{ name: "Mia Chen", emailAddress: "mia@example.com", formFields }];
	await page.goto(await signingPath(await send({ signers }), "mia@example.com"));
	await start(page);
	await page.getByRole("button", { name: /^Draw: Plan/ }).click();
	const pad = page.getByRole("img", { name: /Drawing area/ });
	const beneath = page.getByRole("dialog").locator("img");
	await expect(beneath).toBeVisible();
	// It rises into its place.
	await page.getByRole("dialog").evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
	const [paper, picture] = [await boxOf(pad), await boxOf(beneath)];
	const scale = picture.width / 816;
	expect(paper.width / paper.height).toBeCloseTo(bounds.width / bounds.height, 1);
	expect([(paper.x - picture.x) / scale, (paper.y - picture.y) / scale]).toEqual([
		expect.closeTo(bounds.x, 0),
		expect.closeTo(bounds.y, 0),
	]);
	await markCorner(page);
	await page.screenshot({ path: "e2e/screens/drawing-1440.png", animations: "disabled" });
	await page.getByRole("button", { name: "Use this" }).click();
	await expectSaved(page);
	await page.reload();
	const placed = page.locator('[data-field="Plan"]');
	const [box, ink] = [await boxOf(placed), await boxOf(placed.locator("path"))];
	// Where the cross was made on the pad, and as large.
	const shares = [
		(ink.x - box.x) / box.width,
		(ink.y - box.y) / box.height,
		ink.width / box.width,
		ink.height / box.height,
	];
	for (const [index, share] of [0.8, 0.7, 0.15, 0.25].entries()) expect(shares[index]).toBeCloseTo(share, 1);
	await page.getByRole("button", { name: /^Draw: Plan/ }).click();
	await expect(page.getByRole("dialog").locator("polyline")).toHaveCount(2);
	await page.getByRole("button", { name: "Undo" }).click();
	await scribble(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.screenshot({ path: "e2e/screens/drawing-390.png", animations: "disabled" });
	await page.getByRole("button", { name: "Use this" }).click();
	await expectSaved(page);
	await expect(placed.locator("path")).toHaveAttribute("d", /^M[^M]*M[^M]*$/);
});

async function boxOf(locator: ReturnType<Page["locator"]>) {
	const box = await locator.boundingBox();
	if (!box) throw new Error("It has no place.");
	return box;
}

async function fillIn(page: Page, who: string): Promise<void> {
	const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#2f6fde" } })
		.png()
		.toBuffer();
	await page
		.getByLabel(`${who} photo`, { exact: true })
		.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: photo });
	await expect(page.locator(`[data-field="${who} photo"] img`)).toBeVisible();
	const text = { name: "Terms of the lease.txt", mimeType: "text/plain", buffer: Buffer.from("attached") };
	await page.getByLabel(`${who} file`, { exact: true }).setInputFiles(text);
	await expect(page.locator(`[data-field="${who} file"]`)).toContainText("Terms of the lease.txt");
	await page.getByRole("button", { name: `Draw: ${who} sketch` }).click();
	await markCorner(page);
	await page.getByRole("button", { name: "Use this" }).click();
	await sign(page, new RegExp(`^Sign: ${who} signature`));
	await sign(page, new RegExp(`^Initial: ${who} initials`));
	await expectSaved(page);
}

/** A small cross in the lower right of the pad. */
async function markCorner(page: Page): Promise<void> {
	const pad = page.getByRole("img", { name: /Drawing area/ });
	await expect(pad).toHaveAttribute("data-ready", "true");
	const box = await pad.boundingBox();
	if (!box) throw new Error("The pad has no place.");
	for (const [from, to] of [
		[0.8, 0.95],
		[0.95, 0.8],
	] as const) {
		await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.7);
		await page.mouse.down();
		await page.mouse.move(box.x + box.width * to, box.y + box.height * 0.95, { steps: 6 });
		await page.mouse.up();
	}
}

async function pictureOf(page: Page, number: number): Promise<Buffer> {
	const sheet = page.locator(`#page-${number}`);
	await sheet.scrollIntoViewIfNeeded();
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await expect(sheet.locator("img").first()).toBeVisible();
	return sheet.screenshot({ animations: "disabled" });
}

/** The fields that look otherwise on the page than in the file, each with how much of it does. */
async function differences(onPage: Buffer, inFile: Buffer, fields: readonly Field[]): Promise<string[]> {
	const [seen, printed] = [await pixelsOf(onPage), await pixelsOf(inFile)];
	expect([seen.width, seen.height]).toEqual([printed.width, printed.height]);
	return fields.flatMap(({ id, bounds }) => {
		const { x, y, width, height } = bounds as { x: number; y: number; width: number; height: number };
		// What grows beyond its box is looked at too.
		const box = { x: (x - 8) * SCALE, y: (y - 4) * SCALE, width: (width + 16) * SCALE, height: (height + 8) * SCALE };
		const { share, ink } = strangeShare(seen, printed, box);
		const isRight = share < 0.02 && ink > 0 === !EMPTY.test(String(id));
		return isRight ? [] : [`${id}: ${Math.round(share * 1000) / 10} % of ${ink}`];
	});
}

/** Fields that nothing is seen of. */
const EMPTY = / (no file|plain|no sketch)$/;
