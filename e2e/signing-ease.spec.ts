import sharp from "sharp";
import { field, oneSignature } from "./support/fields.ts";
import { expectListening } from "./support/listening.ts";
import { ownPage, send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expectSaved, PAGE_PICTURE, scribble, start } from "./support/signing-page.ts";
import { capture, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from "./support/test.ts";

const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

async function open(page: Page, formFields = mia.formFields, pageCount = 2): Promise<void> {
	const files = [{ name: "long.pdf", bytes: await samplePdf(pageCount) }];
	await page.goto(await signingPath(await send({ signers: [{ ...mia, formFields }], files }), "mia@example.com"));
}

test.describe("a long document", () => {
	test("says which page one is on, leads to any, and takes one press for each further initial", async ({ page }) => {
		test.slow();
		const initials = [2, 5, 8].map((pageNumber) =>
			field(`Initial ${pageNumber}`, "Initial", 600, 900, { pageNumber, isRequired: true }),
		);
		await open(page, initials, 24);
		const jump = page.getByRole("textbox", { name: "Go to page (1 to 24)" });
		await expect(jump).toHaveValue("1");
		await jump.fill("14");
		await jump.press("Enter");
		await expect(page.locator(`#page-14 ${PAGE_PICTURE}`)).toBeInViewport();
		await expect(jump).toHaveValue("14");
		await page.screenshot({ path: "e2e/screens/page-jump-1440.png", animations: "disabled" });
		await jump.fill("999");
		await jump.press("Enter");
		await expect(page.locator(`#page-24 ${PAGE_PICTURE}`)).toBeInViewport();
		await start(page);
		const main = page.locator("#main-action");
		await expect(main).toHaveText("Initial");
		await main.click();
		await page.getByRole("button", { name: "Use these initials" }).click();
		for (const { id } of initials.slice(1)) {
			await expect(main).toHaveText("Initial next");
			await main.click();
			await expect(page.locator(`[data-field="${id}"] svg text`)).toHaveText("MC");
			await expect(page.locator(`[data-field="${id}"]`)).toBeInViewport({ ratio: 1 });
		}
		await expectSaved(page);
		await page.setViewportSize({ width: 390, height: 844 });
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		await page.screenshot({ path: "e2e/screens/page-jump-390.png", animations: "disabled" });
		await page.setViewportSize({ width: 1440, height: 900 });
		await expectPatience(page);
		await expect(page.getByRole("button", { name: "View document" })).toBeVisible();
		const answer = await page.request.post(`${page.url()}/view`, ownPage);
		expect(answer.headers()).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": expect.stringMatching(/^inline/),
			"x-content-type-options": "nosniff",
		});
	});
});

test("a tick that was set before the page's scripts were there counts once they are", async ({ page }) => {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/\/_next\/static\/.*\.js/, async (route) => {
		await held;
		await route.continue();
	});
	const path = await signingPath(await send({ signers: [mia] }), "mia@example.com");
	await page.goto(path, { waitUntil: "commit" });
	await page.getByLabel("I agree to sign electronically").check();
	letGo();
	const begin = page.getByRole("button", { name: "Start signing", exact: true });
	await expectListening(begin);
	await begin.click();
	await expect(page.locator("#main-action")).toBeVisible();
});

/** Whoever is quicker than the drawing of the pages waits for it, without a fright and without pressing again. */
async function expectPatience(page: Page): Promise<void> {
	let [asked, goOn] = [0, () => {}];
	const looked = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route("**/finish", async (route) => {
		asked += 1;
		if (asked === 1) return route.fulfill({ json: { outcome: "preparing", share: 0.42 } });
		await looked;
		return route.continue();
	});
	const button = page.locator("#main-action");
	await button.click();
	await expect(page.getByText("Preparing the last pages…").last()).toBeVisible();
	await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "42% ready.");
	await expect(page.getByText("We’ll finish automatically.")).toBeVisible();
	await expect(button).toBeFocused();
	await expect(page.locator("[data-toaster] > *")).toHaveCount(0);
	await capture(page, "finish-preparing");
	goOn();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Document completed", { timeout: 60_000 });
	expect(asked).toBeGreaterThan(1);
}

test("the signature dialog stands still between its tabs, shows what will be used, and what was used before", async ({
	page,
}) => {
	await open(page);
	await start(page);
	const signature = page.getByRole("button", { name: /^Sign: Signature/ });
	await signature.click();
	const dialog = page.getByRole("dialog");
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 844 });
		const places: unknown[] = [];
		for (const name of ["Type", "Draw", "Upload"]) {
			await dialog.getByRole("tab", { name }).click();
			await dialog.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
			places.push(await dialog.boundingBox());
			await page.screenshot({ path: `e2e/screens/adopt-${name}-${width}.png`, animations: "disabled" });
		}
		expect(places).toEqual([places[0], places[0], places[0]]);
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	const grey = { create: { width: 300, height: 120, channels: 3, background: "#d8d4cc" } } as const;
	const ink = { create: { width: 160, height: 10, channels: 3, background: "#101830" } } as const;
	const pen = await sharp(ink).png().toBuffer();
	const photo = await sharp(grey)
		.composite([{ input: pen }])
		.png()
		.toBuffer();
	await dialog.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: photo });
	await expect.poll(() => cornerOpacity(page)).toEqual([0, 255]);
	await dialog.getByRole("tab", { name: "Draw" }).click();
	await scribble(page);
	await dialog.getByRole("button", { name: "Use this signature" }).click();
	await expectSaved(page);
	await signature.click();
	await expect(dialog.getByRole("tab", { name: "Draw" })).toHaveAttribute("aria-selected", "true");
	await expect(dialog.locator("polyline")).toHaveCount(1);
});

/** How opaque the preview is at its lower right corner, where paper is, and in the middle of the ink. */
function cornerOpacity(page: Page): Promise<number[]> {
	return page.getByRole("img", { name: "Preview" }).evaluate((image: HTMLImageElement) => {
		const canvas = document.createElement("canvas");
		canvas.width = image.naturalWidth;
		canvas.height = image.naturalHeight;
		const context = canvas.getContext("2d");
		context?.drawImage(image, 0, 0);
		const opacity = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3] ?? -1;
		return [opacity(canvas.width - 3, canvas.height - 3), opacity(canvas.width / 2, canvas.height / 2)];
	});
}

test.describe("what is said in passing", () => {
	test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

	test("covers no button, and another language is a press away with entries kept", async ({ page }) => {
		const note = field("Note", "TextBox", 96, 400);
		await open(page, [note, ...mia.formFields]);
		await start(page);
		await page.context().setOffline(true);
		await page.getByRole("textbox", { name: "Note" }).fill("Keys at the porter's");
		await page.locator("summary").click();
		await page.getByRole("button", { name: "Finish later" }).click();
		const said = page.getByText("No connection. Your entries are kept here");
		await expect(said).toBeVisible();
		await page.screenshot({ path: "e2e/screens/toast-1440.png", animations: "disabled" });
		const covered = await said.evaluate((element) => {
			const card = element.closest(".shadow-float");
			const mine = card?.getBoundingClientRect() ?? new DOMRect();
			return Array.from(document.querySelectorAll("button, a, input, summary, [data-field]")).filter((other) => {
				const { left, right, top, bottom } = other.getBoundingClientRect();
				const isOver = left < mine.right && right > mine.left && top < mine.bottom && bottom > mine.top;
				return isOver && !card?.contains(other);
			}).length;
		});
		expect(covered).toBe(0);
		await page.context().setOffline(false);
		await expectSaved(page);
		await page.locator("summary").click();
		await page.getByRole("button", { name: "Français" }).click();
		await expect(page.locator("#main-action")).toHaveText("Suivant");
		await expect(page.locator("html")).toHaveAttribute("lang", /^fr/);
		await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Keys at the porter's");
	});
});
