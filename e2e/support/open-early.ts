import { expect, type Page } from "@playwright/test";

/** Opens a page as it is seen while its scripts are on their way. @returns lets them come */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
	const gate = Promise.withResolvers<void>();
	await page.route(/\/_next\/static\/.*\.js/, async (route) => {
		await gate.promise;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "commit" });
	await expect(page.locator("h1").first()).toBeVisible();
	return async () => {
		gate.resolve();
		await page.waitForLoadState("load");
		await page.unrouteAll({ behavior: "wait" });
	};
}
