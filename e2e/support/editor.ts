import type { Locator } from "@playwright/test";
import { expect, type Page } from "./test.ts";

/** Until the desk that is open answers to keys and files: before its script has taken over they would be lost. */
export async function untilAwake(page: Page): Promise<void> {
	await untilTaken(page.locator("input[type=file]").first());
}

/** Until the page's script has taken over a control of it: before, it is seen and does nothing. */
export async function untilTaken(control: Locator): Promise<void> {
	const isTaken = () => control.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__reactProps")));
	await expect.poll(isTaken).toBe(true);
}

/** Opens a new desk and adds a file: its first page is there. */
export async function newDesk(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
	await page.goto("/documents/new");
	await untilAwake(page);
	await page
		.locator("input[type=file]")
		.first()
		.setInputFiles({ ...file, mimeType: "application/pdf" });
	await expect(page.locator("[data-page='1'] img")).toBeVisible();
	await expect(page).toHaveURL(/\/documents\/[\da-f-]{36}\/desk$/);
}

/** A field on the desk's paper, by how its name begins. */
export const deskField = (page: Page, name: string | RegExp) =>
	page.locator("[data-field]").and(page.getByRole("button", { name }));

/**
 * Keeps files on their way.
 *
 * @returns lets them through
 */
export async function holdUploads(page: Page): Promise<() => void> {
	let letThrough = () => {};
	const held = new Promise<void>((resolve) => {
		letThrough = resolve;
	});
	await page.route(/\/desk\/files\?/, async (route) => {
		await held;
		await route.continue();
	});
	return letThrough;
}
