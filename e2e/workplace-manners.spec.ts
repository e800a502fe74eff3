import { adminTest as test } from "./support/admin-test.ts";
import { oneSignature } from "./support/fields.ts";
import { send } from "./support/product.ts";
import { capture, expect } from "./support/test.ts";
import { openDocument, rowOf } from "./support/workplace.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

/** An address that leads nowhere is asked for on purpose. */
test.use({ expectedConsole: [/the server responded with a status of 404/] });

test("a right click opens a row's menu where it was made", async ({ page }) => {
	await send({ title: "Pointed at", signers: [mia] });
	await page.goto("/documents?q=Pointed+at");
	// What scrolls beneath the header is not seen through it: a colour that lets through is written as rgba.
	await expect(page.getByRole("banner")).toHaveCSS("background-color", /^rgb\(/);
	const box = await rowOf(page, "Pointed at").first().boundingBox();
	if (!box) throw new Error("The row is not shown.");
	const at = { x: box.x + 120, y: box.y + 20 };
	await page.mouse.click(at.x, at.y, { button: "right" });
	const menu = await page.getByRole("menu").boundingBox();
	expect(Math.abs((menu?.x ?? 0) - at.x)).toBeLessThan(20);
	expect(Math.abs((menu?.y ?? 0) - at.y)).toBeLessThan(20);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Actions for Pointed at" }).first().click();
	const own = await page.getByRole("menu").boundingBox();
	expect((own?.x ?? 0) - at.x).toBeGreaterThan(200);
});

test("what is said in passing covers no button", async ({ page }) => {
	const documentId = await send({ title: "Reminded", signers: [mia] });
	await openDocument(page, documentId, "Reminded");
	await page.getByRole("button", { name: "Send reminder" }).click();
	const said = page
		.getByText(/reminder/i)
		.and(page.locator("[aria-live=polite] *"))
		.first();
	await expect(said).toBeVisible();
	const covered = await page.evaluate(() => {
		const toast = document.querySelector("[data-toaster]")?.getBoundingClientRect();
		const isCovered = (box: DOMRect) =>
			toast && box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
		return [...document.querySelectorAll("main button, main a[data-button], header a, header button")]
			.filter((one) => !one.closest("[data-toaster]") && isCovered(one.getBoundingClientRect()))
			.map((one) => one.textContent);
	});
	expect(covered).toEqual([]);

	// What comes while a dialog is open lies upon it, not behind.
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(`**/documents/${documentId}`, async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	await page.getByRole("button", { name: "Send reminder" }).click();
	await page.getByRole("button", { name: "Actions for Reminded" }).click();
	await page.getByRole("menuitem", { name: "Revoke…" }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	const inDialog = page.getByRole("dialog").locator("[data-toaster]");
	await expect(inDialog).toBeEmpty();
	letGo();
	await expect(inDialog).toContainText("A reminder goes to Mia Chen.");
	const isOnTop = await inDialog.evaluate((toaster) => {
		const { left, top, width, height } = toaster.getBoundingClientRect();
		return toaster.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});
	expect(isOnTop).toBe(true);
});

test("an address that leads nowhere bears the product's name", async ({ page }) => {
	await page.goto("/no/such/page");
	await expect(page.getByRole("banner")).toContainText("Signet");
	await capture(page, "nothing-here");
});
