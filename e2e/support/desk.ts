import { expect, type Page } from "./test.ts";

/** Opens a new desk and adds a file: its first page is there. */
export async function newDesk(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
	await page.goto("/documents/new");
	await page.waitForLoadState("load");
	await page
		.locator("input[type=file]")
		.first()
		.setInputFiles({ ...file, mimeType: "application/pdf" });
	await expect(page.locator("[data-page='1'] img")).toBeVisible();
	await expect(page).toHaveURL(/\/documents\/[\da-f-]{36}\/desk$/);
}
