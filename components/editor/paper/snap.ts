import type { Bounds } from "#lib/fields/field-types.ts";

/** A line along which something is exact; `at` across it, from `from` to `to` along it. Pixels of the page. */
export type Guide = { axis: "x" | "y"; at: number; from: number; to: number; gap?: number };

/** What a drag may snap to: gathered once, when it begins. Pixels of 96 dpi from the page's corner. */
export type SnapTargets = { boxes: readonly Bounds[]; page: { widthPx: number; heightPx: number } };

type Axis = "x" | "y";
/** `takes`: which lines of a box it draws: 0 its first edge, 1 its middle, 2 its last edge. */
type Line = { at: number; from: number; to: number; takes: readonly number[] };

/** Margins that most letters have: 20 mm at 96 dpi. */
const MARGIN_PX = (20 / 25.4) * 96;

const SIZE = { x: "width", y: "height" } as const;
const OTHER = { x: "y", y: "x" } as const;

/** The lines of a box across an axis: its edges and its middle. */
function linesOf(box: Bounds, axis: Axis): [number, number, number] {
	const start = box[axis];
	const size = box[SIZE[axis]];
	return [start, start + size / 2, start + size];
}

/** Edges go to edges and middles to middles: else everything is level with something. */
const EDGES = [0, 2];
const MIDDLE = [1];

function targetLines({ boxes, page }: SnapTargets, axis: Axis): Line[] {
	const length = axis === "x" ? page.widthPx : page.heightPx;
	const along = axis === "x" ? page.heightPx : page.widthPx;
	const ofPage = [MARGIN_PX, length / 2, length - MARGIN_PX].map((at, index) => ({
		at,
		from: 0,
		to: along,
		takes: [index],
	}));
	const ofBoxes = boxes.flatMap((box) => {
		const from = box[OTHER[axis]];
		const to = from + box[SIZE[OTHER[axis]]];
		const takes = [EDGES, MIDDLE, EDGES];
		return linesOf(box, axis).map((at, index) => ({ at, from, to, takes: takes[index] ?? [] }));
	});
	return [...ofBoxes, ...ofPage];
}

/** The smallest way to a line within reach; null: there is none. */
function nearest(lines: readonly Line[], own: readonly number[], reach: number): number | null {
	let best: number | null = null;
	for (const line of lines) {
		for (const [index, at] of own.entries()) {
			const way = line.at - at;
			if (own.length > 1 && !line.takes.includes(index)) continue;
			if (Math.abs(way) <= reach && (best === null || Math.abs(way) < Math.abs(best))) best = way;
		}
	}
	return best;
}

/** Neighbours in the same row or column as a box, in order. */
function neighbours({ boxes }: SnapTargets, box: Bounds, axis: Axis): Bounds[] {
	const across = OTHER[axis];
	const isLevel = (other: Bounds) =>
		other[across] < box[across] + box[SIZE[across]] && box[across] < other[across] + other[SIZE[across]];
	return boxes.filter(isLevel).sort((a, b) => a[axis] - b[axis]);
}

type Gap = { from: number; to: number; size: number };

function gapsBetween(row: readonly Bounds[], axis: Axis): Gap[] {
	return row.slice(1).flatMap((box, index) => {
		const before = row[index];
		const from = before ? before[axis] + before[SIZE[axis]] : box[axis];
		const size = box[axis] - from;
		return size > 0 ? [{ from, to: box[axis], size }] : [];
	});
}

/** The ways to a place as far from the neighbour as the neighbours are from each other, or midway between two. */
function gapWays(row: readonly Bounds[], box: Bounds, axis: Axis): number[] {
	const size = box[SIZE[axis]];
	const gaps = gapsBetween(row, axis);
	const equal = gaps.flatMap((gap) =>
		row.flatMap((other) => [
			other[axis] + other[SIZE[axis]] + gap.size - box[axis],
			other[axis] - gap.size - size - box[axis],
		]),
	);
	const midway = gaps.filter((gap) => gap.size > size).map((gap) => gap.from + (gap.size - size) / 2 - box[axis]);
	return [...equal, ...midway];
}

/** Where a moving box comes to lie, and the lines to show. @param reach in pixels of the page */
export function snapMove(box: Bounds, targets: SnapTargets, reach: number): { dx: number; dy: number } {
	const way = (axis: Axis) => {
		const line = nearest(targetLines(targets, axis), linesOf(box, axis), reach);
		if (line !== null) return line;
		const ways = gapWays(neighbours(targets, box, axis), box, axis).filter((one) => Math.abs(one) <= reach);
		return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
	};
	return { dx: way("x"), dy: way("y") };
}

/** How far an edge that is being drawn goes to a line within reach. */
export function snapEdge(at: number, axis: Axis, targets: SnapTargets, reach: number): number {
	return nearest(targetLines(targets, axis), [at], reach) ?? 0;
}

const EXACT = 0.05;

/** The lines that a box lies on exactly: they are drawn from it to what it is level with. */
export function guidesOf(box: Bounds, targets: SnapTargets): Guide[] {
	return (["x", "y"] as const).flatMap((axis) => [
		...levelGuides(box, targets, axis),
		...gapGuides(box, targets, axis),
	]);
}

/** Which of some boxes stands on one line with a box, by its top, middle or foot: the nearest; -1: none. */
export function levelWith(box: Bounds, boxes: readonly Bounds[]): number {
	const own = linesOf(box, "y");
	let [best, nearestPx] = [-1, Number.POSITIVE_INFINITY];
	for (const [index, other] of boxes.entries()) {
		const isLevel = linesOf(other, "y").some((at, line) => Math.abs(at - (own[line] ?? 0)) < EXACT);
		const way = Math.abs(other.x - box.x);
		if (isLevel && way < nearestPx) [best, nearestPx] = [index, way];
	}
	return best;
}

function levelGuides(box: Bounds, targets: SnapTargets, axis: Axis): Guide[] {
	const across = OTHER[axis];
	const own = linesOf(box, axis);
	const found = new Map<number, Guide>();
	for (const line of targetLines(targets, axis)) {
		const at = own.find((one, index) => line.takes.includes(index) && Math.abs(one - line.at) < EXACT);
		if (at === undefined) continue;
		const before = found.get(Math.round(at * 10));
		const from = Math.min(line.from, before?.from ?? box[across]);
		const to = Math.max(line.to, before?.to ?? box[across] + box[SIZE[across]]);
		found.set(Math.round(at * 10), { axis, at: line.at, from, to });
	}
	return [...found.values()];
}

/** Gaps beside the box that are as wide as another in the same row; `gap` is how wide, `at` where the row is. */
function gapGuides(box: Bounds, targets: SnapTargets, axis: Axis): Guide[] {
	const others = neighbours(targets, box, axis);
	const row = [...others, box].sort((a, b) => a[axis] - b[axis]);
	const gaps = gapsBetween(row, axis);
	const mine = gaps.filter(
		(gap) => Math.abs(gap.to - box[axis]) < EXACT || Math.abs(gap.from - box[axis] - box[SIZE[axis]]) < EXACT,
	);
	const across = OTHER[axis];
	const at = box[across] + box[SIZE[across]] / 2;
	const equal = gaps.filter((gap) =>
		mine.some(
			(own) =>
				Math.abs(own.size - gap.size) < EXACT &&
				gaps.some((other) => other !== own && Math.abs(other.size - own.size) < EXACT),
		),
	);
	return equal.map((gap) => ({ axis: across, at, from: gap.from, to: gap.to, gap: Math.round(gap.size) }));
}
