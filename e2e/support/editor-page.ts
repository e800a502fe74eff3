import { expect, type Page } from "@playwright/test";
import type { DeskUser } from "./editor-draft.ts";
import { api, BASE_URL } from "./product.ts";
import { ADMIN } from "./signed-in.ts";

/** The admin, whose session a page has. */
export async function deskUser(page: Page): Promise<DeskUser> {
	const { result } = await api<{ result: { userId: string; email: string }[] }>("/v1/users/list?page=1&pageSize=100");
	const { userId = "" } = result.find(({ email }) => email === ADMIN.email) ?? {};
	return { request: page.request, url: BASE_URL, userId };
}

/** Opens the desk of a draft: its first page is there, and its fields. */
export async function openDesk(page: Page, documentId: string): Promise<void> {
	await page.goto(`/documents/${documentId}/desk`);
	await expect(page.locator("[data-page='1'] img")).toBeVisible();
	// The paper is one's own from now on: what the server wrote shows no field, and a press would reach nobody.
	await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

/** The fields on the paper. */
export const fieldsOf = (page: Page) => page.locator(".desk-page [data-field]");

/** Places a text field at a point of the first page, in its pixels on the screen. */
export async function placeText(page: Page, position: { x: number; y: number }): Promise<void> {
	const before = await fieldsOf(page).count();
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("[data-page='1']").click({ position });
	await expect(fieldsOf(page)).toHaveCount(before + 1);
}

export async function expectSaved(page: Page): Promise<void> {
	await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** One comes back to the window: it asks what is new. */
export async function lookAgain(page: Page): Promise<void> {
	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}
