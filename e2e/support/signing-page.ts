import { type Browser, expect, type Page } from "@playwright/test";
import { expectListening } from "./listening.ts";
import { BASE_URL } from "./product.ts";

/** In a page: its own picture, without what lies over it. */
export const PAGE_PICTURE = "img:not([data-overlay])";

/** Agrees and starts. */
export async function start(page: Page): Promise<void> {
	await page.getByLabel("I agree to sign electronically").check();
	const button = page.getByRole("button", { name: "Start signing", exact: true });
	await expectListening(button);
	await button.click();
	await expect(page.locator("#main-action")).toBeVisible();
}

/** Puts a typed signature into the field that asks for it. */
export async function sign(page: Page, field: string | RegExp): Promise<void> {
	const button = page.getByRole("button", { name: field });
	await button.click();
	const dialog = page.getByRole("dialog");
	// The first time the dialog opens; afterwards the adopted one is placed at once.
	await expect(dialog.or(button.and(page.getByLabel(/Filled in/)))).toBeVisible();
	if (!(await dialog.isVisible())) return;
	await dialog.getByRole("tab", { name: "Type" }).click();
	await dialog.getByRole("button", { name: /^Use (this signature|these initials)$/ }).click();
	await expect(dialog).toBeHidden();
}

/** Draws a line that nobody takes for a dot. */
export async function scribble(page: Page): Promise<void> {
	const pad = page.getByRole("img", { name: /Drawing area/ });
	await expect(pad).toBeVisible();
	// The pen's library comes with the pad; until it has prepared the canvas, nothing catches strokes.
	await expect(pad).toHaveAttribute("data-ready", "true");
	const box = await pad.boundingBox();
	if (!box) throw new Error("The pad has no place.");
	const at = (share: number, wave: number): [number, number] => [
		box.x + box.width * share,
		box.y + box.height * (0.5 + wave),
	];
	await page.mouse.move(...at(0.15, 0));
	await page.mouse.down();
	for (let step = 0; step <= 30; step += 1) {
		await page.mouse.move(...at(0.15 + (step / 30) * 0.7, Math.sin(step / 2.5) * 0.25));
	}
	await page.mouse.up();
}

/** Everything that was entered is stored. */
export async function expectSaved(page: Page): Promise<void> {
	await expect(page.locator("[data-save-state=saved]")).toBeVisible();
}

/** Finish, and the page that follows. */
export async function finish(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Finish", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		/You’ve signed|Everyone has signed|Document completed/,
	);
}

/** Signs the one signature of a signing link, in a browser of its own. */
export async function signAs(browser: Browser, path: string): Promise<void> {
	const page = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await page.goto(path);
	await start(page);
	await sign(page, /^Sign: Signature/);
	await finish(page);
	await page.context().close();
}
