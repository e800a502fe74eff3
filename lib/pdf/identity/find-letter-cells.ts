import type { GreyPicture } from "#lib/identity/look-at-picture.ts";

/** Where each letter of a line stands: between one boundary and the next, in pixels of the line's picture. */
export type Cells = {
	boundaries: number[] /** The part of the ink that lies on boundaries: none, when they are right. */;
	crossed: number;
};

/** Of 255: below it, ink. */
export const INK_BELOW = 128;

/** Letters are narrower than the room that each has: by this part of it, at each end of a line. */
const MARGINS = [0.02, 0.06, 0.1, 0.14, 0.18, 0.22, 0.26, 0.3];
/** Of the length: how much earlier the middle may come than half-way, where a line lies aslant to the camera. */
const SKEWS = [-0.012, -0.008, -0.004, 0, 0.004, 0.008, 0.012];

/** The rooms of `count` letters of equal width in a line's picture; null where there is no ink. */
export function findCells(picture: GreyPicture, count: number): Cells | null {
	const columns = inkOfColumns(picture);
	const first = columns.findIndex((ink) => ink > 0);
	if (first < 0) return null;
	const last = columns.findLastIndex((ink) => ink > 0);
	const total = columns.reduce((sum, ink) => sum + ink, 0);
	let best: Cells | null = null;
	for (const before of MARGINS) {
		for (const after of MARGINS) {
			const pitch = (last + 1 - first) / (count - before - after);
			for (const skew of SKEWS) {
				const boundaries = spread(first - before * pitch, last + 1 + after * pitch, skew, count);
				const crossed = boundaries.reduce((sum, at) => sum + inkNear(columns, at), 0) / total;
				if (!best || crossed < best.crossed) best = { boundaries, crossed };
			}
		}
	}
	return best;
}

function inkOfColumns({ width, height, data }: GreyPicture): number[] {
	return Array.from({ length: width }, (_, column) => {
		let ink = 0;
		for (let at = column; at < width * height; at += width) if ((data[at] ?? 255) < INK_BELOW) ink += 1;
		return ink;
	});
}

function spread(start: number, end: number, skew: number, count: number): number[] {
	return Array.from({ length: count + 1 }, (_, index) => {
		const part = index / count;
		return start + (end - start) * (part + 4 * skew * part * (1 - part));
	});
}

/** The boundary itself counts twice as much as what is beside it. */
function inkNear(columns: number[], at: number): number {
	const column = Math.round(at);
	return (2 * (columns[column] ?? 0) + (columns[column - 1] ?? 0) + (columns[column + 1] ?? 0)) / 4;
}
