import { draftField, draftRecipient } from "#lib/draft/testing/make-draft.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { makeDraft, postStep } from "./support/editor-draft.ts";
import { deskUser, fieldsOf, openDesk } from "./support/editor-page.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, type Locator, type Page } from "./support/test.ts";

/** Fields at the right edge of the page, one below the other, of two recipients by turns. */
async function openCrowded(page: Page): Promise<void> {
	const user = await deskUser(page);
	const draft = await makeDraft(user, await samplePdf());
	const otherId = crypto.randomUUID();
	const value = draftRecipient({ order: "a1", name: "Omar Diaz", email: "omar@example.com" });
	const fields = [300, 344, 388].map((y, index) => ({
		kind: "add" as const,
		in: "fields" as const,
		id: crypto.randomUUID(),
		value: draftField({
			...{ id: `Field${index}`, type: "TextBox" as const, fileId: draft.fileId, page: 1 },
			recipientId: index === 1 ? otherId : draft.recipientId,
			bounds: { x: 600, y, width: 180, height: 30 },
		}),
	}));
	await postStep(user, draft, [{ kind: "add", in: "recipients", id: otherId, value }, ...fields]);
	await openDesk(page, draft.documentId);
	await expect(fieldsOf(page)).toHaveCount(3);
}

const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Whether one box lies within another, but for half a pixel. */
const isWithin = (a: DOMRect, b: DOMRect) =>
	a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5;

test("the bar at a selection is whole, covers no field, and its menu shows all that can be done", async ({ page }) => {
	await openCrowded(page);
	const bar = page.getByRole("toolbar", { name: /selected$/ });
	for (const width of [1440, 1024, 800]) {
		await page.setViewportSize({ width, height: 620 });
		await fieldsOf(page).nth(1).click();
		await expect(bar).toBeVisible();
		const [own, scroller] = [await boxOf(bar), await boxOf(page.locator(".desk-scroll"))];
		expect(isWithin(own, scroller)).toBe(true);
		for (const field of await fieldsOf(page).all()) {
			const { left, right, top, bottom } = await boxOf(field);
			expect(own.left < right && left < own.right && own.top < bottom && top < own.bottom).toBe(false);
		}
		await bar.getByRole("button", { name: "More" }).click();
		const remove = page.getByRole("menuitem", { name: /^Delete/ });
		await expect(remove).toBeInViewport({ ratio: 1 });
		expect(
			await remove.evaluate((item) => {
				const { left, top, width: w, height } = item.getBoundingClientRect();
				return item.contains(document.elementFromPoint(left + w / 2, top + height / 2));
			}),
		).toBe(true);
		await page.keyboard.press("Escape");
		await page.keyboard.press("Escape");
	}
	await fieldsOf(page).first().click();
	await page.keyboard.press("ControlOrMeta+a");
	await expect(bar).toContainText("Multiple recipients");
});

test("a ring surrounds the pages for those who use the keyboard alone", async ({ page }) => {
	const pages = page.getByRole("group", { name: "Pages" });
	const ring = () => pages.evaluate((element) => element.matches(":focus-visible"));
	const sample = { name: "Terms.pdf", mimeType: "application/pdf", buffer: Buffer.from(await samplePdf()) };
	for (const way of ["mouse", "keyboard"] as const) {
		await page.goto("/documents/new");
		await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
		const add = page.locator(".desk-scroll").getByRole("button", { name: "Add file" });
		const chooser = page.waitForEvent("filechooser");
		await (way === "mouse" ? add.click() : add.press("Enter"));
		await (await chooser).setFiles(sample);
		await expect(page.locator("[data-page='1'] img")).toBeVisible();
		await expect(pages).toBeFocused();
		expect(await ring()).toBe(way === "keyboard");
	}
	await page.reload();
	await expect(page.locator(".desk-pages")).toHaveAttribute("aria-busy", "false");
	await page.locator("[data-page='1']").click({ position: { x: 20, y: 20 } });
	await expect(pages).toBeFocused();
	expect(await ring()).toBe(false);
});
