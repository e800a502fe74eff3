import { GROUND_COLUMNS, GROUND_ROWS, packDarkCells } from "#lib/fields/places/dark-ground.ts";
import type { DrawnPage } from "./draw-page.ts";

/** Mean of a cell, of 255: dark ink has a contrast of less than 4.5 to a ground below it (WCAG 2.2, 1.4.3). */
const DARKEST_GROUND = 118;
/** Pixels from one sample to the next in both directions. */
const STEP = 4;

/** Dark cells of a drawn page, as lib/fields/places/dark-ground.ts packs them. */
export function darkCells({ pixels: { rgba }, widthPx, heightPx }: DrawnPage): string {
	const sums = new Float64Array(GROUND_COLUMNS * GROUND_ROWS);
	const counts = new Uint32Array(sums.length);
	for (let y = 0; y < heightPx; y += STEP) {
		const row = Math.floor((y * GROUND_ROWS) / heightPx) * GROUND_COLUMNS;
		for (let x = 0; x < widthPx; x += STEP) {
			const cell = row + Math.floor((x * GROUND_COLUMNS) / widthPx);
			const at = (y * widthPx + x) * 4;
			sums[cell] = (sums[cell] ?? 0) + luma(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
			counts[cell] = (counts[cell] ?? 0) + 1;
		}
	}
	return packDarkCells(Array.from(sums, (sum, cell) => sum < DARKEST_GROUND * (counts[cell] ?? 0)));
}

/** Rec. 709, of values as they are stored. */
function luma(red: number, green: number, blue: number): number {
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
