/** Pixels of a page, ready for the encoder: RGB, three bytes each, no padding. */
export type PagePixels = { rgb: Buffer; hasFewColors: boolean };

/** With this many shades or fewer of 4,096 a page is text and lines, not a photograph. */
const FEW_COLORS = 256;

/** The upper four bits of each channel; alike in all three, they are the white of paper. */
const UPPER_BITS = 0x00f0f0f0;

/**
 * Packs PDFium's 32-bit pixels (bytes R, G, B, unused) to RGB. Text and line art are reduced to 16
 * levels per channel, which the eye cannot tell from 256 at this size and which makes lossless WebP
 * three times smaller and twice as fast; pages with many colours keep every level.
 */
export function packPixels(pixels: Uint32Array): PagePixels {
	const rgb = Buffer.alloc(pixels.length * 3, 0xff);
	if (reduce(pixels, rgb)) return { rgb, hasFewColors: true };
	for (let index = 0, at = 0; index < pixels.length; index += 1, at += 3) {
		const pixel = pixels[index] ?? 0;
		rgb[at] = pixel & 0xff;
		rgb[at + 1] = (pixel >>> 8) & 0xff;
		rgb[at + 2] = (pixel >>> 16) & 0xff;
	}
	return { rgb, hasFewColors: false };
}

/** Writes the reduced pixels onto white; false, with the work half done, once there are too many colours. */
function reduce(pixels: Uint32Array, rgb: Buffer): boolean {
	const isSeen = new Uint8Array(4096);
	let colors = 1;
	for (let index = 0; index < pixels.length; index += 1) {
		const pixel = pixels[index] ?? 0;
		// Nine of ten pixels of a page are white, as the buffer already is.
		if ((pixel & UPPER_BITS) === UPPER_BITS) continue;
		const red = (pixel >>> 4) & 0xf;
		const green = (pixel >>> 12) & 0xf;
		const blue = (pixel >>> 20) & 0xf;
		const color = (red << 8) | (green << 4) | blue;
		if (isSeen[color] === 0) {
			isSeen[color] = 1;
			colors += 1;
			if (colors > FEW_COLORS) return false;
		}
		const at = index * 3;
		rgb[at] = red * 17;
		rgb[at + 1] = green * 17;
		rgb[at + 2] = blue * 17;
	}
	return true;
}
