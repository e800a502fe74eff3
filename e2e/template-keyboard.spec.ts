import { adminTest as test } from "./support/admin-test.ts";
import { deskField } from "./support/editor.ts";
import { enter } from "./support/keyboard.ts";
import { createTemplate } from "./support/templates.ts";
import { expect } from "./support/test.ts";

/** What someone types in ten seconds, at 60 words a minute. */
const MOST_KEYS = 50;

test("a template is used from the command palette in a few keys", async ({ page }) => {
	const title = `Hire ${Date.now()}`;
	await createTemplate(title);
	await page.goto("/documents");
	const { keyboard } = page;
	const person = "Mia mia@example.com";
	expect(["Control+k", ...title, "Enter", ...person, "Enter"].length).toBeLessThanOrEqual(MOST_KEYS);
	await keyboard.press("Control+k");
	await expect(page.getByRole("combobox", { name: /^Search/ })).toBeFocused();
	await keyboard.type(title);
	await expect(page.getByRole("option", { name: title, selected: true })).toBeVisible();
	await keyboard.press("Enter");
	await expect(page.getByLabel("Name, Tenant")).toBeFocused();
	await keyboard.type(person);
	await keyboard.press("Enter");
	await expect(page).toHaveURL(/\/documents\/[^/]+\/desk$/);
	await expect(deskField(page, /^Signature, Mia, page 1/)).toBeVisible();
});

test("a template is edited, saved and left by the keyboard alone", async ({ page }) => {
	const templateId = await createTemplate("Lease");
	const { keyboard } = page;
	await page.goto(`/templates/${templateId}`);
	await enter(page, page.getByRole("link", { name: "Edit Lease" }));
	await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
	await enter(page, page.getByRole("button", { name: "Add role" }));
	await expect(page.getByLabel("Role name")).toBeFocused();
	await keyboard.type("Witness");
	await enter(page, page.getByRole("button", { name: "Signature", exact: true }));
	await expect(page.getByRole("button", { name: /^Signature for Witness\. Arrow keys to move/ })).toBeFocused();
	await keyboard.press("ArrowDown");
	await keyboard.press("Enter");
	await expect(deskField(page, /^Signature, Witness, page 1, required/)).toBeFocused();
	await keyboard.press("Control+s");
	await expect(page).toHaveURL(`/templates/${templateId}`);
	await expect(page.getByText("Template saved.")).toBeVisible();
	await expect(page.getByRole("group", { name: /^Witness/ })).toContainText("1 field");
	await enter(page, page.getByRole("link", { name: "Edit Lease" }));
	await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
	await enter(page, page.getByRole("link", { name: "Back to templates" }));
	await expect(page.getByRole("heading", { level: 1, name: "Templates" })).toBeVisible();
});
