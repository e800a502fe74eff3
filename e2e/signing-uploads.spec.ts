import { field, oneSignature } from "./support/fields.ts";
import { BASE_URL, send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expectSaved, start } from "./support/signing-page.ts";
import { expect, type Page, test } from "./support/test.ts";

const passport = field("Passport", "Attachment", 96, 400, { attachmentInfo: { allowedFileTypes: "PDF" } });
const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: [...oneSignature(), passport] };
const MEGABYTE = 1_048_576;

test.use({ expectedConsole: [/status of 4\d\d/] });

async function open(page: Page): Promise<string> {
	const path = await signingPath(await send({ signers: [mia] }), "mia@example.com");
	await page.goto(path);
	await start(page);
	return path;
}

/** A PDF of about that size: readers ignore what stands between the header and the cross-reference table. */
async function largePdf(bytes: number): Promise<Buffer> {
	return Buffer.concat([Buffer.from(await samplePdf(1)), Buffer.alloc(bytes, "\n% padding ")]);
}

test("20 MB pass, more than 25 MB do not, and both are said at the field", async ({ page }) => {
	await open(page);
	const box = page.locator('[data-field="Passport"]');
	const choose = async (name: string, buffer: Buffer) =>
		page.getByLabel("Passport").setInputFiles({ name, mimeType: "application/pdf", buffer });
	// Its name is heard once, and what may be chosen belongs to it.
	expect(await box.ariaSnapshot()).toBe('- button "Passport"');
	await expect(page.getByLabel("Passport")).toHaveAccessibleDescription(".pdf up to 25 MB");
	await choose("large.pdf", await largePdf(26 * MEGABYTE));
	await expect(box.getByText("Choose a file no larger than 25 MB.").last()).toBeVisible();
	await expect(page.getByLabel("Passport")).toHaveAttribute("aria-invalid", "true");
	await choose("passport.txt", Buffer.from("text"));
	await expect(box.locator(".field-problem")).toHaveText("Choose one of these file types: .pdf.");
	// Nothing claims that it is saved; a file that is taken mends it.
	await expect(page.locator("[data-save-state]")).toHaveText("Passport: Choose one of these file types: .pdf.");
	await choose("passport.pdf", await largePdf(20 * MEGABYTE));
	await expect(box).toContainText("passport.pdf");
	await expect(box.locator(".field-problem")).toHaveCount(0);
	await expectSaved(page);
	await page.reload();
	await expect(box).toContainText("passport.pdf");
	await box.getByRole("button", { name: "Remove: Passport" }).click();
	await expect(box).not.toContainText("passport.pdf");
});

test("a file that is not what its name says is refused", async ({ page }) => {
	await open(page);
	const script = Buffer.from("#!/bin/sh\necho not a pdf\n");
	await page
		.getByLabel("Passport")
		.setInputFiles({ name: "passport.pdf", mimeType: "application/pdf", buffer: script });
	const told = page.locator('[data-field="Passport"] .field-problem');
	await expect(told).toBeVisible();
	await expect(told).toHaveText(
		"“passport.pdf” is damaged or isn’t the type its name suggests. Choose one of these: .pdf.",
	);
});

test("other sites cannot act on a link, and a link reaches nothing but its own", async ({ page }) => {
	const path = await open(page);
	for (const call of ["finish", "decline", "consent", "save", "adopt", "reassign", "viewed"]) {
		const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
		const answer = await page.request.post(`${path}/${call}`, { headers, data: {} });
		expect(answer.status(), call).toBe(403);
	}
	for (const file of ["files/none", "marks/signature", "pages/99", "pages/x", "source/7"]) {
		expect((await page.request.get(`${path}/${file}`)).status(), file).toBe(404);
	}
	const stranger = `/sign/${"A".repeat(43)}`;
	for (const file of ["pages/1", "source/0", "files/Passport"]) {
		expect((await page.request.get(`${stranger}/${file}`)).status(), file).toBe(410);
	}
	const own = { "sec-fetch-site": "same-origin", origin: BASE_URL };
	expect((await page.request.post(`${stranger}/finish`, { headers: own, data: { edition: 0 } })).status()).toBe(410);
	expect((await page.request.post(`${stranger}/download`, { headers: own, data: {} })).status()).toBe(410);
	expect((await page.request.post(`${stranger}/new-link`, { headers: own, data: {} })).status()).toBe(200);
});
