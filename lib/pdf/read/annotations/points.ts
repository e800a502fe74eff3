import { n } from "#lib/pdf/stamp/canvas.ts";
import type { Box } from "./dictionary-values.ts";

export type Point = readonly [x: number, y: number];

export function pointsOf(values: readonly number[]): Point[] {
	return Array.from(
		{ length: Math.floor(values.length / 2) },
		(_, index): Point => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0],
	);
}

export function pathThrough(points: readonly Point[]): string {
	return points.map(([x, y], index) => `${n(x)} ${n(y)} ${index === 0 ? "m" : "l"}`).join("\n");
}

/** The box of some points, and so much around it. */
export function around(points: readonly Point[], margin: number): Box {
	const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of points) {
		box[0] = Math.min(box[0], x - margin);
		box[1] = Math.min(box[1], y - margin);
		box[2] = Math.max(box[2], x + margin);
		box[3] = Math.max(box[3], y + margin);
	}
	return box;
}

/** A box without what `RD` leaves on its sides. */
export function inset([x0, y0, x1, y1]: Box, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Box {
	const isRoom = left + right < x1 - x0 && bottom + top < y1 - y0;
	return isRoom ? [x0 + left, y0 + bottom, x1 - right, y1 - top] : [x0, y0, x1, y1];
}
