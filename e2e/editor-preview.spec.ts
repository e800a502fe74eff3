import { randomUUID } from "node:crypto";
import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { draftField, draftRecipient } from "#lib/draft/testing/make-draft.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { type DeskDraft, makeDraft, postStep } from "./support/editor-draft.ts";
import { api, BASE_URL } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, expectAccessible, type Page } from "./support/test.ts";

const bounds = (x: number, y: number) => ({ x, y, width: 180, height: 40 });

/** A draft for Mia, then for Omar, who reads French; with a field of each sort that answers to what one enters. */
async function draftForTwo(page: Page): Promise<DeskDraft> {
	const { result } = await api<{ result: { userId: string; email: string }[] }>("/v1/users/list?page=1");
	const { userId = "" } = result.find(({ email }) => email === "admin@example.com") ?? {};
	const user = { request: page.request, url: BASE_URL, userId };
	const draft = await makeDraft(user, await samplePdf());
	const omar = randomUUID();
	const field = (change: Partial<DraftField>): DraftOperation => ({
		kind: "add",
		in: "fields",
		id: randomUUID(),
		value: draftField({ recipientId: draft.recipientId, fileId: draft.fileId, ...change }),
	});
	const formula = { expression: "[rate] * 20", decimalPrecision: 2 };
	const shown = [{ fieldId: "reason", isChecked: true, value: null }];
	await postStep(user, draft, [
		{
			kind: "add",
			in: "recipients",
			id: omar,
			value: draftRecipient({ name: "Omar Diaz", email: "omar@example.com", order: "a1", locale: "FR" }),
		},
		{ kind: "patch", in: "document", set: { title: "Lease", enableSigningOrder: true }, was: {} },
		field({ id: "rate", name: "Rate", type: "TextBox", validationType: "NumbersOnly", bounds: bounds(90, 420) }),
		field({ id: "total", name: "Total", type: "Formula", isRequired: false, formula, bounds: bounds(300, 420) }),
		field({
			id: "more",
			name: "More",
			type: "CheckBox",
			isRequired: false,
			conditionalRules: shown,
			bounds: { x: 90, y: 480, width: 20, height: 20 },
		}),
		field({ id: "reason", name: "Reason", type: "TextBox", isRequired: false, bounds: bounds(300, 480) }),
		field({ id: "annex", name: "Annex", type: "Attachment", isRequired: false, bounds: bounds(90, 540) }),
		field({ id: "sign", bounds: bounds(90, 600) }),
		field({ id: "other", recipientId: omar, bounds: bounds(300, 600) }),
	]);
	return draft;
}

test("a sender tries the signing page as each recipient would, and nothing leaves it", async ({ page }) => {
	const { documentId } = await draftForTwo(page);
	await page.goto(`/documents/${documentId}/desk`);
	await expect(page.locator("[data-page='1'] img")).toBeVisible();
	await expect(page.locator("[data-field]")).toHaveCount(7);
	const changes: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") changes.push(`${request.method()} ${request.url()}`);
	});
	await page.getByRole("button", { name: "Preview" }).click();
	const layer = page.getByRole("dialog", { name: "Preview" });
	await expect(layer.getByText("This is the signer’s view. Nothing is sent, saved or recorded.")).toBeVisible();
	const sheet = page.frameLocator("iframe[title='Mia Chen’s signing page']");
	await sheet.getByLabel("I agree to sign electronically").check();
	await sheet.getByRole("button", { name: "Start signing", exact: true }).click();

	await sheet.getByLabel("Rate", { exact: true }).fill("12");
	await expect(sheet.getByText("240.00", { exact: true })).toBeVisible();
	await expect(sheet.getByLabel("Reason", { exact: true })).toHaveCount(0);
	await sheet.getByRole("checkbox", { name: "More" }).check();
	await expect(sheet.getByLabel("Reason", { exact: true })).toBeVisible();
	const buffer = Buffer.from("%PDF-1.7");
	await sheet.getByLabel("Annex").setInputFiles({ name: "annex.pdf", mimeType: "application/pdf", buffer });
	await expect(sheet.getByLabel("Annex: annex.pdf")).toBeAttached();
	await sheet.getByRole("button", { name: /^Sign: Signature/ }).click();
	await sheet.getByRole("dialog").getByRole("tab", { name: "Type" }).click();
	await sheet.getByRole("button", { name: "Use this signature" }).click();
	await expect(sheet.getByText("Preview: nothing is saved")).toBeVisible();
	await expectAccessible(page);

	// The same page, as wide as a phone: what was entered stays.
	await layer.getByRole("button", { name: "Phone" }).click();
	await expect.poll(() => page.locator("iframe").evaluate((frame) => frame.clientWidth)).toBe(390);
	await expect(sheet.getByText("240.00", { exact: true })).toBeVisible();
	await sheet.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(sheet.getByRole("heading", { level: 1 })).toHaveText("Mia Chen would finish here");
	await expect(sheet.getByText("Omar Diaz would be next to sign.")).toBeVisible();

	await layer.getByRole("button", { name: "Omar Diaz" }).click();
	const other = page.frameLocator("iframe[title='Omar Diaz’s signing page']");
	await expect(other.locator("html")).toHaveAttribute("lang", /^fr/);
	await expect(other.locator("[data-field]")).toHaveCount(1);
	await layer.getByRole("button", { name: "Back to editing" }).click();
	await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
	expect(changes).toEqual([]);

	// By itself it would pass for the real page.
	const src = `/documents/${documentId}/desk/preview/`;
	await page.goto(`${src}${randomUUID()}`);
	await expect(page).toHaveURL(new RegExp(`/documents/${documentId}/desk$`));
});
