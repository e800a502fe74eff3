import { adminTest as test } from "./support/admin-test.ts";
import { deskField as fieldOf, holdUploads, newDesk, untilAwake } from "./support/editor.ts";
import { enter, tabTo } from "./support/keyboard.ts";
import { BASE_URL, properties, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, type Page } from "./support/test.ts";

const file = async () => ({ name: "Terms.pdf", mimeType: "application/pdf", buffer: Buffer.from(await samplePdf()) });

/** The document that is open on the desk. */
const documentOf = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

/** Chooses a command by typing what it is called. */
async function command(page: Page, query: string): Promise<void> {
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("combobox", { name: "Search commands" })).toBeFocused();
	await page.keyboard.type(query);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeHidden();
}

test("a document is made, sent and signed by the keyboard alone", async ({ page, browser }) => {
	const { keyboard } = page;
	const said = page.locator("[aria-live=polite].sr-only");
	await page.goto("/documents/new");
	await untilAwake(page);
	const chooser = page.waitForEvent("filechooser");
	await enter(page, page.getByRole("main").getByRole("button", { name: "Add file" }));
	await (await chooser).setFiles(await file());
	await expect(page.locator("[data-page='1'] img")).toBeVisible();

	await command(page, "recip");
	await expect(page.getByRole("combobox", { name: "Name" })).toBeFocused();
	await keyboard.type("Kim Park");
	await keyboard.press("Tab");
	await keyboard.type("kim@example.com");

	// A tool from the commands; arrows and Enter place it, arrows move and resize it.
	await command(page, "place signature");
	await expect(page.getByRole("button", { name: /^Signature for Kim Park\. Arrow keys to move/ })).toBeFocused();
	await keyboard.press("Shift+ArrowDown");
	await expectAccessible(page);
	await keyboard.press("Enter");
	const signature = fieldOf(page, /^Signature, Kim Park, page 1, required/);
	await expect(signature).toBeFocused();
	await expect(said).toContainText("Placed Signature for Kim Park on page 1.");
	const placed = await signature.boundingBox();
	await keyboard.press("ArrowLeft");
	await keyboard.press("Shift+ArrowDown");
	await keyboard.press("Alt+Shift+ArrowRight");
	await expect(said).toContainText("mm.");
	const moved = await signature.boundingBox();
	const zoom = Number(await page.locator("[data-page='1']").evaluate((one) => one.style.getPropertyValue("--zoom")));
	const by = (side: "x" | "y" | "width") => Math.round(((moved?.[side] ?? 0) - (placed?.[side] ?? 0)) / zoom);
	expect([by("x"), by("y"), by("width")]).toEqual([-1, 10, 10]);

	// A letter chooses a tool, and Enter begins to place it; what it is called is one Enter and a few Tabs away.
	await keyboard.press("t");
	await keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /^Text for Kim Park/ })).toBeFocused();
	for (let step = 0; step < 5; step += 1) await keyboard.press("Shift+ArrowDown");
	await keyboard.press("Enter");
	await expect(fieldOf(page, /^Text, Kim Park/)).toBeFocused();
	await keyboard.press("Enter");
	await tabTo(page, page.getByLabel("Label", { exact: true }));
	await keyboard.type("Occupation");
	await keyboard.press("Escape");
	await expect(fieldOf(page, /^Occupation, Kim Park/)).toBeFocused();

	// Several at once without a pointer: the menu puts them level.
	await keyboard.press("Shift+Enter");
	await keyboard.press("Shift+Tab");
	await expect(signature).toBeFocused();
	await keyboard.press("Shift+Enter");
	await keyboard.press("Shift+F10");
	await expectAccessible(page);
	await tabInMenu(page, "Arrange");
	await keyboard.press("ArrowRight");
	await expect(page.getByRole("menuitem", { name: "Align left" })).toBeFocused();
	await keyboard.press("Enter");
	await expect(page.getByRole("menu")).toHaveCount(0);
	// The menu is gone first, then they are put level.
	const lefts = () =>
		page
			.locator("[data-field]")
			.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
	await expect.poll(lefts).toBe(1);

	await keyboard.press("Control+Enter");
	const send = page.getByRole("dialog").getByRole("button", { name: "Send to Kim Park" });
	await expect(send).toBeVisible();
	await expectAccessible(page);
	await enter(page, send);
	const documentId = documentOf(page);
	await expect.poll(async () => (await properties(documentId)).status).toBe("InProgress");

	const signer = await browser.newPage({ baseURL: BASE_URL, storageState: undefined });
	await signer.goto(await signingPath(documentId, "kim@example.com"));
	await signByKeyboard(signer);
	await signer.close();
	await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
});

/** Goes down an open menu to one of its entries. */
async function tabInMenu(page: Page, name: string): Promise<void> {
	const entry = page.getByRole("menuitem", { name, exact: true });
	await expect(page.getByRole("menuitem").first()).toBeFocused();
	const names = await page.getByRole("menuitem").allInnerTexts();
	const steps = names.findIndex((one) => one.trim() === name);
	for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
	await expect(entry).toBeFocused();
}

async function signByKeyboard(page: Page): Promise<void> {
	const { keyboard } = page;
	await tabTo(page, page.getByLabel("I agree to sign electronically"));
	await keyboard.press("Space");
	await enter(page, page.getByRole("button", { name: "Start signing", exact: true }));
	await expect(page.locator("#main-action")).toBeVisible();
	await enter(page, page.getByRole("button", { name: /^Sign: Signature/ }));
	const dialog = page.getByRole("dialog");
	await expect(dialog).toBeVisible();
	const type = dialog.getByRole("tab", { name: "Type" });
	await tabTo(page, dialog.getByRole("tab", { selected: true }));
	if ((await type.getAttribute("aria-selected")) !== "true") await keyboard.press("ArrowRight");
	await expect(type).toHaveAttribute("aria-selected", "true");
	await enter(page, dialog.getByRole("button", { name: "Use this signature" }));
	await expect(dialog).toBeHidden();
	await tabTo(page, page.getByRole("textbox", { name: "Occupation" }));
	await keyboard.type("Surveyor");
	await enter(page, page.getByRole("button", { name: "Finish", exact: true }));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/You’ve signed|Document completed/);
}

test.describe("with one thumb", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("a document is made and sent on a phone", async ({ page }) => {
		// How far a file is stands where one looks, since its row lies in a sheet.
		const letThrough = await holdUploads(page);
		const opened = newDesk(page, await file());
		await expect(page.locator(".desk-bar").getByRole("progressbar", { name: "Terms.pdf" })).toBeVisible();
		letThrough();
		await opened;
		// Two fingers: what lies between them stays there, also where the page is drawn anew under them.
		await expect(page.locator("[data-page='1'] canvas")).toBeVisible();
		const between = { x: 195, y: 300 };
		const seen = await pointOf(page, between);
		await pinch(page, between, 40, 80);
		const larger = await pointOf(page, between);
		expect(larger.zoom / seen.zoom).toBeCloseTo(2, 1);
		expect(Math.hypot(larger.x - seen.x, larger.y - seen.y)).toBeLessThan(3);
		await pinch(page, between, 80, 40);
		expect((await pointOf(page, between)).zoom / seen.zoom).toBeCloseTo(1, 1);

		// It has sheets, and no sides to fold.
		await page.getByRole("button", { name: "More", exact: true }).tap();
		const menu = page.getByRole("menu", { name: "More" });
		await expect(menu.getByRole("menuitem").first()).toBeVisible();
		await expect(menu.getByText(/^Toggle /)).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();

		const tab = (name: RegExp) => page.getByRole("navigation").getByRole("button", { name });
		const close = page.getByRole("button", { name: "Close", exact: true }).filter({ visible: true });

		await tab(/^Recipients/).tap();
		await page.getByRole("combobox", { name: "Name" }).fill("Ana Ruiz");
		await page.getByLabel("Email", { exact: true }).fill("ana@example.com");
		// A phone zooms in on what is smaller, and everything moves.
		const sizes = await page
			.locator("input:visible, select:visible")
			.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
		await expectAccessible(page);
		await close.tap();

		// A tool, then the page; what was placed can be drawn on by the thumb at once.
		await page.getByRole("button", { name: "Signature", exact: true }).tap();
		await page.locator("[data-page='1']").tap({ position: { x: 150, y: 200 } });
		const signature = fieldOf(page, /^Signature, Ana Ruiz, page 1/);
		await expect(signature).toBeVisible();
		await swipe(page, await middleOf(page, "[data-field]"), { x: 30, y: 60 });
		const handle = page.locator("[data-handle='se']");
		expect(await handle.evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThanOrEqual(44);
		const before = await boxOf(page);
		await swipe(page, await middleOf(page, "[data-handle='se']"), { x: 25, y: 20 });
		const after = await boxOf(page);
		expect([after.x - before.x, after.y - before.y]).toEqual([0, 0]);
		expect(after.width - before.width).toBeCloseTo(25, 0);
		expect(after.height - before.height).toBeCloseTo(20, 0);

		await swipe(page, await middleOf(page, "[data-field]"), { x: 0, y: 150 });

		// Over paper the thumb scrolls, wherever it begins but on what is chosen.
		const scroller = page.locator(".desk-scroll");
		const place = await signature.getAttribute("style");
		await swipe(page, { x: 200, y: 600 }, { x: 0, y: -250 });
		await expect.poll(() => scroller.evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
		await expect(signature).toHaveAttribute("style", place ?? "");

		// A chosen field stands above the sheet that speaks of it. What the sheet brings under the finger is not pressed.
		await scroller.evaluate((one) => one.scrollTo(0, 0));
		await page.evaluate(() =>
			addEventListener(
				"click",
				({ target }) => Object.assign(document.body.dataset, { clicked: String(target) }),
				true,
			),
		);
		await signature.tap();
		const sheet = page.getByRole("complementary").filter({ visible: true });
		await expect(sheet.getByRole("heading", { name: "Properties" })).toBeVisible();
		expect(await page.locator("body").getAttribute("data-clicked")).toBeNull();
		await expect(signature).toHaveAccessibleName(/, required, /);
		await expect
			.poll(async () => {
				const [field, over] = [await signature.boundingBox(), await sheet.boundingBox()];
				return (field?.y ?? 0) + (field?.height ?? 0) < (over?.y ?? 0);
			})
			.toBe(true);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await close.tap();

		await page.getByRole("button", { name: "Send", exact: true }).tap();
		await page.getByRole("dialog").getByRole("button", { name: "Send to Ana Ruiz" }).tap();
		const documentId = documentOf(page);
		await expect.poll(async () => (await properties(documentId)).status).toBe("InProgress");
		await signByThumb(page, await signingPath(documentId, "ana@example.com"));
		await expect.poll(async () => (await properties(documentId)).status).toBe("Completed");
	});
});

type Point = { x: number; y: number };

/** The field's box on the screen. */
async function boxOf(page: Page) {
	const box = await page.locator("[data-field]").boundingBox();
	if (!box) throw new Error("The field has no place.");
	return box;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
	const box = await page.locator(selector).boundingBox();
	if (!box) throw new Error(`${selector} has no place.`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger, as the browser itself is told of it: it decides what is a scroll. */
async function swipe(page: Page, from: Point, by: Point): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
	await touch("touchStart", [from]);
	for (let step = 1; step <= 8; step += 1) {
		await touch("touchMove", [{ x: from.x + (by.x * step) / 8, y: from.y + (by.y * step) / 8 }]);
	}
	await touch("touchEnd", []);
	await session.detach();
}

/** Two fingers on a line, from so far apart to so far. */
async function pinch(page: Page, { x, y }: Point, from: number, to: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	const fingers = (apart: number) => [-apart, apart].map((by, id) => ({ x: x + by, y, id }));
	await touch("touchStart", fingers(from).slice(0, 1));
	await touch("touchStart", fingers(from));
	for (let step = 1; step <= 8; step += 1) await touch("touchMove", fingers(from + ((to - from) * step) / 8));
	await touch("touchEnd", []);
	await session.detach();
}

/** What of the first page lies at a point of the window, in its pixels at 100 %, and how large the page is drawn. */
function pointOf(page: Page, { x, y }: Point): Promise<Point & { zoom: number }> {
	return page.locator("[data-page='1']").evaluate(
		(one, [across = 0, down = 0]) => {
			const { left, top } = one.getBoundingClientRect();
			const zoom = Number(one.style.getPropertyValue("--zoom"));
			return { x: (across - left) / zoom, y: (down - top) / zoom, zoom };
		},
		[x, y],
	);
}

async function signByThumb(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.getByLabel("I agree to sign electronically").tap();
	await page.getByRole("button", { name: "Start signing", exact: true }).tap();
	await page.getByRole("button", { name: /^Sign: Signature/ }).tap();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("tab", { name: "Type" }).tap();
	await dialog.getByRole("button", { name: "Use this signature" }).tap();
	await expect(dialog).toBeHidden();
	await page.getByRole("button", { name: "Finish", exact: true }).tap();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/You’ve signed|Document completed/);
}
