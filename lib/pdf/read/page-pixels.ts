import { blankRows } from "./blank-rows.ts";

/** Pixels of a page, ready for an encoder. */
export type PagePixels =
	/** Text and lines: an index into the palette for each pixel. */
	| { kind: "indexed"; indexes: Uint8Array; palette: [red: number, green: number, blue: number][] }
	/** Photographs: RGB, three bytes each, no padding. */
	| { kind: "rgb"; rgb: Buffer };

/** More shades than these, of 4,096, make a page a photograph. */
const MAX_COLORS = 256;

/** The upper four bits of each channel; alike in all three, they are the white of paper. */
const UPPER_BITS = 0x00f0f0f0;

/**
 * Copies PDFium's 32-bit pixels (bytes R, G, B, unused). Text and line art are reduced to 16 levels
 * per channel, which the eye cannot tell from 256 at this size and which makes them several times
 * smaller; pages with many colours keep every level.
 */
export function packPixels(pixels: Uint32Array, widthPx: number): PagePixels {
	return toIndexed(pixels, widthPx) ?? toRgb(pixels);
}

function toRgb(pixels: Uint32Array): PagePixels {
	const rgb = Buffer.allocUnsafe(pixels.length * 3);
	for (let index = 0, at = 0; index < pixels.length; index += 1, at += 3) {
		const pixel = pixels[index] ?? 0;
		rgb[at] = pixel & 0xff;
		rgb[at + 1] = (pixel >>> 8) & 0xff;
		rgb[at + 2] = (pixel >>> 16) & 0xff;
	}
	return { kind: "rgb", rgb };
}

/** Null once there are too many colours. */
function toIndexed(pixels: Uint32Array, widthPx: number): PagePixels | null {
	const indexes = new Uint8Array(pixels.length);
	const palette: [number, number, number][] = [[255, 255, 255]];
	const places = new Int16Array(4096).fill(-1);
	const isBlank = blankRows(pixels, widthPx * 4, 0xff);
	for (let at = 0; at < pixels.length; at += 1) {
		if (at % widthPx === 0 && isBlank(at / widthPx)) {
			at += widthPx - 1;
			continue;
		}
		const pixel = pixels[at] ?? 0;
		// Nine of ten pixels of a page are white, which is index 0.
		if ((pixel & UPPER_BITS) === UPPER_BITS) continue;
		const red = (pixel >>> 4) & 0xf;
		const green = (pixel >>> 12) & 0xf;
		const blue = (pixel >>> 20) & 0xf;
		const color = (red << 8) | (green << 4) | blue;
		let place = places[color] ?? -1;
		if (place === -1) {
			if (palette.length === MAX_COLORS) return null;
			place = palette.length;
			places[color] = place;
			palette.push([red * 17, green * 17, blue * 17]);
		}
		indexes[at] = place;
	}
	return { kind: "indexed", indexes, palette };
}
