import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type DrawnPage, openPainter, pictureSize } from "./draw-page.ts";
import { encodePicture } from "./encode-picture.ts";
import { openDocument } from "./open-document.ts";
import { packPixels } from "./page-pixels.ts";
import { loadPdfium } from "./pdfium.ts";
import { readPage } from "./read-pages.ts";

const SAMPLE = path.join(import.meta.dirname, "../../../public/sample.pdf");
const [WIDTH, HEIGHT] = [640, 480];

/** Pixels by a colour for each place, packed as those of a page are. */
function paint(
	colorAt: (x: number, y: number) => readonly [number, number, number],
): DrawnPage & { drawn: Uint8Array } {
	const drawn = new Uint8Array(WIDTH * HEIGHT * 4);
	for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
		drawn.set(colorAt(at % WIDTH, Math.floor(at / WIDTH)), at * 4);
	}
	return { pixels: packPixels(new Uint32Array(drawn.buffer), WIDTH), widthPx: WIDTH, heightPx: HEIGHT, drawn };
}

/** The largest difference of a channel between a picture as decoded and what was drawn. */
async function largestDifference(webp: Buffer, drawn: Uint8Array): Promise<number> {
	const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
	expect(info.channels).toBe(3);
	let most = 0;
	for (let at = 0; at < data.length; at += 1) {
		const of = Math.floor(at / 3) * 4 + (at % 3);
		most = Math.max(most, Math.abs((data[at] ?? 0) - (drawn[of] ?? 0)));
	}
	return most;
}

/** What the picture is, by the name of its chunk. */
const kindOf = (webp: Buffer) => webp.toString("latin1", 12, 16).trim();

it.each([1, 2])("page %i of the sample is shown as it is drawn, at the width of a real picture", async (page) => {
	const pdfium = await loadPdfium();
	const document = openDocument(pdfium, await readFile(SAMPLE), "sample.pdf");
	const geometry = document && readPage(pdfium, document, page - 1, 1);
	if (!geometry) throw new Error("the sample cannot be read");
	const painter = openPainter(pdfium, document);
	const drawn = painter.draw(page - 1, pictureSize(geometry, 1240));
	const webp = await encodePicture(drawn);
	expect(drawn.pixels.kind).toBe("flat");
	expect(kindOf(webp)).toBe("VP8L");
	expect(await largestDifference(webp, drawn.pixels.rgba)).toBe(0);
	painter.close();
	document.close();
});

it("few colours are kept to within 15 of 255, white as white and black as black", async () => {
	const { drawn, ...page } = paint((x, y) => (y < 100 ? [x % 256, x % 256, x % 256] : [255, 255, 255]));
	expect(page.pixels.kind).toBe("flat");
	expect([...page.pixels.rgba.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
	expect([...page.pixels.rgba.subarray(255 * 4, 256 * 4)]).toEqual([255, 255, 255, 255]);
	expect(await largestDifference(await encodePicture(page), drawn)).toBeLessThanOrEqual(15);
});

it("a light tint and a blend keep every level", async () => {
	const tint = paint((x, y) => (x < 300 && y > 60 ? [244, 248, 255] : [255, 255, 255]));
	expect(tint.pixels.kind).toBe("flat");
	expect(await largestDifference(await encodePicture(tint), tint.drawn)).toBe(0);
	const blend = paint((x, y) => (y < 100 ? [180 + (x >> 4), 200 + (x >> 4), 255] : [255, 255, 255]));
	expect(await largestDifference(await encodePicture(blend), blend.drawn)).toBe(0);
});

const wave = (x: number, y: number, phase: number) =>
	Math.round(128 + 100 * Math.sin(x / 60 + phase) * Math.cos(y / 45));

it("a photograph is compressed as one", async () => {
	const { drawn, ...page } = paint((x, y) => [wave(x, y, 0), wave(x, y, 1), wave(x, y, 2)]);
	expect(page.pixels.kind).toBe("rich");
	const webp = await encodePicture(page);
	expect(kindOf(webp)).toBe("VP8");
	expect(await largestDifference(webp, drawn)).toBeLessThanOrEqual(24);
});

it("thin coloured lines on a blend, which that would smear, are kept", async () => {
	const line = (x: number, y: number) => (x + 2 * y) % 5 === 0;
	const { drawn, ...page } = paint((x, y) =>
		line(x, y) ? [255, 0, 0] : [wave(x, y, 0), wave(x, y, 2), wave(x, y, 1)],
	);
	const webp = await encodePicture(page);
	expect(kindOf(webp)).toBe("VP8L");
	expect(await largestDifference(webp, drawn)).toBeLessThanOrEqual(5);
});
