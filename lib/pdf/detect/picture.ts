import type { Pdfium } from "#lib/pdf/read/pdfium.ts";

/** FPDFBitmap_BGRx */
const FORMAT_BGRX = 3;
const WHITE = 0xffffffff;
/** Dots for each pixel of 96 dpi: 144 dpi. */
const SCALE = 1.5;
const MAX_SIDE_DOTS = 3_000;
/** So much darker than the paper is ink. */
const INK_SHARE = 0.72;
/** Degrees a sheet may lie askew in a scanner, and how finely that is told. */
const ASKEW = { most: 1.8, coarse: 0.15, fine: 0.03 };
const MAX_SAMPLES = 30_000;

/** A drawn page in black and white, its lines level. */
export type Bitmap = {
	/** 1 where there is ink, row by row. */
	ink: Uint8Array;
	width: number;
	height: number;
	/** Dots for each pixel. */
	scale: number;
	/** How far a line that is level here rises on the page: down for each step to the right. */
	slope: number;
};

/**
 * Draws a loaded page and levels it, for what only a picture shows: a scan.
 *
 * @param page FPDF_PAGE
 */
export function takePicture(pdfium: Pdfium, page: number, size: { widthPx: number; heightPx: number }): Bitmap {
	const scale = Math.min(SCALE, MAX_SIDE_DOTS / Math.max(size.widthPx, size.heightPx));
	const [width, height] = [
		Math.max(1, Math.round(size.widthPx * scale)),
		Math.max(1, Math.round(size.heightPx * scale)),
	];
	const dark = toInk(drawGrey(pdfium, page, width, height));
	const slope = findSlope(dark, width, height);
	return { ink: slope === 0 ? dark : level(dark, width, height, slope), width, height, scale, slope };
}

function drawGrey({ api, heap }: Pdfium, page: number, width: number, height: number): Uint8Array {
	const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, 0, 0);
	if (bitmap === 0) throw new RangeError("PDFium could not make a bitmap");
	try {
		api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
		api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
		const pixels = new Uint32Array(heap().buffer, api.FPDFBitmap_GetBuffer(bitmap), width * height);
		const grey = new Uint8Array(pixels.length);
		// Green is most of what the eye takes for light.
		for (let at = 0; at < pixels.length; at += 1) grey[at] = ((pixels[at] ?? 0) >>> 8) & 0xff;
		return grey;
	} finally {
		api.FPDFBitmap_Destroy(bitmap);
	}
}

/** The commonest light shade is the paper. */
function toInk(grey: Uint8Array): Uint8Array {
	const counts = new Uint32Array(256);
	for (const shade of grey) counts[shade] = (counts[shade] ?? 0) + 1;
	let paper = 255;
	for (let shade = 96; shade < 256; shade += 1) if ((counts[shade] ?? 0) > (counts[paper] ?? 0)) paper = shade;
	const limit = paper * INK_SHARE;
	return grey.map((shade) => (shade < limit ? 1 : 0));
}

/** The slope at which the ink falls into the clearest rows. */
function findSlope(ink: Uint8Array, width: number, height: number): number {
	const samples: number[] = [];
	let count = 0;
	for (const dot of ink) count += dot;
	const step = Math.max(1, Math.floor(count / MAX_SAMPLES));
	let seen = 0;
	for (let at = 0; at < ink.length; at += 1) {
		if (ink[at] === 0) continue;
		if (seen % step === 0) samples.push(at);
		seen += 1;
	}
	if (samples.length < 200) return 0;
	const rows = new Uint32Array(height * 2);
	const clearness = (degrees: number) => {
		const slope = Math.tan((degrees * Math.PI) / 180);
		rows.fill(0);
		let sum = 0;
		for (const at of samples) {
			const row = Math.round(Math.floor(at / width) - (at % width) * slope + height / 2);
			const inRow = (rows[row] ?? 0) + 1;
			rows[row] = inRow;
			// The squares' sum grows by this.
			sum += 2 * inRow - 1;
		}
		return sum;
	};
	const coarse = best(clearness, 0, ASKEW.most, ASKEW.coarse);
	const fine = best(clearness, coarse, ASKEW.coarse, ASKEW.fine);
	// A page that lies straight is not touched.
	return Math.abs(fine) < ASKEW.fine || clearness(fine) < 1.03 * clearness(0) ? 0 : Math.tan((fine * Math.PI) / 180);
}

function best(judge: (degrees: number) => number, middle: number, reach: number, step: number): number {
	let found = { degrees: middle, mark: judge(middle) };
	for (let degrees = middle - reach; degrees <= middle + reach + 1e-9; degrees += step) {
		const mark = judge(degrees);
		if (mark > found.mark) found = { degrees, mark };
	}
	return found.degrees;
}

function level(ink: Uint8Array, width: number, height: number, slope: number): Uint8Array {
	const levelled = new Uint8Array(ink.length);
	const falls = Int32Array.from({ length: width }, (_, x) => Math.round(x * slope));
	for (let y = 0; y < height; y += 1) {
		const shift = Math.round(y * slope);
		const [from, to] = [Math.max(0, shift), Math.min(width, width + shift)];
		for (let x = from; x < to; x += 1) {
			const row = y + (falls[x] ?? 0);
			if (row >= 0 && row < height && ink[row * width + x - shift] === 1) levelled[y * width + x] = 1;
		}
	}
	return levelled;
}
