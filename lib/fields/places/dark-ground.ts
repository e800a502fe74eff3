import type { Bounds } from "#lib/fields/field-types.ts";

/** A displayed page is judged in cells, of about a quarter of an inch on A4 and Letter. */
export const GROUND_COLUMNS = 32;
export const GROUND_ROWS = 48;

const BITS = 4;

/** A page’s dark cells, row by row, four to a hexadecimal digit; empty: none is dark. */
export function packDarkCells(isDark: readonly boolean[]): string {
	if (!isDark.includes(true)) return "";
	const digits = Array.from({ length: isDark.length / BITS }, (_, digit) => {
		const cells = isDark.slice(digit * BITS, (digit + 1) * BITS);
		return cells.reduce((value, one) => value * 2 + Number(one), 0).toString(16);
	});
	return digits.join("");
}

/**
 * Whether most of an area lies on dark cells.
 *
 * @param bounds on the displayed page, in the same pixels as its size
 */
export function isOnDark(darkCells: string, page: { widthPx: number; heightPx: number }, bounds: Bounds): boolean {
	if (darkCells === "") return false;
	const [columnPx, rowPx] = [page.widthPx / GROUND_COLUMNS, page.heightPx / GROUND_ROWS];
	let [dark, all] = [0, 0];
	for (let row = 0; row < GROUND_ROWS; row += 1) {
		const height = overlap(bounds.y, bounds.height, row * rowPx, rowPx);
		for (let column = 0; height > 0 && column < GROUND_COLUMNS; column += 1) {
			const area = height * overlap(bounds.x, bounds.width, column * columnPx, columnPx);
			all += area;
			if (isDark(darkCells, row * GROUND_COLUMNS + column)) dark += area;
		}
	}
	return dark > all / 2;
}

function isDark(darkCells: string, cell: number): boolean {
	const digit = Number.parseInt(darkCells[Math.floor(cell / BITS)] ?? "0", 16);
	return ((digit >> (BITS - 1 - (cell % BITS))) & 1) === 1;
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
	return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));
}
