import { adminTest as test } from "./support/admin-test.ts";
import { newDesk } from "./support/editor.ts";
import { ONE_PIXEL_PNG } from "./support/one-pixel.ts";
import { api } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { capture, expect, expectAccessible, type Page } from "./support/test.ts";

const fields = (page: Page) => page.locator("[data-field]");

/** A brand, made by the API. */
async function makeBrand(brandName: string, switches: Record<string, string>): Promise<string> {
	const form = new FormData();
	form.append("BrandLogo", new Blob([ONE_PIXEL_PNG]), "logo.png");
	for (const [name, value] of Object.entries({ BrandName: brandName, ...switches })) form.append(name, value);
	return (await api<{ brandId: string }>("/v1/brand/create", { method: "POST", body: form })).brandId;
}

async function makeCustomField(brandId: string, fieldName: string, sharedField: boolean): Promise<void> {
	const formField = { fieldType: "TextBox", width: 180, height: 30, validationType: "NumbersOnly", idPrefix: "PO" };
	const body = JSON.stringify({ fieldName, brandId, sharedField, formField });
	await api("/v1/customField/create", { method: "POST", body, headers: { "Content-Type": "application/json" } });
}

test("a draft whose brand was deleted opens all the same, says so, and takes another", async ({ page }) => {
	const brandId = await makeBrand("Quay gone", {});
	await newDesk(page, { name: "Order.pdf", buffer: Buffer.from(await samplePdf()) });
	await page.getByRole("tab", { name: "Settings" }).click();
	const brand = page.getByLabel("Brand", { exact: true });
	await brand.selectOption("Quay gone");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await api(`/v1/brand/delete?brandId=${brandId}`, { method: "DELETE" });
	await page.reload();
	await page.getByRole("tab", { name: "Settings" }).click();
	await expect(brand.locator("option:checked")).toHaveText("Deleted brand");
	// It says nothing of which fields may be placed: those that are always there are.
	await expect(
		page.getByRole("region", { name: "Fields to place" }).getByRole("button", { name: "Signature", exact: true }),
	).toBeVisible();
	await capture(page, "desk-brand-gone");
	await brand.selectOption({ index: 0 });
	await expect(brand.locator("option", { hasText: "Deleted brand" })).toHaveCount(0);
});

test("a brand offers its own fields as its switches say, and a placed field becomes one of them", async ({ page }) => {
	const closed = { ShowBuiltInFormFields: "false", AllowCustomFieldCreation: "false", ShowSharedCustomFields: "false" };
	const closedId = await makeBrand("Quay closed", closed);
	const openId = await makeBrand("Quay open", {
		ShowBuiltInFormFields: "true",
		AllowCustomFieldCreation: "true",
		ShowSharedCustomFields: "true",
	});
	await makeCustomField(closedId, "PO number", false);
	await makeCustomField(closedId, "VAT number", true);
	await makeCustomField(openId, "Cost centre", true);
	await newDesk(page, { name: "Order.pdf", buffer: Buffer.from(await samplePdf()) });
	const palette = page.getByRole("region", { name: "Fields to place" });
	const tool = (name: string) => palette.getByRole("button", { name, exact: true });
	const brand = async (name: string) => {
		await page.getByRole("tab", { name: "Settings" }).click();
		await page.getByLabel("Brand", { exact: true }).selectOption(name);
	};

	await brand("Quay closed");
	await expect(tool("PO number")).toBeVisible();
	await expect(tool("VAT number")).toHaveCount(0);
	await expect(tool("Signature")).toHaveCount(0);
	await tool("PO number").click();
	await page.locator("[data-page='1']").click({ position: { x: 300, y: 300 } });
	await expect(fields(page)).toHaveAccessibleName(/^PO number, Recipient 1/);
	await page.getByRole("tab", { name: "Properties" }).click();
	await expect(page.getByLabel("Validation", { exact: true })).toHaveValue("NumbersOnly");
	await page.getByText("API settings").click();
	await expect(page.getByLabel("Field ID", { exact: true })).toHaveValue("PO1");
	await expect(page.getByText("IDs for “PO number” start with “PO”.")).toBeVisible();
	const keep = page.getByRole("button", { name: "Save as custom field…" });
	await expect(keep).toHaveCount(0);

	await brand("Quay open");
	await expect(tool("Signature")).toBeVisible();
	await expect(tool("Cost centre")).toBeVisible();
	await expect(tool("PO number")).toHaveCount(0);
	await page.getByRole("tab", { name: "Properties" }).click();
	await keep.click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Name", { exact: true }).fill("Order number");
	await dialog.getByLabel("ID prefix").fill("ORD");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Save", exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await tool("Order number").click();
	await page.locator("[data-page='1']").click({ position: { x: 300, y: 500 } });
	await expect(fields(page)).toHaveCount(2);
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();

	// What is deleted elsewhere is said when the desk is opened again; the fields stay.
	const { result } = await api<{ result: { customFieldId: string; fieldName: string }[] }>(
		`/v1/customField/list?brandId=${openId}`,
	);
	const kept = result.find(({ fieldName }) => fieldName === "Order number");
	await api(`/v1/customField/delete?customFieldId=${kept?.customFieldId}`, { method: "DELETE" });
	await page.reload();
	await expect(fields(page)).toHaveCount(2);
	await expect(tool("Order number")).toHaveCount(0);
	await page.getByRole("button", { name: /warning/ }).click();
	await expect(page.getByText(/The custom field behind .* was deleted/).first()).toBeVisible();
});
