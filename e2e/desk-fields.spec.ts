import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { setForm } from "#lib/pdf/detect/testing/set-form.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { newDesk } from "./support/desk.ts";
import { expect, expectAccessible, type Page } from "./support/test.ts";

const FORM = `# Registration
Name: {text 300}
Town: {text 300}
{check} I have read the rules
+ 60
Signature: {sign 250} @470Date: {signed 150}`;

const proposals = (page: Page) => page.getByRole("button", { name: /^Proposed: / });
const fields = (page: Page) => page.locator("[data-field]");

test("what looks like a field is proposed, and placed only when somebody says so", async ({ page }) => {
	await newDesk(page, { name: "Registration.pdf", buffer: setForm(FORM).toPdf() });
	const bar = page.getByRole("region", { name: "Proposed" });
	await expect(bar).toContainText("5 places look like fields");
	await expect(bar).toContainText("They become fields of Recipient 1");
	await expect(proposals(page)).toHaveCount(5);
	await expect(fields(page)).toHaveCount(0);
	await expectAccessible(page);

	// By the keyboard one after the other; what is no field is not proposed again.
	await proposals(page).first().focus();
	await expect(proposals(page).first()).toHaveAccessibleName("Proposed: Name, page 1, 1 of 5");
	await page.keyboard.press("Enter");
	await expect(proposals(page).first()).toBeFocused();
	await expect(proposals(page).first()).toHaveAccessibleName("Proposed: Town, page 1, 1 of 4");
	await page.keyboard.press("Delete");
	await expect(proposals(page)).toHaveCount(3);
	await expect(fields(page)).toHaveCount(1);

	// By the mouse: what is looked at can be placed.
	await page.getByRole("button", { name: /^Proposed: Signature/ }).click();
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
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	await expect(fields(page)).toHaveCount(2);
	await page.getByRole("tab", { name: "All fields" }).click();
	// They are put off, not lost; the one that is none stays away.
	await expect(page.getByRole("button", { name: /^Place .*, page 1$/ })).toHaveCount(2);
	await expect(proposals(page)).toHaveCount(0);
});

test("a form field that becomes a field leaves the file", async ({ page }) => {
	await newDesk(page, { name: "Form.pdf", buffer: formWithFields() });
	await expect(page.getByRole("region", { name: "Proposed" })).toContainText("7 fields were found in the file");
	const picture = page.locator("[data-page='1'] img").first();
	await expect(picture).toHaveAttribute("src", /pages\/1\?v=\d+$/);
	await page.getByRole("button", { name: /^Proposed: Your full name/ }).click();
	await page.getByRole("button", { name: "Place", exact: true }).click();
	await expect(fields(page)).toHaveAccessibleName(/^Ada, /);
	await expect(picture).toHaveAttribute("src", /without=1-/);
});
