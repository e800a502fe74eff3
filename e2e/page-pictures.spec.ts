import { readFile } from "node:fs/promises";
import { undrawablePdf } from "#lib/pdf/read/testing/undrawable-pdf.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { adminTest as test } from "./support/admin-test.ts";
import { makeDraft } from "./support/editor-draft.ts";
import { deskUser, openDesk } from "./support/editor-page.ts";
import { oneSignature } from "./support/fields.ts";
import { send, signingPath } from "./support/product.ts";
import { openDocument, rowOf } from "./support/signed-in.ts";
import { PAGE_PICTURE, sign, start } from "./support/signing-page.ts";
import { capture, expect, type Locator, type Page } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

/** Whether nothing lies over the middle of an element. */
function isOnTop(element: Element): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
	return there !== null && element.contains(there);
}

const firstPicture = (page: Page) => page.locator(`#page-1 ${PAGE_PICTURE}`);
const pixelWidth = (picture: Locator) =>
	picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test.describe("a page that cannot be drawn", () => {
	test.use({ expectedConsole: [/status of (?:422|503)/] });

	test("says so to signer and sender, and keeps anybody from signing", async ({ page }) => {
		const files = [{ name: "plan.pdf", bytes: undrawablePdf([2], 3) }];
		const documentId = await send({ title: "Plan of the harbour", signers: [mia], files });
		await page.goto(await signingPath(documentId, "mia@example.com"));
		await start(page);
		// The last page's hairline is a pixel below it.
		const [main, last] = [page.getByRole("main"), page.locator("#page-3")];
		const bottoms = await Promise.all(
			[main, last].map((one) => one.evaluate((it) => it.getBoundingClientRect().bottom)),
		);
		expect((bottoms[0] ?? 0) - (bottoms[1] ?? 0)).toBeGreaterThanOrEqual(1);
		await sign(page, /^Sign: Signature/);
		await page.getByRole("button", { name: "Finish", exact: true }).click();
		const refusal = page.getByText(/^Page 2 can’t be displayed, so the document can’t be signed\. Ask Admin/);
		await expect(refusal).toBeVisible({ timeout: 120_000 });
		const words = page.locator("#page-2").getByText(/^This page can’t be displayed/);
		await expect(words).toBeVisible({ timeout: 60_000 });
		await words.scrollIntoViewIfNeeded();
		expect(await words.evaluate(isOnTop)).toBe(true);
		await capture(page, "page-undrawn");
		await openDocument(page, documentId, "Plan of the harbour");
		await expect(
			page.getByText("Page 2 can’t be shown as in your file, so no one can sign this document."),
		).toBeVisible();
		await expect(page.getByText("This page can’t be displayed")).toBeVisible();
		await page.getByRole("button", { name: "Page 2 of Plan of the harbour" }).click();
		await expect(page.getByText("This page can’t be displayed here. Download the document to see it.")).toBeVisible();
		await expect(page.getByText("Loading page 2…")).toHaveCount(0);
		await capture(page, "sender-page-without-picture");
		await page.goto("/documents?filter=attention");
		await expect(rowOf(page, "Plan of the harbour")).toContainText("Can’t be signed");
		await expect(rowOf(page, "Plan of the harbour")).toContainText("A page can’t be displayed");
		await capture(page, "sender-list-attention");
		await openDocument(page, documentId, "Plan of the harbour");
		await capture(page, "sender-page-undrawn");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByText("Page 2 couldn’t be displayed. We’re trying again")).toBeVisible();
	});
});

test("a signed file that lacks its fonts: sender and signer are warned, and zoom in on the server’s pictures", async ({
	page,
}) => {
	const source = await readFile("lib/pdf/read/testing/cjk-not-embedded.pdf");
	const bytes = await signedBefore(source);
	const warning = "“Lease.pdf” uses fonts that aren’t embedded";
	const { documentId } = await makeDraft(await deskUser(page), bytes);
	await openDesk(page, documentId);
	await page.getByRole("button", { name: /\d warnings?$/ }).click();
	await expect(page.getByText(`${warning} (STSong-Light, HeiseiMin-W3,`)).toBeVisible();
	const files = [{ name: "Lease.pdf", bytes }];
	const sentId = await send({ signers: [mia], files });
	await openDocument(page, sentId, "Consulting agreement");
	await expectSharperPicture(page, page.locator(".page-sheet"));
	await page.goto(await signingPath(sentId, "mia@example.com"));
	await expect(page.getByText(`${warning}. Its text may look different in other apps.`)).toBeVisible();
	await start(page);
	await expectSharperPicture(page, page.locator("#page-1"));
});

/** Zooms in, for which the server draws the page with more pixels, and the browser draws nothing. */
async function expectSharperPicture(page: Page, sheet: Locator): Promise<void> {
	const width = () => pixelWidth(sheet.locator(PAGE_PICTURE));
	await expect.poll(width).toBeGreaterThan(0);
	const before = await width();
	for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Zoom in" }).click();
	await expect.poll(width).toBeGreaterThan(before);
	await expect(sheet.locator("canvas")).toHaveCount(0);
}

test.describe("a picture that this browser cannot read", () => {
	test("is said to be one, and the page is drawn from its file", async ({ page }) => {
		const path = await signingPath(await send({ signers: [mia] }), "mia@example.com");
		const body = Buffer.from("RIFF\x40\0\0\0WEBPVP8L torn");
		await page.route(/\/pages\/1\?/, (route) => route.fulfill({ contentType: "image/webp", body }));
		await page.goto(path);
		await expect(page.locator("#page-1 canvas")).toBeVisible();
		const words = page.getByRole("status").filter({ hasText: /^Your browser couldn’t load the image/ });
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await words.scrollIntoViewIfNeeded();
			// Neither covers the other: what is drawn, and that it is drawn here.
			const [said, sheet] = await Promise.all([words.boundingBox(), page.locator("#page-1").boundingBox()]);
			expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
			expect(await words.evaluate(isOnTop)).toBe(true);
			await page.screenshot({ path: `e2e/screens/picture-unreadable-${width}.png` });
		}
		await expect(page.locator("#page-1 .page-text")).toContainText("Consulting agreement");
		await expect(page.locator("#page-2 canvas")).toHaveCount(0);
	});
});

test.describe("on a screen of double density", () => {
	test.use({ deviceScaleFactor: 2 });

	test("a page has a pixel for each of the screen's, once the first picture is there", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (/\/pages\/\d+$/.test(pathname))
				asked.push(`${pathname.split("/").at(-1)} ${searchParams.get("w") ?? "first"}`);
		});
		await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
		await expect.poll(() => pixelWidth(firstPicture(page))).toBe(1680);
		const shown = await firstPicture(page).boundingBox();
		expect((shown?.width ?? 0) * 2).toBeLessThanOrEqual(1680);
		expect(asked.indexOf("1 first")).toBe(0);
		expect(asked.filter((one) => one.startsWith("1 "))).toEqual(["1 first", "1 1680"]);
	});
});

test("on a screen of single density the first picture is all that is asked for", async ({ page }) => {
	await page.goto(await signingPath(await send({ signers: [mia] }), "mia@example.com"));
	await page.waitForLoadState("networkidle");
	expect(await pixelWidth(firstPicture(page))).toBe(960);
});
