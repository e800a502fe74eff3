import { blankRows } from "./blank-rows.ts";

/** Pixels of a page, ready for an encoder: red, green, blue and an opaque fourth byte each, no padding. */
export type PagePixels = {
	/** flat: text, lines and plain colours · rich: photographs, scans and blends */
	kind: "flat" | "rich";
	rgba: Uint8Array;
};

/** More shades than these, of 4,096, make a page rich. */
const MAX_COLORS = 256;

/** Little-endian, the fourth byte; PDFium says nothing of it. */
const OPAQUE = 0xff000000;
/** The upper four bits of each channel; alike in all three, they are the white of paper. */
const UPPER_BITS = 0x00f0f0f0;

/**
 * Copies PDFium's 32-bit pixels (bytes R, G, B, unused). Text and line art are reduced to 16 levels
 * per channel, at most 15 of 255 from what was drawn, which the eye cannot tell at this size and which
 * makes them several times smaller; pages with many colours keep every level.
 */
export function packPixels(pixels: Uint32Array, widthPx: number): PagePixels {
	const flat = toFlat(pixels, widthPx);
	const words = flat ?? pixels.map((pixel) => pixel | OPAQUE);
	return { kind: flat ? "flat" : "rich", rgba: new Uint8Array(words.buffer, words.byteOffset, words.byteLength) };
}

/** Null once there are too many colours. */
function toFlat(pixels: Uint32Array, widthPx: number): Uint32Array | null {
	const flat = new Uint32Array(pixels.length).fill(0xffffffff);
	const isSeen = new Uint8Array(4096);
	let colors = 1;
	const isBlank = blankRows(pixels, widthPx * 4, 0xff);
	for (let at = 0; at < pixels.length; at += 1) {
		if (at % widthPx === 0 && isBlank(at / widthPx)) {
			at += widthPx - 1;
			continue;
		}
		const upper = (pixels[at] ?? 0) & UPPER_BITS;
		// Nine of ten pixels of a page are white.
		if (upper === UPPER_BITS) continue;
		const color = ((upper >>> 4) & 0xf) | ((upper >>> 8) & 0xf0) | ((upper >>> 12) & 0xf00);
		if (isSeen[color] === 0) {
			if (colors === MAX_COLORS) return null;
			isSeen[color] = 1;
			colors += 1;
		}
		// The level again in the lower bits: 0 stays 0 and 15 becomes 255.
		flat[at] = upper | (upper >>> 4) | OPAQUE;
	}
	return flat;
}
