import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import { type Cells, INK_BELOW } from "./find-letter-cells.ts";

/** Rows that have one stroke alone. */
const LEAST_SINGLE = 0.85;
/** Of the room: wider, a row has more than a stroke that crosses it. */
const MOST_WIDE = 0.45;
/** Of the room of a letter: how far its strokes may be from straight lines, and how much ends are to the right of the tip. */
const MOST_BENT = 0.06;
const LEAST_OPEN = 0.4;

/** Which letters of a line are fillers. */
export function findFillers(picture: GreyPicture, { boundaries }: Cells): boolean[] {
	return boundaries.slice(1).map((right, cell) => isFiller(picture, boundaries[cell] ?? 0, right));
}

/** Whether a letter is the filler `<`: two straight strokes from a tip in the middle of the left to both ends of the right. */
function isFiller(picture: GreyPicture, left: number, right: number): boolean {
	const rows = strokes(picture, Math.round(left), Math.round(right));
	const inked = rows.filter((row) => row !== null);
	if (inked.length < picture.height / 8) return false;
	if (inked.filter(({ isSingle }) => isSingle).length < LEAST_SINGLE * inked.length) return false;
	const top = inked[0]?.row ?? 0;
	const bottom = inked.at(-1)?.row ?? 0;
	const [tip, half] = [(top + bottom) / 2, (bottom - top) / 2];
	const points = inked.map(({ row, middle }): [number, number] => [Math.abs(row - tip) / half, middle]);
	const { slope, bent } = fit(points);
	return slope >= LEAST_OPEN * (right - left) && bent <= MOST_BENT * (right - left);
}

type Stroke = { row: number; middle: number; isSingle: boolean };

function strokes({ width, height, data }: GreyPicture, left: number, right: number): (Stroke | null)[] {
	return Array.from({ length: height }, (_, row) => {
		let [sum, count, runs] = [0, 0, 0];
		for (let column = left; column < right; column += 1) {
			if ((data[row * width + column] ?? 255) >= INK_BELOW) continue;
			if (column === left || (data[row * width + column - 1] ?? 255) >= INK_BELOW) runs += 1;
			sum += column;
			count += 1;
		}
		return count === 0
			? null
			: { row, middle: sum / count, isSingle: runs === 1 && count <= MOST_WIDE * (right - left) };
	});
}

/** A straight line through the points, and how far they are from it on the whole. */
function fit(points: [number, number][]): { slope: number; bent: number } {
	const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const [x, y] = [mean(points.map(([first]) => first)), mean(points.map(([, second]) => second))];
	const spread = mean(points.map(([first]) => (first - x) ** 2));
	const slope = mean(points.map(([first, second]) => (first - x) * (second - y))) / spread;
	return { slope, bent: Math.sqrt(mean(points.map(([first, second]) => (second - y - slope * (first - x)) ** 2))) };
}
