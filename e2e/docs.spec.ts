import { capture, expect, test } from "./support/test.ts";

// One address leads nowhere on purpose.
test.use({ expectedConsole: [/the server responded with a status of 404/] });

test("the reference of the API can be read", async ({ page }) => {
	// Long pages: looking at every word of them, light and dark, takes its time.
	test.slow();
	await page.goto("/docs");
	await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
	await capture(page, "api-overview");
	await page.goto("/docs#sendDocument");
	await expect(page).toHaveURL(/\/docs\/api\/documents#sendDocument$/);
	await expect(page.getByRole("heading", { name: "Send a document to its signers" })).toBeInViewport();
	await capture(page, "sender-api-reference");
	const contents = page.getByRole("navigation", { name: "Documentation" }).filter({ visible: true });
	await expect(contents.locator("[aria-current=page]")).toHaveText("Documents");
	await page.locator("#revokeDocument").scrollIntoViewIfNeeded();
	await expect(page.getByLabel("Response of /v1/document/send", { exact: true })).toContainText('"documentId"');
	await page.goto("/docs/api/form-fields");
	await capture(page, "api-form-fields");
	await page.goto("/docs/api/errors");
	await capture(page, "api-errors");
});

test("an example is shown in the language that was chosen before", async ({ page }) => {
	await page.goto("/docs/api/documents#sendDocument");
	const inPython = page.getByLabel("Call /v1/document/send in Python", { exact: true });
	await expect(inPython).toBeHidden();
	await page.getByRole("radio", { name: "Python" }).first().check({ force: true });
	await expect(inPython).toContainText("requests.post(");
	await expect(page.getByLabel("Call /v1/document/send in curl", { exact: true })).toBeHidden();
	await page.goto("/docs/api/teams");
	await expect(page.getByLabel("Call /v1/teams/create in Python", { exact: true })).toBeVisible();
});

test("guides and reference are searched, and read one after the other", async ({ page }) => {
	await page.goto("/docs/guides");
	await capture(page, "guides");
	const search = page.getByLabel("Search the documentation").filter({ visible: true });
	await search.fill("client_max_body_size");
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "nginx", exact: true }).click();
	await expect(page.getByRole("heading", { name: "nginx" })).toBeInViewport();
	await capture(page, "guide");
	await page.getByRole("link", { name: /^Next/ }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Database" })).toBeVisible();
	await search.fill("iframe");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
	await capture(page, "docs-search");
	await page.getByRole("link", { name: "Embedded signing", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Embedded signing" })).toBeInViewport();
	await page.goto("/docs/search?q=xyzzy");
	await expect(page.getByText("No results for “xyzzy”")).toBeVisible();
	await capture(page, "docs-search-none");
	await page.goto("/docs/guides/nowhere");
	await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
});

test("a search opens the row that it found, and shows all results on request", async ({ page }) => {
	await page.goto("/docs/search");
	await page.getByRole("link", { name: "reminderDays" }).click();
	await page
		.getByText(/Also in \d+ other operations/)
		.first()
		.click();
	await expect(page.getByRole("link", { name: "/v1/template/send", exact: true })).toBeVisible();
	await page.getByRole("link", { name: "reminderSettings.reminderDays" }).first().click();
	const row = page.locator(":target");
	await expect(row).toContainText("Number of days between reminders");
	await expect(row).toBeInViewport();
	await capture(page, "docs-search-row");
	await page.goto("/docs/search?q=secret");
	const results = page.getByRole("main").getByRole("list").filter({ hasText: "Rotate the secret" }).locator("> li");
	await expect(results).toHaveCount(20);
	await page.getByRole("link", { name: /^Show all \d+ results$/ }).click();
	await expect(results.nth(20)).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the documentation is read and searched", async ({ page }) => {
		await page.goto("/docs/api/errors");
		await page.getByLabel("Search the documentation").filter({ visible: true }).fill("401");
		await page.getByRole("button", { name: "Search" }).filter({ visible: true }).click();
		await page.getByRole("link", { name: "401 · Unauthorized" }).click();
		const types = page.getByRole("region", { name: "Types" });
		await expect(types.getByRole("cell", { name: "Unauthorized", exact: true })).toBeInViewport();
		await page.goto("/docs/api/documents");
		await page.getByRole("radio", { name: "Node.js" }).first().check({ force: true });
		await expect(page.getByLabel("Call /v1/document/send in Node.js", { exact: true })).toBeVisible();
		await expect(page.getByLabel("Call /v1/document/send in curl", { exact: true })).toBeHidden();
	});
});
