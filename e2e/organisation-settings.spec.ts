import { makePeople, type Person } from "./support/organisation.ts";
import { capture, expect, test } from "./support/test.ts";
import { signIn } from "./support/workplace.ts";

test("new documents begin with what an Admin has set; a number beyond its limits is told at its place", async ({
	page,
}) => {
	const [ada] = (await makePeople("Ada")) as [Person];
	await signIn(page, ada);
	await page.goto("/settings/organisation");
	await page.getByLabel("Expiry", { exact: true }).selectOption("After so many days");
	await page.getByLabel("Days", { exact: true }).fill("200");
	await page.getByLabel("Reminders", { exact: true }).selectOption("Every so many days");
	await page.getByLabel("Every … days").fill("2");
	await page.getByLabel("At most").fill("7");
	const save = page.getByRole("button", { name: "Save for new documents" });
	await save.click();
	await expect(page.getByLabel("Days", { exact: true })).toHaveAccessibleDescription(
		"Give a whole number of days, 1 to 180.",
	);
	await page.getByLabel("Days", { exact: true }).fill("14");
	await save.click();
	await expect(page.getByLabel("At most")).toHaveAccessibleDescription("Give a whole number, 1 to 5.");
	await capture(page, "settings-new-documents");
	await page.getByLabel("At most").fill("4");
	await page.getByLabel("Language of recipients").selectOption("Français");
	await page.getByLabel("Signing order").check({ force: true });
	await page.getByLabel("Signers may hand over").uncheck({ force: true });
	await save.click();
	await expect(page.getByText("Saved. New documents begin with this.")).toBeVisible();

	await page.goto("/documents/new");
	await page.getByRole("tab", { name: "Settings" }).click();
	await page.locator("summary", { hasText: "Expires" }).click();
	await expect(page.getByLabel("How many")).toHaveValue("14");
	await page.locator("summary", { hasText: "Reminders" }).last().click();
	await expect(page.getByLabel("Days between")).toHaveValue("2");
	await expect(page.getByLabel("At most")).toHaveValue("4");
	await page.locator("summary", { hasText: "Signers may" }).click();
	await expect(page.getByLabel("Hand it on to somebody else")).not.toBeChecked();
	await page.locator("summary", { hasText: "Delivery and language" }).click();
	await expect(page.getByLabel("Language")).toHaveValue("FR");
	// Whoever is not named yet has a name all the same.
	await expect(page.getByLabel("Message for Recipient 1 only")).toBeVisible();
	await capture(page, "desk-defaults");
});
