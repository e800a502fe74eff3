import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than a page of the product has between two of its parts. */
const MOST_STOPS = 90;

/**
 * Goes on by Tab until something has the focus, as somebody without a pointer does.
 *
 * @throws Error when Tab does not lead there
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let stop = 0; stop < MOST_STOPS; stop += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab does not lead to ${target}.`);
}

/** Goes there by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	await tabTo(page, target);
	await page.keyboard.press("Enter");
}

/** Moves what has the focus by one place in its order: it is picked up, moved and put down, each of which is said. */
export async function moveByOne(page: Page, key: "ArrowUp" | "ArrowDown"): Promise<void> {
	await page.keyboard.press("Space");
	await expect(page.getByText(/^Picked up .*\d\.$/)).toBeAttached();
	// Where the others stand is measured after it was picked up; until then an arrow moves nothing.
	await expect(async () => {
		await page.keyboard.press(key);
		await expect(page.getByText(/ moved to \d+ of \d+\.$/)).toBeAttached({ timeout: 500 });
	}).toPass();
	await page.keyboard.press("Space");
	await expect(page.getByText(/^Dropped .*, \d+ of \d+\.$/)).toBeAttached();
}
