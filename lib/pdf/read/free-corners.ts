import type { Bounds } from "#lib/fields/field-types.ts";
import { freeCornersOf } from "#lib/fields/places/document-id-place.ts";
import type { DrawnPage } from "./draw-page.ts";

/** Levels of a channel, of 255: the noise of a scan varies by less, and the faintest line on paper by more. */
const EVEN_RANGE = 24;
/** On a darker ground small grey letters cannot be read. */
const LIGHTEST_GROUND = 176;

/**
 * Corners of a drawn page that are free for the document’s ID, as bits: see lib/fields/places/document-id-place.ts.
 *
 * @param page its size as displayed, in pixels of 96 dpi
 */
export function freeCorners(drawn: DrawnPage, page: { widthPx: number; heightPx: number }): number {
	const scale = drawn.widthPx / page.widthPx;
	return freeCornersOf(page, (bounds) => isEven(drawn, bounds, scale));
}

/** Whether an area is paper: light, and of one colour but for noise. */
function isEven({ pixels: { rgba }, widthPx, heightPx }: DrawnPage, bounds: Bounds, scale: number): boolean {
	const left = Math.max(0, Math.floor(bounds.x * scale));
	const right = Math.min(widthPx, Math.ceil((bounds.x + bounds.width) * scale));
	const bottom = Math.min(heightPx, Math.ceil((bounds.y + bounds.height) * scale));
	const least = [255, 255, 255];
	const most = [0, 0, 0];
	for (let y = Math.max(0, Math.floor(bounds.y * scale)); y < bottom; y += 1) {
		for (let x = left; x < right; x += 1) {
			for (let channel = 0; channel < 3; channel += 1) {
				const value = rgba[(y * widthPx + x) * 4 + channel] ?? 0;
				if (value < (least[channel] ?? 0)) least[channel] = value;
				if (value > (most[channel] ?? 0)) most[channel] = value;
			}
		}
		if (least.some((value, channel) => value < LIGHTEST_GROUND || (most[channel] ?? 0) - value > EVEN_RANGE)) {
			return false;
		}
	}
	return true;
}
