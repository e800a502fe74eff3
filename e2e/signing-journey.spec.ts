import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { adminTest as test } from "./support/admin-test.ts";
import { everyType } from "./support/fields.ts";
import { ONE_PIXEL_PNG } from "./support/one-pixel.ts";
import { properties, send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expectSaved, finish, scribble, sign, start } from "./support/signing-page.ts";
import { capture, expect, type Page } from "./support/test.ts";

test("two people sign in order, every type of field filled in, and the sealed file is valid", async ({ page }) => {
	const documentId = await send({
		message: "Please sign by Friday.",
		signers: [
			{ name: "Mia Chen", emailAddress: "mia@example.com", signerOrder: 1, formFields: everyType("mia") },
			{ name: "Omar Diaz", emailAddress: "omar@example.com", signerOrder: 2, formFields: everyType("omar", 2) },
		],
		options: { EnableSigningOrder: "true" },
	});
	const [miasPath, omarsPath] = [
		await signingPath(documentId, "mia@example.com"),
		await signingPath(documentId, "omar@example.com"),
	];
	await page.goto(omarsPath);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("It’s not your turn yet");

	await page.goto(miasPath);
	await capture(page, "journey-1-read");
	await start(page);
	await fillDesktop(page, "mia");
	await capture(page, "journey-2-filled");
	await finish(page);
	await expect(page.getByText("Waiting for Omar Diaz.")).toBeVisible();

	await page.goto(omarsPath);
	await expect(page.getByText("Mia Chen", { exact: false }).first()).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.reload();
	await start(page);
	await fillPhone(page, "omar");
	await finish(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	expect((await properties(documentId)).status).toBe("Completed");

	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download document" }).click();
	const file = await (await download).path();
	const verdict = execFileSync("pdfsig", ["-nocert", file], { encoding: "utf8" });
	expect(verdict).toContain("Signature is Valid");
	expect(verdict).toContain("Total document signed");
	const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
	for (const value of ["Designer", "Weekly", "01-Dec-2026", "Pays on delivery", "Developer", "9,000.00"]) {
		expect(text).toContain(value);
	}
	expect((await readFile(file)).subarray(0, 5).toString()).toBe("%PDF-");

	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`/documents/${documentId}`);
	const filled = page.getByRole("listitem").filter({ hasText: /Omar Diaz filled in \d+ fields\./ });
	await expect(filled.getByText("“omar job title”")).toBeHidden();
	await filled.getByText("Field details").click();
	await expect(filled.getByText("“omar job title”")).toBeVisible();
	await expect(filled.getByRole("listitem").filter({ hasText: "omar payment" })).toContainText(
		/minutes? ago|just now/i,
	);
	const attached = page.getByRole("listitem").filter({ hasText: "passport.pdf from Mia Chen" });
	await expect(attached).toContainText(/SHA-256 [0-9a-f]{64}/);
});

async function fillDesktop(page: Page, who: string): Promise<void> {
	await expect(page.getByRole("textbox", { name: `${who} full name` })).toHaveValue("Mia Chen");
	await expectMarked(page, who);
	await page.getByRole("textbox", { name: `${who} job title` }).fill("Designer");
	await page.getByRole("textbox", { name: `${who} note` }).fill("Pays on delivery");
	await calculate(page, who);
	await page.getByRole("combobox", { name: `${who} payment` }).selectOption("Weekly");
	const start = page.getByLabel(`${who} start`);
	await start.fill("2026-12-01");
	await expect(start).toHaveAccessibleDescription(/^dd-mmm-yyyy\b/);
	await page.getByRole("checkbox", { name: `${who} terms` }).check();
	const place = page.getByRole("radiogroup", { name: `${who} place` });
	await place.getByRole("radio", { name: `${who} on site` }).check();
	await place.getByRole("radio", { name: `${who} remote` }).check();
	await expect(page.getByRole("radio", { name: `${who} on site` })).not.toBeChecked();
	await page
		.getByLabel(`${who} photo`)
		.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: ONE_PIXEL_PNG });
	await expect(page.locator(`[data-field="${who} photo"] img`)).toBeVisible();
	const passport = { name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from(await samplePdf(1)) };
	await page.getByLabel(`${who} passport`).setInputFiles(passport);
	await expect(page.locator(`[data-field="${who} passport"]`)).toContainText("passport.pdf");
	expect(await spokenValue(page, "passport")).toBe("passport.pdf");
	await page.getByRole("button", { name: `Draw: ${who} sketch` }).click();
	await scribble(page);
	await page.getByRole("button", { name: "Use this" }).click();
	await sign(page, new RegExp(`^Sign: ${who} signature`));
	await sign(page, new RegExp(`^Initial: ${who} initials`));
	await expectSaved(page);
}

/** What a screen reader says is in a field. */
async function spokenValue(page: Page, name: string): Promise<string> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	return String(nodes.find((node) => String(node.name?.value).includes(name) && node.value)?.value?.value);
}

/** A formula follows what is typed, is heard once that is stored, and is nothing to come to. */
async function calculate(page: Page, who: string): Promise<void> {
	const pay = page.locator(`[data-field="${who} pay"]`);
	await page.getByRole("textbox", { name: `${who} hours` }).fill("7,5");
	await expect(pay).toContainText("0.00");
	await page.getByRole("textbox", { name: `${who} rate` }).fill("$1,200");
	await expect(pay).toContainText("9,000.00");
	await expect(page.locator("[aria-live=polite].sr-only")).toHaveText(`${who} pay: 9,000.00`);
	await expect(pay.getByRole("textbox").or(pay.getByRole("button"))).toHaveCount(0);
}

const BAR = "rgb(31, 79, 216) 3px";

/** What is required has its bar, boxes and buttons too; what is asked for does not look like what was entered. */
async function expectMarked(page: Page, who: string): Promise<void> {
	const bar = (name: string) =>
		page.locator(`[data-field="${who} ${name}"]`).evaluate((box) => {
			const { content, backgroundColor, width } = getComputedStyle(box, "::before");
			return content === "none" ? "none" : `${backgroundColor} ${width}`;
		});
	for (const name of ["job title", "payment", "terms", "on site", "remote", "signature"])
		expect(await bar(name)).toBe(BAR);
	for (const name of ["note", "photo", "full name"]) expect(await bar(name)).toBe("none");
	await expect(page.getByRole("checkbox", { name: `${who} terms` })).toHaveAttribute("aria-required", "true");
	const place = page.getByRole("radiogroup", { name: `${who} place` });
	await expect(place).toHaveAttribute("aria-required", "true");
	await expect(place.getByRole("radio", { name: `${who} on site` })).toHaveAccessibleDescription("");
	const title = page.getByRole("textbox", { name: `${who} job title` });
	const look = (part?: string) =>
		title.evaluate((input, pseudo) => {
			const { color, fontStyle } = getComputedStyle(input, pseudo);
			return `${fontStyle} ${color}`;
		}, part);
	expect(await look("::placeholder")).toBe("italic rgb(90, 95, 104)");
	await title.fill("Designer");
	expect(await look()).toBe("normal rgb(0, 0, 0)");
	const list = page.getByRole("combobox", { name: `${who} payment` });
	await expect(list).toHaveCSS("font-style", "italic");
	await expect(list).toHaveCSS("color", "rgb(90, 95, 104)");
}

/** One hand: only the sheets and the one button at the bottom. */
async function fillPhone(page: Page, who: string): Promise<void> {
	const sheet = page.getByRole("dialog");
	const next = sheet.getByRole("button", { name: "Next", exact: true });
	await expect(sheet).toContainText(`${who} job title`);
	await sheet.getByRole("textbox").fill("Developer");
	await next.click();
	await expect(sheet).toContainText(`${who} payment`);
	await sheet.getByRole("combobox").selectOption("Monthly");
	await capture(page, "journey-3-sheet");
	await page.setViewportSize({ width: 390, height: 844 });
	await next.click();
	await sheet.getByLabel(`${who} start`).fill("2026-12-24");
	await next.click();
	await sheet.getByRole("checkbox").check();
	await next.click();
	await sheet.getByRole("radio", { name: `${who} remote` }).check();
	await next.click();
	await expect(sheet).toBeHidden();
	await page.getByRole("button", { name: "Sign", exact: true }).click();
	await page.getByRole("tab", { name: "Draw" }).click();
	await scribble(page);
	await page.getByRole("button", { name: "Use this signature" }).click();
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await page.getByRole("button", { name: "Initial", exact: true }).click();
	await page.getByRole("tab", { name: "Draw" }).click();
	await page.getByRole("button", { name: "Use these initials" }).click();
	await expect(page.getByText("Draw your initials first.")).toBeVisible();
	await page.getByRole("tab", { name: "Type" }).click();
	await page.getByRole("button", { name: "Use these initials" }).click();
	await expectSaved(page);
}
