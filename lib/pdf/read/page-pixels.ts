/** Pixels of a page, ready for an encoder: red, green, blue and an opaque fourth byte each, no padding. */
export type PagePixels = {
	/** flat: text, lines and plain colours, with their levels reduced · rich: photographs and scans, as drawn */
	kind: "flat" | "rich";
	rgba: Uint8Array;
};

/** So many pixels have the colour of their left neighbour on a page of text; of a photograph's hardly any do. */
const PLAIN_SHARE = 0.75;

/** From this share of pixels on that differ from their neighbours by a few levels, a page has blends. */
const BLEND_SHARE = 0.01;
/** Levels of a channel: neighbours nearer than this blend into each other, those further apart are an edge. */
const BLEND_STEP = 6;

/** More shades than these, of 4,096, are no palette. */
const MAX_COLORS = 256;

const NEAREST_LEVEL = Uint8Array.from({ length: 256 }, (_, value) =>
	Math.round((Math.round((value * 31) / 255) * 255) / 31),
);

/** Of those, colours of plain areas at every level. */
const MAX_PLAINS = 128;

/** Little-endian, the fourth byte; PDFium says nothing of it. */
const OPAQUE = 0xff000000;
/** The upper four bits of each channel; alike in all three, they are the white of paper. */
const UPPER_BITS = 0x00f0f0f0;
const WHITE = 0xffffffff;
/** The same as the signed number that bitwise operators give. */
const ALL_BITS = -1;

/**
 * Copies PDFium's 32-bit pixels (bytes R, G, B, unused). The edges of text and line art are reduced to 16
 * levels per channel, at most 15 of 255 from what was drawn, which the eye cannot tell at this size and which
 * makes them several times smaller; where that leaves too many colours for a palette, to 32 levels. Plain areas
 * keep every level, for a light tint would be white, and so do pages with blends, which 16 levels turn into
 * steps, and what cameras and scanners saw.
 */
export function packPixels(pixels: Uint32Array, widthPx: number): PagePixels {
	const isFlat = isMostlyPlain(pixels);
	const isBlended = isFlat && hasBlends(pixels, widthPx);
	const flat = isFlat && !isBlended ? toFlat(pixels, widthPx) : null;
	const words = flat ?? pixels.map((pixel) => pixel | OPAQUE);
	const rgba = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
	const isRounded = isFlat && !isBlended && !flat;
	return { kind: isFlat ? "flat" : "rich", rgba: isRounded ? roundLevels(rgba) : rgba };
}

/** 32 levels a channel, from 0 to 255, by which no value moves by more than 4. */
export function roundLevels(rgba: Uint8Array): Uint8Array {
	return rgba.map((value) => NEAREST_LEVEL[value] ?? value);
}

function isMostlyPlain(pixels: Uint32Array): boolean {
	let alike = 0;
	for (let at = 1; at < pixels.length; at += 1) if (pixels[at] === pixels[at - 1]) alike += 1;
	return alike >= PLAIN_SHARE * pixels.length;
}

/** Whether a share of the pixels differ by little from the one before or above them, but not by nothing. */
function hasBlends(pixels: Uint32Array, widthPx: number): boolean {
	const least = BLEND_SHARE * pixels.length;
	let blends = 0;
	for (let at = widthPx; at < pixels.length && blends < least; at += 1) {
		const pixel = pixels[at] ?? 0;
		// Nine of ten pixels of a page are white; one that blends into it is counted as itself.
		if ((pixel | OPAQUE) === ALL_BITS) continue;
		const left = pixels[at - 1] ?? 0;
		const above = pixels[at - widthPx] ?? 0;
		if (pixel === left && pixel === above) continue;
		if (isNear(pixel, left) && isNear(pixel, above)) blends += 1;
	}
	return blends >= least;
}

function isNear(one: number, other: number): boolean {
	for (const shift of [0, 8, 16]) {
		if (Math.abs(((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)) >= BLEND_STEP) return false;
	}
	return true;
}

/** Null once there are too many colours. */
function toFlat(pixels: Uint32Array, widthPx: number): Uint32Array | null {
	const flat = new Uint32Array(pixels.length).fill(0xffffffff);
	const isSeen = new Uint8Array(4096);
	const plains = new Set<number>();
	let colors = 1;
	const isBlank = blankRows(pixels, widthPx * 4, 0xff);
	for (let at = 0; at < pixels.length; at += 1) {
		if (at % widthPx === 0 && isBlank(at / widthPx)) {
			at += widthPx - 1;
			continue;
		}
		const pixel = ((pixels[at] ?? 0) | OPAQUE) >>> 0;
		// Nine of ten pixels of a page are white.
		if (pixel === WHITE) continue;
		if (isPlain(pixels, at, widthPx)) {
			if (plains.size === MAX_PLAINS && !plains.has(pixel)) return null;
			plains.add(pixel);
			flat[at] = pixel;
			continue;
		}
		const upper = pixel & UPPER_BITS;
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

/** Whether a pixel has the colour of its neighbours on both axes. */
function isPlain(pixels: Uint32Array, at: number, widthPx: number): boolean {
	const pixel = pixels[at];
	const isAcross = pixels[at - 1] === pixel || pixels[at + 1] === pixel;
	return isAcross && (pixels[at - widthPx] === pixel || pixels[at + widthPx] === pixel);
}

/**
 * Tells whether a row of a picture is nothing but `value`, compared natively. Most rows of a page are,
 * and looking at each of their pixels was a third of the time that its picture takes.
 *
 * @param rowBytes length of a row in bytes
 */
function blankRows(picture: ArrayBufferView, rowBytes: number, value: number): (row: number) => boolean {
	const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
	const blank = Buffer.alloc(rowBytes, value);
	return (row) => bytes.compare(blank, 0, rowBytes, row * rowBytes, (row + 1) * rowBytes) === 0;
}
