import { expect, type Locator } from "@playwright/test";

/**
 * The page's scripts are there and hear what is done to an element. What the server wrote is seen before; a press at
 * that time does nothing. Needed where a page came by itself: `goto` waits for its scripts.
 */
export async function expectListening(element: Locator): Promise<void> {
	await expect
		.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$"))))
		.toBe(true);
}
