import { makePeople, type Person } from "./support/organisation.ts";
import { signIn } from "./support/signed-in.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./support/test.ts";

const saveIn = (page: Page, form: string) =>
	page.getByRole("form", { name: form }).getByRole("button", { name: "Save" });

test("new documents begin with what an Admin has set; a number beyond its limits is told at its place", async ({
	page,
}) => {
	const [ada] = (await makePeople("Ada")) as [Person];
	await signIn(page, ada);
	await page.goto("/settings/documents");
	await page.getByLabel("Expiry", { exact: true }).selectOption("After a number of days");
	await page.getByLabel("Days", { exact: true }).fill("200");
	await page.getByLabel("Reminders", { exact: true }).selectOption("At an interval");
	await page.getByLabel("Interval in days").fill("2");
	await page.getByLabel("Maximum reminders").fill("7");
	const save = saveIn(page, "Defaults for new documents");
	await save.click();
	await expect(page.getByLabel("Days", { exact: true })).toHaveAccessibleDescription(
		"Enter a whole number of days from 1 to 180.",
	);
	await page.getByLabel("Days", { exact: true }).fill("14");
	await save.click();
	await expect(page.getByLabel("Maximum reminders")).toHaveAccessibleDescription("Enter a whole number from 1 to 5.");
	await capture(page, "settings-new-documents");
	await page.getByLabel("Maximum reminders").fill("4");
	await page.getByLabel("Signing order").check({ force: true });
	await page.getByLabel("Allow reassigning").uncheck({ force: true });
	await save.click();
	await expect(page.getByText("Defaults saved")).toBeVisible();
	await page.goto("/settings/organisation");
	await page.getByLabel("Default recipient language").selectOption("Français");
	await saveIn(page, "Language and region").click();
	await expect(page.getByText("Language and region saved")).toBeVisible();

	await page.goto("/documents/new");
	await page.getByRole("tab", { name: "Settings" }).click();
	await page.locator("summary", { hasText: "Expiry" }).click();
	await expect(page.getByLabel("Number")).toHaveValue("14");
	await page.locator("summary", { hasText: "Reminders" }).last().click();
	await expect(page.getByLabel("Days between reminders")).toHaveValue("2");
	await expect(page.getByLabel("Maximum reminders")).toHaveValue("4");
	await page.locator("summary", { hasText: "Signer permissions" }).click();
	await expect(page.getByLabel("Reassign to someone else")).not.toBeChecked();
	await page.locator("summary", { hasText: "Delivery and language" }).click();
	await expect(page.getByLabel("Language")).toHaveValue("FR");
	// Whoever is not named yet has a name all the same.
	await expect(page.getByLabel("Private message for Recipient 1")).toBeVisible();
	await capture(page, "desk-defaults");
});

test("each card saves only what is on it, and unsaved changes are not lost without a question", async ({ page }) => {
	const [ada] = (await makePeople("Ada")) as [Person];
	await signIn(page, ada);
	await page.goto("/settings/you");
	const settings = page.getByRole("navigation", { name: "Settings" });
	await settings.getByRole("link", { name: "Organisation" }).click();
	const website = page.getByLabel("Website");
	await website.fill("https://north.example.com");
	await page.getByLabel("Default recipient language").selectOption("Français");
	await saveIn(page, "Language and region").click();
	await expect(page.getByText("Language and region saved")).toBeVisible();

	// By a link, by the palette, and back.
	const question = page.getByRole("dialog", { name: "Leave without saving?" });
	const stay = question.getByRole("button", { name: "Keep editing" });
	await settings.getByRole("link", { name: "Documents" }).click();
	await expect(question).toBeVisible();
	await expectAccessible(page);
	await capture(page, "settings-leaving");
	await stay.click();
	await expect(website).toHaveValue("https://north.example.com");
	await page.keyboard.press("ControlOrMeta+k");
	await page.getByRole("dialog").getByRole("combobox").fill("Signing");
	await page.keyboard.press("Enter");
	await stay.click();
	await expect(page).toHaveURL("/settings/organisation");
	await page.evaluate(() => history.back());
	await stay.click();
	await expect(page).toHaveURL("/settings/organisation");

	await settings.getByRole("link", { name: "Documents" }).click();
	await question.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL("/settings/documents");
	await page.goto("/settings/organisation");
	await expect(website).toHaveValue("");
	await expect(page.getByLabel("Default recipient language")).toHaveValue("FR");

	// What is saved is left without a question.
	await website.fill("https://north.example.com");
	await saveIn(page, "Profile").click();
	await expect(page.getByText("Profile saved")).toBeVisible();
	await settings.getByRole("link", { name: "Documents" }).click();
	await expect(page).toHaveURL("/settings/documents");
	await saveIn(page, "Defaults for new documents").click();
	await expect(page.getByText("Defaults saved")).toBeVisible();
	await settings.getByRole("link", { name: "Organisation" }).click();
	await expect(page.getByLabel("Default recipient language")).toHaveValue("FR");
});

test("every topic has its page, which the list and the palette name", async ({ page }) => {
	const [ada] = (await makePeople("Ada")) as [Person];
	await signIn(page, ada);
	for (const [path, heading] of [
		["/settings/organisation", "Organisation"],
		["/settings/documents", "Documents"],
		["/settings/signing", "Signing"],
		["/settings/sign-in", "Sign-in and security"],
		["/settings/data", "Data"],
	] as const) {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto("/settings/you");
		await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: heading, exact: true }).click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expectAccessible(page);
		await page.setViewportSize({ width: 320, height: 800 });
		await expectNoSidewaysScroll(page);
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.keyboard.press("ControlOrMeta+k");
	await page.getByRole("dialog").getByRole("combobox").fill("retention");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/settings/documents");
});
