import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import type { Cells } from "./find-letter-cells.ts";
import { recogniseLetters } from "./recognise-letters.ts";

/** Paper before the first letter and after the last. */
const MARGIN_PX = 14;

/**
 * The letters of a line of a machine-readable zone, one for each cell; `?` where nothing is made of one. Fillers are kept
 * from the recogniser: in long rows of them it loses count.
 */
export async function readLine(picture: GreyPicture, { boundaries }: Cells, fillers: boolean[]): Promise<string> {
	const letters = fillers.map((isFiller) => (isFiller ? "<" : "?"));
	const cells = [...fillers.keys()].filter((cell) => !fillers[cell]);
	await readCells(picture, boundaries, cells, letters);
	return letters.join("");
}

/** Puts what is read where it belongs; where letters are too few or too many, half of them at a time. */
async function readCells(
	picture: GreyPicture,
	boundaries: number[],
	cells: number[],
	letters: string[],
): Promise<void> {
	const [first] = cells;
	if (first === undefined) return;
	// A letter alone is taken for a speck: three of it are not.
	const shown = cells.length === 1 ? [first, first, first] : cells;
	const text = await recogniseLetters(setTogether(picture, boundaries, shown));
	if (text.length === shown.length) {
		for (const [index, cell] of cells.entries()) letters[cell] = text[index] ?? "?";
	} else if (cells.length > 1) {
		const half = Math.floor(cells.length / 2);
		await readCells(picture, boundaries, cells.slice(0, half), letters);
		await readCells(picture, boundaries, cells.slice(half), letters);
	}
}

/** These letters of a line side by side. */
function setTogether(picture: GreyPicture, boundaries: number[], cells: number[]): GreyPicture {
	const edges = cells.map((cell) =>
		[boundaries[cell] ?? 0, boundaries[cell + 1] ?? 0].map((edge) =>
			Math.min(picture.width, Math.max(0, Math.round(edge))),
		),
	);
	const width = edges.reduce((sum, [left = 0, right = 0]) => sum + right - left, 2 * MARGIN_PX);
	const data = new Uint8Array(width * picture.height).fill(255);
	let start = MARGIN_PX;
	for (const [left = 0, right = 0] of edges) {
		for (let row = 0; row < picture.height; row += 1) {
			const source = row * picture.width;
			data.set(picture.data.subarray(source + left, source + right), row * width + start);
		}
		start += right - left;
	}
	return { width, height: picture.height, data };
}
