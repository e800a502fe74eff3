import { writeFile } from "node:fs/promises";
import { adminTest as test } from "./support/admin-test.ts";
import { newDesk } from "./support/editor.ts";
import { moveByOne, tabTo } from "./support/keyboard.ts";
import { expectListening } from "./support/listening.ts";
import { ONE_PIXEL_PNG } from "./support/one-pixel.ts";
import { api, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { sealedFile, wordsOf } from "./support/sealed-file.ts";
import { finish, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";

/** A brand whose shared fields senders find, and its library. */
async function openLibrary(page: Page, brandName: string): Promise<string> {
	const form = new FormData();
	form.append("BrandLogo", new Blob([ONE_PIXEL_PNG]), "logo.png");
	form.append("BrandName", brandName);
	form.append("ShowSharedCustomFields", "true");
	const { brandId } = await api<{ brandId: string }>("/v1/brand/create", { method: "POST", body: form });
	await page.goto(`/settings/custom-fields?brand=${brandId}`);
	await expectListening(page.getByRole("button", { name: "New field" }));
	return brandId;
}

const state = (page: Page) => page.locator("main [role=status]").first();
const rows = (page: Page) => page.getByRole("list", { name: "Custom fields in order" }).getByRole("link");

test("a field goes from the library through the desk to the sealed value", async ({ page }) => {
	const brand = `Harbour ${Date.now()}`;
	const brandId = await openLibrary(page, brand);
	await page.getByRole("button", { name: "IBAN", exact: true }).click();
	await page.getByLabel("Name", { exact: true }).fill("Deposit IBAN");
	await page.getByLabel("ID prefix").fill("deposit");
	await expect(page.getByText("Placed fields get the IDs deposit1, deposit2 and so on.")).toBeVisible();

	// What is refused keeps its words at its place, and holds nothing else back.
	const pattern = page.getByLabel("Regular expression");
	const fits = await pattern.inputValue();
	await pattern.fill("[A-Z");
	await expect(state(page)).toHaveText("Saved except 1 setting");
	await expect(pattern).toHaveAttribute("aria-invalid", "true");
	await expect(pattern).toHaveAccessibleDescription(/^This regular expression isn’t valid/);
	await pattern.fill(fits);
	await expect(state(page)).toHaveText("Saved");
	await expect(pattern).not.toHaveAttribute("aria-invalid");

	// A number out of range is never stored: that is said while it stands there, and after it is left.
	const width = page.getByLabel("Width (px)", { exact: true });
	const kept = await width.inputValue();
	await width.fill("0");
	await expect(width).toHaveAttribute("aria-invalid", "true");
	await expect(width).toHaveAccessibleDescription("From 1 to 10,000");
	await width.blur();
	await expect(width).toHaveValue(kept);
	await expect(width).toHaveAccessibleDescription("0 isn’t valid. Enter a number from 1 to 10,000.");
	await width.fill("240");
	await expect(width).not.toHaveAccessibleDescription(/isn’t valid/);

	// It can be tried out as its signer fills it in.
	const control = page.getByRole("region", { name: "Signer’s view" });
	await control.getByRole("textbox").fill("3000 6000");
	await control.getByRole("textbox").blur();
	await expect(control).toContainText("An IBAN starts with two letters, such as FR76.");
	await control.getByRole("textbox").fill("FR76 3000 6000 0112 3456 7890 189");
	await expect(control).toContainText("33 of 42 characters");
	await expect(page.getByText("Not used yet")).toBeVisible();
	await expectAccessible(page);
	await capture(page, "custom-fields");

	await newDesk(page, { name: "Lease.pdf", buffer: Buffer.from(await samplePdf()) });
	const documentId = new URL(page.url()).pathname.split("/")[2] ?? "";
	await page.getByRole("combobox", { name: "Name", exact: true }).fill("Ida Moreau");
	await page.getByRole("textbox", { name: "Email", exact: true }).fill("ida.moreau@example.com");
	await page.getByRole("tab", { name: "Settings" }).click();
	await page.getByLabel("Brand", { exact: true }).selectOption(brand);
	await page.getByRole("button", { name: "Deposit IBAN", exact: true }).click();
	await page.locator("[data-page='1']").click({ position: { x: 300, y: 300 } });
	await expect(page.locator("[data-field]")).toHaveAccessibleName(/^IBAN for the deposit refund, Ida Moreau/);
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Send to Ida Moreau" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lease");

	await page.goto(await signingPath(documentId, "ida.moreau@example.com"));
	await start(page);
	await page.getByRole("textbox", { name: /Deposit IBAN/ }).fill("FR76 3000 6000 0112 3456 7890 189");
	await finish(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed");
	const sealed = test.info().outputPath("sealed.pdf");
	await writeFile(sealed, await sealedFile(documentId));
	expect(wordsOf(sealed).map(({ text }) => text)).toContain("FR76");

	await page.goto(`/settings/custom-fields?brand=${brandId}`);
	await expectListening(rows(page).first());
	await rows(page).first().click();
	const used = page.getByRole("list", { name: "Used in, most recently active first" });
	await expect(page.getByText("1 document", { exact: true })).toBeVisible();
	await capture(page, "custom-fields-used");
	await used.getByRole("link", { name: "Lease" }).click();
	await expect(page).toHaveURL(`/documents/${documentId}`);
});

test("fields are put in order, searched, copied and deleted by keyboard, and on a phone the list comes first", async ({
	page,
}) => {
	const brandId = await openLibrary(page, `Quay ${Date.now()}`);
	await page.getByRole("button", { name: "VAT number", exact: true }).click();
	await expect(rows(page)).toHaveText([/^VAT number/]);
	await tabTo(page, page.getByRole("button", { name: "New field" }));
	await page.keyboard.press("Enter");
	await page.getByRole("menuitem", { name: "Date", exact: true }).press("Enter");
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Date");

	const moved = page.waitForResponse((response) => response.request().method() === "POST");
	await page.getByRole("button", { name: "Move Date" }).focus();
	await moveByOne(page, "ArrowUp");
	await expect(rows(page)).toHaveText([/^Date/, /^VAT number/]);
	await moved;
	await page.getByLabel("Name", { exact: true }).fill("Day");
	await page.getByRole("button", { name: "Duplicate" }).click();
	// What was typed last is saved before it is copied; a second press meanwhile makes no second copy.
	await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).dblclick();
	await expect(rows(page)).toHaveText([/^Day/, /^Day \(copy\)/, /^VAT number/]);
	await page.getByRole("searchbox", { name: "Search fields" }).fill("vat");
	await expect(rows(page)).toHaveText([/^VAT number/]);
	await page.reload();
	await expect(rows(page)).toHaveText([/^Day/, /^Day \(copy\)/, /^VAT number/]);

	await page.getByRole("button", { name: "Delete field…" }).click();
	await expect(page.getByRole("dialog")).toContainText("It’s removed from the editor for everyone who uses Quay");
	await page.getByRole("button", { name: "Delete “Day (copy)”" }).click();
	await expect(rows(page)).toHaveText([/^Day/, /^VAT number/]);

	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/settings/custom-fields?brand=${brandId}`);
	await expectListening(rows(page).first());
	await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
	await expectNoSidewaysScroll(page);
	await rows(page).last().click();
	await page.getByLabel("Name", { exact: true }).fill("VAT");
	await page.getByLabel("ID prefix").scrollIntoViewIfNeeded();
	await expect(page.getByRole("region", { name: "Actual size" })).toBeInViewport();
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	await capture(page, "custom-fields-phone");
	await page.getByRole("button", { name: "All fields" }).click();
	await expect(rows(page).last()).toHaveText(/^VAT/);
});

test("fields are dragged into order, a formula calculates with one of them, and goes into another brand", async ({
	page,
}) => {
	const [here, there] = [`Pier ${Date.now()}`, `Dock ${Date.now()}`];
	await openLibrary(page, there);
	const brandId = await openLibrary(page, here);
	await page.getByRole("button", { name: "VAT number", exact: true }).click();
	await expect(rows(page)).toHaveText([/^VAT number/]);
	for (const kind of ["Text", "Formula"]) {
		await page.getByRole("button", { name: "New field" }).click();
		await page.getByRole("menuitem", { name: kind, exact: true }).click();
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue(kind);
	}
	await page.getByLabel("Name", { exact: true }).fill("Total");
	await expect(rows(page)).toHaveText([/^VAT number/, /^Text/, /^Total/]);
	const moved = page.waitForResponse((response) => response.request().method() === "POST");
	await page
		.getByRole("button", { name: "Move Total" })
		.dragTo(page.getByRole("button", { name: "Move VAT number" }), { steps: 10 });
	await expect(rows(page)).toHaveText([/^Total/, /^VAT number/, /^Text/]);
	await moved;

	await rows(page).last().click();
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Text");
	await page.getByLabel("Name", { exact: true }).fill("Rent");
	await page.getByLabel("Validation").selectOption("Number");
	await expect(state(page)).toHaveText("Saved");
	await rows(page).first().click();
	await page.getByRole("textbox", { name: "Formula", exact: true }).fill("12 * ");
	await expect(page.getByText(/^Error at character/)).toBeVisible();
	await page.getByRole("button", { name: /^Insert Rent/ }).click();
	const tried = page.getByRole("textbox", { name: "Rent", exact: true });
	await tried.fill("950");
	await expect(page.getByText(/^Result: 11[,.]?400/)).toBeVisible();
	await expect(state(page)).toHaveText("Saved");

	await page.getByRole("button", { name: "Duplicate" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Brand").selectOption(there);
	await dialog.getByLabel("Name").fill("Yearly");
	await dialog.getByRole("button", { name: "Duplicate" }).click();
	await expect(page.getByText(`“Yearly” added to ${there}`)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(brandId));
	await page.getByLabel("Brand", { exact: true }).selectOption(there);
	await expect(rows(page)).toHaveText([/^Yearly/]);
	await rows(page).first().click();
	await expect(page.getByRole("textbox", { name: "Formula", exact: true })).toHaveValue("12 * TextBox1");
});

test.describe("without a connection", () => {
	test.use({ expectedConsole: [/net::ERR_FAILED/] });

	test("where a field is used is counted again when it is asked for, since nobody answered", async ({ page }) => {
		await openLibrary(page, `Uncounted ${Date.now()}`);
		await page.getByRole("button", { name: "IBAN", exact: true }).click();
		await expect(page.getByText("Not used yet")).toBeVisible();
		await page.getByRole("button", { name: "New field" }).click();
		await page.getByRole("menuitem", { name: "Date", exact: true }).click();
		await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Date");
		await expect(page.getByText("Not used yet")).toBeVisible();
		await expect(state(page)).toHaveText("Saved");
		await page.route("**/settings/custom-fields**", (route) =>
			route.request().method() === "POST" ? route.abort("failed") : route.continue(),
		);
		await rows(page).first().click();
		await expect(page.getByText("Couldn’t load usage.")).toBeVisible();
		await page.unroute("**/settings/custom-fields**");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByText("Not used yet")).toBeVisible();
	});
});
