import { expect, type Locator, type Page } from "./test.ts";

/**
 * Presses what deletes the subject of the page. The answer mustn't hold the page again, as not found: React reports
 * that as an error (441) when another page opens before it is shown.
 */
export async function pressToLeave(page: Page, button: Locator): Promise<void> {
	const answered = page.waitForResponse((response) => "next-action" in response.request().headers());
	await button.click();
	expect(await (await answered).headerValue("x-action-revalidated")).toBeNull();
}
