import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adminTest as test } from "./support/admin-test.ts";
import { addFields, makeDraft } from "./support/editor-draft.ts";
import { deskUser, openDesk } from "./support/editor-page.ts";
import { markRendered } from "./support/mark-rendered.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect } from "./support/test.ts";

const MAX_FIRST_SCRIPT_BYTES = 300 * 1024;
const MAX_CANVASES = 6;

test("a cold desk takes little JavaScript before it can be used", async ({ page }) => {
	const { documentId } = await makeDraft(await deskUser(page), await samplePdf(10));
	const sizes = new Map<string, Promise<{ bytes: number; coding: string | null | undefined }>>();
	page.on("requestfinished", (request) => {
		const measured = Promise.all([request.sizes(), request.response()]).then(
			async ([{ responseBodySize }, response]) => ({
				bytes: responseBodySize,
				coding: await response?.headerValue("content-encoding"),
			}),
		);
		// Nobody asks for what is still on its way when the page closes: it must not fail whatever runs next.
		measured.catch(() => {});
		sizes.set(new URL(request.url()).pathname, measured);
	});
	await openDesk(page, documentId);
	await page.waitForLoadState("networkidle");
	// What the page itself names; what judges a draft and draws its pages comes when it is there already.
	const opened = { headers: { "sec-fetch-dest": "document" } };
	const html = await (await page.request.get(`/documents/${documentId}/desk`, opened)).text();
	const named = [...new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g))].filter((path) => sizes.has(path));
	const scripts = await Promise.all(named.map((path) => sizes.get(path)));
	// The first page stands there before anything else has come; the small pictures wait until it is there.
	const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src);
	expect(pictures).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)]);
	await expect(page.locator(".desk-files img").nth(1)).toBeVisible();
	const bytes = scripts.reduce((sum, script) => sum + (script?.bytes ?? 0), 0);
	test.info().annotations.push({ type: "budget", description: `${bytes} bytes of script` });
	// React alone weighs more than that.
	expect(bytes).toBeGreaterThan(60 * 1024);
	expect(scripts.map((script) => script?.coding)).toEqual(named.map(() => "br"));
	expect(bytes).toBeLessThanOrEqual(MAX_FIRST_SCRIPT_BYTES);
});

test("of 500 fields the one that is dragged renders, when it is let go", async ({ page }) => {
	const user = await deskUser(page);
	const draft = await makeDraft(user, await samplePdf(1));
	await addFields(user, draft, { count: 500, pages: 1 });
	await openDesk(page, draft.documentId);
	const fields = page.locator("[data-field]");
	await expect(fields).toHaveCount(500);
	const field = fields.nth(250);
	const key = await field.getAttribute("data-field");
	const { x, y } = await field.evaluate((element) => {
		const box = element.getBoundingClientRect();
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	});
	await page.mouse.move(x, y);
	await page.mouse.down();
	await expect(field).toHaveAttribute("data-selected", "");
	await expect(page.getByRole("toolbar", { name: "1 field selected" })).toBeVisible();
	// What comes by itself is there: the sharp page, and what stands against sending.
	await expect(page.locator(".desk-page canvas")).toBeVisible();
	await expect(page.getByRole("button", { name: /^(Ready to send|\d+ (to fix|warnings?))/ })).toBeVisible();
	const all = ".desk, .desk *:not(.pdf-page, .pdf-page *)";
	await markRendered(page, all, async () => {
		for (let step = 1; step <= 20; step += 1) await page.mouse.move(x + step / 4, y + step);
		await expect(page.locator(".desk-place")).toBeVisible();
	});
	// Guides and numbers are drawn anew; nothing else is.
	const others = page.locator("[data-rendered]:not([data-overlay]):not([data-overlay] *)");
	expect(await others.evaluateAll((elements) => elements.map((one) => one.outerHTML.slice(0, 200)))).toEqual([]);
	await expect(page.locator("[data-overlay] [data-rendered].desk-place")).toHaveCount(1);
	// Back to its row, so that its place among the others stays.
	await page.mouse.move(x + 6, y);
	await markRendered(page, "[data-field]", async () => {
		await page.mouse.up();
		await expect(page.locator(".desk-place")).toHaveCount(0);
		await expect(field).toBeFocused();
	});
	const rendered = page.locator("[data-rendered]");
	expect(await rendered.evaluateAll((elements) => elements.map((one) => one.getAttribute("data-field")))).toEqual([
		key,
	]);
});

test("60 pages are drawn sharp by a worker, few at once", async ({ page }) => {
	const said: string[] = [];
	page.on("console", (message) => said.push(message.text()));
	const draft = await makeDraft(await deskUser(page), await samplePdf(60));
	const workerOf = page.waitForEvent("worker");
	await openDesk(page, draft.documentId);
	const canvases = page.locator(".desk-page canvas");
	await expect(canvases.first()).toBeVisible();
	// Until a page is drawn one sees the picture below it.
	await expect(page.locator(".react-pdf__Page").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	expect((await workerOf).url()).toMatch(/\/_next\/static\/media\/pdf\.worker/);
	const scroller = page.locator(".desk-scroll");
	// As small as it goes, as much is in sight as ever is.
	for (let step = 0; step < 8; step += 1) await page.keyboard.press("Control+-");
	const most = await scroller.evaluate(async (element) => {
		let count = 0;
		for (let top = 0; top < element.scrollHeight; top += element.clientHeight / 2) {
			element.scrollTop = top;
			await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
			count = Math.max(count, document.querySelectorAll("canvas").length);
		}
		return count;
	});
	await expect(canvases.first()).toBeVisible();
	expect(Math.max(most, await canvases.count())).toBeLessThanOrEqual(MAX_CANVASES);
	expect(said.filter((text) => /fake worker/i.test(text))).toEqual([]);
});

test("no page loads the parser of messages", () => {
	const names = readdirSync(".next/static", { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".js"),
	);
	expect(names.length).toBeGreaterThan(10);
	// One of the parser's own errors, which minifying leaves as it is.
	const parsers = names.filter((name) =>
		/EXPECT_ARGUMENT_CLOSING_BRACE/.test(readFileSync(join(".next/static", name), "utf8")),
	);
	expect(parsers).toEqual([]);
});
