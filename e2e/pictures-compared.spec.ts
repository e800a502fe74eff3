import { PAGE_PICTURE_VERSION } from "#lib/contract/page-picture.ts";
import { field } from "./support/fields.ts";
import { pictureCorpus } from "./support/picture-corpus.ts";
import { pixelDifference } from "./support/pixel-difference.ts";
import { API_KEY, api, BASE_URL, send, signingPath } from "./support/product.ts";
import { openReference, type PageOf, serveReference } from "./support/reference-pixels.ts";
import { expectSaved, finish, sign, start } from "./support/signing-page.ts";
import { expect, type Page, test } from "./support/test.ts";

// The pixels to compare with come from beside the product.
test.use({ bypassCSP: true, expectedConsole: [/status of 503/] });

/**
 * What cameras and scanners see, where a lossy picture is allowed; and fields of the file's own, which become
 * part of the page: PDFium smooths the edges of their letters otherwise there.
 */
const LOSSY = /^(?:scans|photographs|forms)/;
const LIMITS = { lineArt: 15, psnrDb: 35, square: 48 };
/** Everything of the short files, and of the long one a part, is looked at in the sealed PDF too. */
const SEALED_PAGES_PER_FILE = 12;

type Difference = ReturnType<typeof pixelDifference>;

/** The picture of a page as this browser decodes it, beside the pixels that it was to have. */
function compareInBrowser(
	page: Page,
	pictureUrl: string,
	referenceUrl: string,
): Promise<Difference & { size: number[] }> {
	return page.evaluate(
		async ({ pictureUrl, referenceUrl, source }) => {
			let answer = await fetch(pictureUrl);
			// The server is busy, and draws the page meanwhile.
			while (answer.status === 503) answer = await fetch(pictureUrl);
			const picture = await createImageBitmap(await answer.blob());
			const { width, height } = picture;
			const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
			if (!context) throw new Error("There is no canvas.");
			context.drawImage(picture, 0, 0);
			const shown = context.getImageData(0, 0, width, height).data;
			const reference = await fetch(`${referenceUrl}?w=${width}&h=${height}`);
			if (!reference.ok) throw new Error(`The pixels to compare with: ${reference.status}`);
			const drawn = new Uint8Array(await reference.arrayBuffer());
			// Made once: a function that is new for each page is never made fast by the browser.
			const kept = globalThis as { compare?: typeof pixelDifference };
			kept.compare ??= new Function(`return (${source})`)() as typeof pixelDifference;
			return { ...kept.compare(shown, drawn, width), size: [width, height] };
		},
		{ pictureUrl, referenceUrl, source: pixelDifference.toString() },
	);
}

function wrong(isLossy: boolean, { most, psnrDb, square }: Difference): boolean {
	return isLossy ? psnrDb < LIMITS.psnrDb || square > LIMITS.square : most > LIMITS.lineArt;
}

test("what is seen is what is signed: every picture, and every sealed page, shows what the file draws", async ({
	page,
	baseURL,
}) => {
	// Some 330 pages are drawn twice and compared: what hangs ends, what is slow on two busy cores does not fail for it.
	test.setTimeout(1_200_000);
	const [files, reference] = await Promise.all([pictureCorpus(), openReference()]);
	const pages: (PageOf & { name: string; place: string })[] = [];
	for (const { name, bytes } of files) {
		const count = reference.pageCount(bytes);
		for (let number = 1; number <= count; number += 1)
			pages.push({ name, pdf: bytes, page: number, place: `${name} ${number}` });
	}
	expect(pages.length).toBeGreaterThanOrEqual(320);
	const formFields = [
		field("Name", "TextBox", 96, 300, { value: "Written before", isReadOnly: true }),
		field("Signature", "Signature", 96, 560, { isRequired: true }),
	];
	const mia = { name: "Mia Chen", emailAddress: "mia@example.com", formFields };
	const documentId = await send({ title: "Everything", signers: [mia], files });
	const path = await signingPath(documentId, "mia@example.com");
	// A page of the same origin with nothing on it.
	await page.goto("/api/health/live");
	const server = await serveReference(reference, pages);
	const found: string[] = [];
	const sizes: number[][] = [];
	const compare = async (index: number) => {
		const picture = `${baseURL}${path}/pages/${index + 1}?v=${PAGE_PICTURE_VERSION}`;
		const difference = await compareInBrowser(page, picture, `${server.url}/${index + 1}`);
		const { name = "", place = "" } = pages[index] ?? {};
		sizes[index] = difference.size;
		if (wrong(LOSSY.test(name), difference)) found.push(`${place}: ${JSON.stringify(difference)}`);
	};
	// Two lanes: one's page is drawn while the other's is compared.
	const left = pages.keys();
	const lane = async () => {
		for (const index of left) await compare(index);
	};
	await Promise.all([lane(), lane()]);
	server.close();
	expect(found).toEqual([]);

	const ids: (Box | null)[] = [];
	for (const [index, of] of pages.entries()) {
		if (of.page > SEALED_PAGES_PER_FILE) continue;
		const shown = await page.request.get(`${path}/pages/${index + 1}/overlay`);
		ids[index] = idBox(await shown.text(), sizes[index]?.[0] ?? 0);
	}
	// Where there is room the ID is shown, and where there is none it is not.
	expect(ids.some((box) => box)).toBe(true);
	expect(ids.some((box) => box === null)).toBe(true);

	await page.goto(path);
	await start(page);
	await sign(page, /^Sign: Signature/);
	await expectSaved(page);
	// Text that is still on its way when the document is complete is refused.
	await expect(page.locator(`#page-${pages.length} .page-text`)).toBeAttached({ timeout: 60_000 });
	await finish(page);
	const sealed = await sealedFile(documentId);
	for (const [index, of] of pages.entries()) {
		if (of.page > SEALED_PAGES_PER_FILE) continue;
		const [width = 0, height = 0] = sizes[index] ?? [];
		const before = reference.draw(of, width, height);
		const after = reference.draw({ pdf: sealed, page: index + 1 }, width, height);
		// The values stand on the first page, in its boxes, the ID where the signing page showed it, and nothing elsewhere.
		const scale = width / 816;
		const values = index === 0 ? formFields.map(({ bounds }) => scaled(bounds as Box, scale)) : [];
		const boxes = [...values, ...(ids[index] ? [ids[index]] : [])];
		const inked = boxes.map((box) => blank(after, width, box) + blank(before, width, box));
		expect(inked.every((changed) => changed > 0)).toBe(true);
		const difference = pixelDifference(after, before, width);
		if (wrong(LOSSY.test(of.name), difference)) found.push(`sealed ${of.place}: ${JSON.stringify(difference)}`);
	}
	expect(found).toEqual([]);
});

type Box = { x: number; y: number; width: number; height: number };

function scaled({ x, y, width, height }: Box, scale: number): Box {
	return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Where the signing page shows the document's ID, in a picture so wide; null: nowhere on the page. */
function idBox(svg: string, widthPx: number): Box | null {
	const pageWidth = Number(/viewBox="0 0 ([\d.]+) /.exec(svg)?.[1]);
	const [x, y] = /<text x="([\d.]+)" y="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
	if (x === undefined || y === undefined) return null;
	const width = (164 * 96) / 72;
	return scaled({ x: svg.includes('"end"') ? x - width : x, y: y - 8, width, height: 11 }, widthPx / pageWidth);
}

/** Whitens a part of a picture, a little more than the box; how many of its pixels were not white. */
function blank(pixels: Buffer, widthPx: number, box: Box): number {
	let inked = 0;
	const margin = 3;
	for (let y = Math.floor(box.y) - margin; y < box.y + box.height + margin; y += 1) {
		for (let x = Math.floor(box.x) - margin; x < box.x + box.width + margin; x += 1) {
			const at = (y * widthPx + x) * 4;
			if (pixels[at] !== 255 || pixels[at + 1] !== 255 || pixels[at + 2] !== 255) inked += 1;
			pixels.fill(255, at, at + 4);
		}
	}
	return inked;
}

async function sealedFile(documentId: string): Promise<Uint8Array> {
	await expect
		.poll(async () => (await api<{ status: string }>(`/v1/document/properties?documentId=${documentId}`)).status, {
			timeout: 120_000,
		})
		.toBe("Completed");
	const file = await fetch(`${BASE_URL}/v1/document/download?documentId=${documentId}`, {
		headers: { "X-API-KEY": API_KEY },
	});
	return new Uint8Array(await file.arrayBuffer());
}
