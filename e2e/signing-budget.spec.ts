import { readFile } from "node:fs/promises";
import { PHONE_WIDTH_PX, pagePictureUrl } from "#lib/contract/page-picture.ts";
import { field, oneSignature } from "./support/fields.ts";
import { markRendered } from "./support/mark-rendered.ts";
import { send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expectSaved, PAGE_PICTURE, start } from "./support/signing-page.ts";
import { expect, type Page, test } from "./support/test.ts";

const MAX_REQUESTS = 20;
const MAX_SCRIPT_BYTES = 210 * 1024;
const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields: oneSignature() };

async function link(pageCount = 10, formFields = mia.formFields): Promise<string> {
	const files = [{ name: "long.pdf", bytes: await samplePdf(pageCount) }];
	return signingPath(await send({ signers: [{ ...mia, formFields }], files }), "mia@example.com");
}

test("a cold page takes few requests and little JavaScript", async ({ page }) => {
	const path = await link();
	const sizes: Promise<{ url: string; bytes: number; coding: string | null | undefined }>[] = [];
	page.on("requestfinished", (request) => {
		sizes.push(
			Promise.all([request.sizes(), request.response()]).then(async ([{ responseBodySize }, response]) => ({
				url: request.url(),
				bytes: responseBodySize,
				coding: await response?.headerValue("content-encoding"),
			})),
		);
	});
	await page.goto(path);
	await expect(page.locator(`#page-1 ${PAGE_PICTURE}`)).toBeVisible();
	await page.waitForLoadState("networkidle");
	const all = await Promise.all(sizes);
	const scripts = all.filter(({ url }) => new URL(url).pathname.endsWith(".js"));
	const scriptBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
	test
		.info()
		.annotations.push({ type: "budget", description: `${all.length} requests, ${scriptBytes} bytes of script` });
	// As the build has stored them: what a server compresses while somebody waits is gzip.
	expect(scripts.map(({ coding }) => coding)).toEqual(scripts.map(() => "br"));
	expect(all.length).toBeLessThanOrEqual(MAX_REQUESTS);
	expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});

test.describe("on a phone", () => {
	test.use({
		userAgent: "Mozilla/5.0 (Linux; Android 16) Mobile Safari/537.36",
		viewport: { width: 390, height: 844 },
	});

	test("the first page comes with the HTML, once", async ({ page }) => {
		const path = await link();
		const drawn = await page.request.get(pagePictureUrl(path, 1, PHONE_WIDTH_PX));
		expect(drawn.ok()).toBe(true);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		const html = (await (await page.goto(path))?.text()) ?? "";
		expect(html.split("data:image/webp;base64,")).toHaveLength(2);
		const shown = page.locator(`#page-1 ${PAGE_PICTURE}`);
		await expect(shown).toBeVisible();
		expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^data:/);
		await start(page);
		await page.waitForLoadState("networkidle");
		expect(asked).not.toContain(`${path}/pages/1`);
	});
});

/** Fields of a form as large as they come, all on one page; the first three hang together. */
function largeForm(count: number) {
	const showsReason = [{ fieldId: "Reason", isChecked: true }];
	const own: Record<number, [name: string, type: string, extra: object]> = {
		0: ["Copy A", "TextBox", { dataSyncTag: "city" }],
		1: ["Copy B", "TextBox", { dataSyncTag: "city" }],
		2: ["Other", "CheckBox", { conditionalRules: showsReason }],
		3: ["Reason", "TextBox", {}],
	};
	return Array.from({ length: count }, (_, index) => {
		const [name, type, extra] = own[index] ?? [`Cell ${index}`, "TextBox", { isRequired: true }];
		const bounds = { x: 10 + (index % 25) * 31, y: 300 + Math.floor(index / 25) * 30, width: 27, height: 18 };
		return field(name, type, 0, 0, { ...extra, bounds });
	});
}

test("of 500 fields those are rendered that an entry changes", async ({ page }) => {
	await page.goto(await link(1, largeForm(500)));
	await start(page);
	// Reason is not there yet.
	await expect(page.locator("[data-field]")).toHaveCount(499);
	const cell = page.getByLabel("Cell 250", { exact: true });
	await cell.focus();
	await expectRendered(page, ["Cell 250"], async () => {
		await page.keyboard.type("a");
		await expect(cell).toHaveValue("a");
		await expect(page.locator("#main-action")).toBeVisible();
	});
	await expectRendered(page, ["Cell 250"], async () => {
		await page.keyboard.type("bc");
		await expectSaved(page);
	});
	await page.getByLabel("Copy A").focus();
	await expectRendered(page, ["Copy A", "Copy B"], async () => {
		await page.keyboard.type("Bern");
		await expect(page.getByLabel("Copy B")).toHaveValue("Bern");
		// What is stored later renders them once more.
		await expectSaved(page);
	});
	await page.getByLabel("Other").focus();
	await expectRendered(page, ["Other", "Reason"], async () => {
		await page.keyboard.press("Space");
		await expect(page.getByLabel("Reason")).toBeVisible();
	});
});

/** Which fields something makes render, by their names. */
async function expectRendered(page: Page, names: string[], act: () => Promise<void>): Promise<void> {
	await markRendered(page, "[data-field], [data-field] *", act);
	const after = await page.locator("[data-rendered]").evaluateAll((elements) => {
		const boxes = new Set(elements.map((element) => element.closest("[data-field]")));
		return [...boxes].map((box) => box?.querySelector("[data-field-id]")?.getAttribute("aria-label") ?? "");
	});
	expect(after.toSorted()).toEqual(names);
}

test("pages carry a policy without inline scripts and tell no other site where one came from", async ({ page }) => {
	const response = await page.goto(await link(1));
	const headers = (await response?.allHeaders()) ?? {};
	expect(headers["referrer-policy"]).toBe("no-referrer");
	const policy = headers["content-security-policy"] ?? "";
	expect(policy).toContain("frame-ancestors 'none'");
	expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain("unsafe-inline");
	expect(headers["cache-control"]).toContain("no-store");
});

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });
	test("all pages can be read", async ({ page }) => {
		await page.goto(await link(5));
		await expect(page.getByText("Admin asks you to sign")).toBeVisible();
		const image = page.locator(`#page-1 ${PAGE_PICTURE}`);
		await expect(image).toBeVisible();
		expect((await image.boundingBox())?.width).toBeGreaterThan(600);
		const answer = await page.request.get((await image.getAttribute("src")) ?? "");
		expect(answer.headers()["content-type"]).toBe("image/webp");
		expect(answer.headers()["cache-control"]).toBe("private, no-cache");
		// Whoever comes first may be too early for the words: once they are read, they are in the HTML.
		const words = await page.request.get(`${new URL(page.url()).pathname}/text/0-0`);
		expect((await words.json()).pages).toHaveLength(3);
		await page.reload();
		for (const number of [1, 2, 3]) {
			await expect(page.locator(`#page-${number} .page-text`)).toContainText("Northwind Studio");
		}
		for (const number of [2, 3, 4, 5]) {
			const other = page.locator(`#page-${number} ${PAGE_PICTURE}`);
			await other.scrollIntoViewIfNeeded();
			await expect.poll(() => other.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
		}
		// What could not work is not offered; the page says why, and hands out the rest of the document.
		await expect(page.locator("noscript p")).toBeVisible();
		await expect(page.getByRole("button", { name: "Start signing" })).toBeHidden();
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download document" }).click();
		const bytes = await readFile(await (await download).path());
		expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
		await page.screenshot({ path: "e2e/screens/no-script-1440.png" });
	});
});

test.describe("so many pages that they are asked for faster than two busy cores draw them", () => {
	// Such a picture is asked for again in a moment.
	test.use({ expectedConsole: [/status of 503/] });
	test("200 pages scroll with at most 12 mounted and 4 canvases alive", async ({ page }) => {
		const last = field("Signature", "Signature", 96, 560, { isRequired: true, pageNumber: 200 });
		await page.goto(await link(200, [last]));
		await start(page);
		await expect(page.getByRole("button", { name: /^Sign: Signature/ })).toBeFocused();
		await page.getByRole("button", { name: "Zoom in" }).click();
		await page.evaluate(() => window.scrollTo(0, 0));
		const most = { mounted: 0, canvases: 0 };
		const count = () =>
			page.evaluate(() => ({
				mounted: document.querySelectorAll("[data-mounted]").length,
				canvases: document.querySelectorAll("canvas").length,
			}));
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let top = 0; top < height; top += height / 80) {
			await page.evaluate((y) => window.scrollTo(0, y), top);
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
			const now = await count();
			most.mounted = Math.max(most.mounted, now.mounted);
			most.canvases = Math.max(most.canvases, now.canvases);
		}
		await expect.poll(async () => (await count()).canvases).toBeGreaterThan(0);
		expect(most.mounted).toBeLessThanOrEqual(12);
		expect(most.canvases).toBeLessThanOrEqual(4);
	});
});

test("every page's words are heard, found and selected, near or far", async ({ page }) => {
	await page.goto(await link(40));
	await expect(page.locator(`#page-1 ${PAGE_PICTURE}`)).toHaveAttribute("alt", "");
	await expect(page.locator("#page-1")).toMatchAriaSnapshot(
		`- region "Page 1 of 40": /Consulting agreement.*Northwind/`,
	);
	await expect(page.locator("#page-40 .page-text")).toContainText("Annex 39");
	await expect(page.locator("#page-40 [data-mounted]")).toHaveCount(0);
	await expectSelectable(page);
	expect(await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find("Annex 39"))).toBe(true);
	await page.getByTitle("More", { exact: true }).click();
	await expect(page.getByText("Select text")).toHaveCount(0);
});

test("a tagged document's headings are headings; zoomed in, its text can be selected", async ({ page }) => {
	const files = [{ name: "sample.pdf", bytes: await readFile("public/sample.pdf") }];
	await page.goto(await signingPath(await send({ signers: [mia], files }), "mia@example.com"));
	const first = page.getByRole("region", { name: "Page 1 of 2" });
	await expect(first.getByRole("heading", { level: 2 })).toHaveText(["Sample agreement"]);
	await expect(first.getByRole("heading", { level: 3, name: "1. Parties" })).toBeAttached();
	await page.getByRole("button", { name: "Zoom in" }).click();
	await expect(page.locator("#page-1 canvas")).toBeVisible();
	await expect.poll(() => marginColour(page)).toEqual([255, 255, 255]);
	await expectSelectable(page);
	await page.screenshot({ path: "e2e/screens/zoomed-1440.png" });
});

async function expectSelectable(page: Page): Promise<void> {
	const line = page.locator("#page-1 .page-text span", { hasText: /^(?:Consulting|Sample) agreement/ }).first();
	const box = await line.boundingBox();
	if (!box) throw new Error("The line is not there.");
	await page.mouse.move(box.x + 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
	await page.mouse.up();
	expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toContain("agreement");
}

/** A pixel of the page's margin, as the canvas has it. */
function marginColour(page: Page): Promise<number[]> {
	return page.locator("#page-1 canvas").evaluate((canvas: HTMLCanvasElement) => {
		const pixel = canvas.getContext("2d")?.getImageData(8, canvas.height / 2, 1, 1).data;
		return Array.from(pixel ?? []).slice(0, 3);
	});
}
