import { adminTest } from "./support/admin-test.ts";
import { pixelsOf } from "./support/compare-pictures.ts";
import { field, oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { start } from "./support/signing-page.ts";
import { expect, type Locator, type Page, test } from "./support/test.ts";

/** Of lines and marks that say something (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

const SCHEMES = ["light", "dark"] as const;

type Part = { left: number; right: number };

/** The luminances of a row of pixels across the middle of an element's leading edge, from `left` before it to `right` after it. */
async function acrossEdge(page: Page, element: Locator, { left, right }: Part): Promise<number[]> {
	const box = await element.boundingBox();
	if (!box) throw new Error("The element has no place.");
	const clip = { x: box.x - left, y: box.y + box.height / 2, width: left + right, height: 1 };
	const { data } = await pixelsOf(await page.screenshot({ clip, animations: "disabled" }));
	return Array.from({ length: data.length / 3 }, (_, pixel) => luminance(data.subarray(pixel * 3, pixel * 3 + 3)));
}

function luminance(channels: Buffer): number {
	const [r = 0, g = 0, b = 0] = [...channels].map((one) => {
		const share = one / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (row: number[]) => (Math.max(...row) + 0.05) / (Math.min(...row) + 0.05);

for (const colorScheme of SCHEMES) {
	test(`in high contrast on a ${colorScheme} ground, fields and what is chosen can be seen`, async ({ page }) => {
		const note = field("Note", "TextBox", 96, 400);
		const name = field("Full name", "TextBox", 96, 440, { isRequired: true });
		const signers = [
			{ name: "Mia Chen", emailAddress: "mia@example.com", formFields: [note, name, ...oneSignature()] },
		];
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		await page.goto(await signingPath(await send({ signers }), "mia@example.com"));
		await start(page);
		const box = (id: string) => page.locator(`[data-field="${id}"]`);
		await box("Note").scrollIntoViewIfNeeded();
		expect(contrast(await acrossEdge(page, box("Note"), { left: 5, right: 5 }))).toBeGreaterThan(LEAST_CONTRAST);
		// The bar that marks it as required lies before the edge; without it the paper alone is there.
		expect(contrast(await acrossEdge(page, box("Full name"), { left: 12, right: -3 }))).toBeGreaterThan(LEAST_CONTRAST);
		expect(contrast(await acrossEdge(page, box("Note"), { left: 12, right: -3 }))).toBeLessThan(LEAST_CONTRAST);

		const before = await acrossEdge(page, box("Note"), { left: 8, right: 4 });
		await page.getByRole("textbox", { name: "Note" }).focus();
		const after = await acrossEdge(page, box("Note"), { left: 8, right: 4 });
		expect(Math.max(...after.map((one, at) => contrast([one, before[at] ?? one])))).toBeGreaterThan(LEAST_CONTRAST);

		const bar = page.getByRole("progressbar");
		const empty = await acrossEdge(page, bar, { left: 0, right: 60 });
		await page.getByRole("textbox", { name: "Full name" }).fill("Mia Chen");
		await expect(bar).toHaveAttribute("aria-valuenow", "1");
		const filled = await acrossEdge(page, bar, { left: 0, right: 60 });
		expect(contrast([filled[30] ?? 0, empty[30] ?? 0])).toBeGreaterThan(LEAST_CONTRAST);

		await page.getByRole("button", { name: /^Sign: Signature/ }).click();
		const [chosen, other] = [page.getByRole("tab", { selected: true }), page.getByRole("tab", { name: "Draw" })];
		const tabs = [
			await acrossEdge(page, chosen, { left: -8, right: 12 }),
			await acrossEdge(page, other, { left: -8, right: 12 }),
		];
		expect(contrast(tabs.map((row) => row[2] ?? 0))).toBeGreaterThan(LEAST_CONTRAST);
		const styles = ["Flowing", "Formal"].map((style) =>
			page.locator("label", { hasText: style }).locator("> span").last(),
		);
		const faces = [];
		for (const style of styles) faces.push(await acrossEdge(page, style, { left: -4, right: 8 }));
		expect(contrast(faces.map((row) => row[2] ?? 0))).toBeGreaterThan(LEAST_CONTRAST);
	});
}

adminTest("in high contrast, colours that are what is shown keep theirs", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
	/** From the ground before an element to the middle of what it shows. */
	const toMiddle = async (element: Locator) => {
		const row = await acrossEdge(page, element, { left: 4, right: 8 });
		return contrast([row[0] ?? 0, row[8] ?? 0]);
	};
	await page.goto("/documents/new");
	expect(await toMiddle(page.locator(".desk-for .recipient-token").first())).toBeGreaterThan(LEAST_CONTRAST);
	await page.goto("/settings/brands/new");
	expect(await toMiddle(page.locator("[style*='background-color'].size-6").first())).toBeGreaterThan(LEAST_CONTRAST);
	await page.goto("/documents");
	const choice = page.getByRole("group", { name: "Environment" });
	expect(contrast(await acrossEdge(page, choice, { left: 4, right: 0 }))).toBeGreaterThan(LEAST_CONTRAST);
	// On the narrowest phones its dot is all there is of the switch between live and sandbox.
	await page.setViewportSize({ width: 320, height: 640 });
	const dot = page
		.getByRole("button", { name: /^Showing live documents/ })
		.locator("span")
		.first();
	expect(contrast(await acrossEdge(page, dot, { left: 4, right: 3 }))).toBeGreaterThan(LEAST_CONTRAST);
});
