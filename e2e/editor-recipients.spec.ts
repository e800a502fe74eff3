import { adminTest as test } from "./support/admin-test.ts";
import { makeDraft } from "./support/editor-draft.ts";
import { deskUser, expectSaved, openDesk } from "./support/editor-page.ts";
import { properties } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { capture, expect } from "./support/test.ts";

test("someone who receives a copy stays in the list, with name, address, order and focus", async ({ page }) => {
	const { documentId } = await makeDraft(await deskUser(page), await samplePdf());
	await openDesk(page, documentId);
	const panel = page.getByRole("region", { name: "Recipients" });
	await panel.getByRole("button", { name: "Add recipient" }).click();
	await panel.getByLabel("Name", { exact: true }).fill("Kim Lee");
	await panel.getByLabel("Email", { exact: true }).fill("kim@example.com");
	const role = panel.getByLabel("Role", { exact: true });
	await role.focus();
	for (const [key, value] of [
		["ArrowDown", "Reviewer"],
		["ArrowDown", "InPersonSigner"],
		["ArrowDown", "Copy"],
		["ArrowUp", "InPersonSigner"],
		["ArrowDown", "Copy"],
	] as const) {
		await page.keyboard.press(key);
		await expect(role).toHaveValue(value);
		await expect(role).toBeFocused();
	}
	await expect(panel.getByLabel("Name", { exact: true })).toHaveValue("Kim Lee");
	await capture(page, "desk-recipient-copy");
	await panel.getByRole("button", { name: "Actions for Kim Lee" }).click();
	await page.getByRole("menuitem", { name: "Move up" }).click();
	const names = panel.getByRole("button", { name: /Kim Lee.*Receives a copy|Mia Chen/ }).filter({ hasText: "·" });
	await expect(names).toContainText(["Kim Lee", "Mia Chen"]);
	await expectSaved(page);
	await page.reload();
	await expect(names).toContainText(["Kim Lee", "Mia Chen"]);
	const { ccDetails, signerDetails } = await properties(documentId);
	expect(ccDetails).toMatchObject([{ emailAddress: "kim@example.com" }]);
	expect(signerDetails).toMatchObject([{ signerName: "Mia Chen" }]);
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await expect(page.getByRole("dialog")).toContainText("Kim Lee gets an email about the document.");
});
