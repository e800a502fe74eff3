import { type Box, heightOf, type Leader, widthOf } from "./page-ink.ts";
import type { Cell, PageView, Proposal } from "./page-view.ts";
import { labelAfter, labelBefore, tidyLabel } from "./print-lines.ts";

const SIDE_PX = { from: 7, to: 30 };
/** How far the words of a square may be. */
const LABEL_GAP_PX = 26;
/** From so many of a row and of a column on, squares are no boxes to tick. */
const LATTICE = 8;
/** Boxes in a row without a gap are one field with a box for each character. */
const COMB = { boxes: 4, narrowest: 8, widest: 36, lowest: 10, highest: 46 };

/** Squares and circles to be ticked. */
export function proposeTicks(view: PageView, combs: ReadonlySet<Cell>): Proposal[] {
	const drawn = withoutLattices(view.cells.filter((cell) => !combs.has(cell) && !cell.isFilled && isSquare(cell)));
	const squares: Box[] = [...drawn, ...view.ink.squares];
	const signs = [...squares, ...view.ink.circles];
	return [
		...squares.flatMap((square) => toTick(view, square, { peers: squares, signs, kind: "tick" })),
		...view.ink.circles.flatMap((circle) => toTick(view, circle, { peers: view.ink.circles, signs, kind: "radio" })),
	];
}

/** Squares side by side in rows and in columns are squared paper or a pattern. */
function withoutLattices(squares: readonly Cell[]): Cell[] {
	const rows = countBy(squares, (square) => square.top);
	const columns = countBy(squares, (square) => square.left);
	return squares.filter((square) => rows(square) < LATTICE || columns(square) < LATTICE);
}

function countBy(squares: readonly Cell[], edge: (square: Cell) => number): (square: Cell) => number {
	const counts = new Map<number, number>();
	for (const square of squares) {
		const key = Math.round(edge(square));
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return (square) => counts.get(Math.round(edge(square))) ?? 0;
}

function isSquare(box: Box): boolean {
	const [width, height] = [widthOf(box), heightOf(box)];
	const isSmall = Math.min(width, height) >= SIDE_PX.from && Math.max(width, height) <= SIDE_PX.to;
	return isSmall && Math.abs(width - height) <= 0.25 * Math.max(width, height);
}

function toTick(
	view: PageView,
	box: Box,
	{ peers, signs, kind }: { peers: readonly Box[]; signs: readonly Box[]; kind: "tick" | "radio" },
): Proposal[] {
	const middle = (box.top + box.bottom) / 2;
	const line = view.lines.find(
		(one) => middle > one.top && middle < one.bottom && one.items.some((item) => gapTo(box, item) < LABEL_GAP_PX),
	);
	const level = signs.filter((other) => other.top < middle && other.bottom > middle);
	const to = Math.min(...level.filter((other) => other.left >= box.right).map((other) => other.left));
	const from = Math.max(0, ...level.filter((other) => other.right <= box.left).map((other) => other.right));
	const after = line && labelAfter(line, box.right, { to, within: LABEL_GAP_PX });
	const before = line && labelBefore(line, box.left, { from, within: LABEL_GAP_PX });
	const text = tidyLabel((after ?? before)?.text ?? "");
	const isLabelled = Boolean(after || before);
	// Without words only beside or under others of its size: a column of a table.
	if (!isLabelled && !peers.some((other) => other !== box && isPeer(box, other))) return [];
	const { left, top, right, bottom } = box;
	return [{ left, top, right, bottom, kind, label: text, confidence: isLabelled ? 0.95 : 0.7 }];
}

function gapTo(box: Box, item: Box | Leader): number {
	return Math.max(item.left - box.right, box.left - item.right);
}

function isPeer(box: Box, other: Box): boolean {
	const isSameSize = Math.abs(widthOf(box) - widthOf(other)) < 2 && Math.abs(heightOf(box) - heightOf(other)) < 2;
	return isSameSize && (Math.abs(box.left - other.left) < 3 || Math.abs(box.top - other.top) < 3);
}

/** Rows of equal boxes side by side, as for the digits of an account. */
export function findCombs(view: PageView): Cell[][] {
	const small = view.cells
		.filter(
			(cell) =>
				!cell.isFilled &&
				widthOf(cell) >= COMB.narrowest &&
				widthOf(cell) <= COMB.widest &&
				heightOf(cell) >= COMB.lowest &&
				heightOf(cell) <= COMB.highest,
		)
		.toSorted((a, b) => Math.round(a.top / 4) - Math.round(b.top / 4) || a.left - b.left);
	const combs: Cell[][] = [];
	let comb: Cell[] = [];
	for (const cell of small) {
		const last = comb.at(-1);
		const isNext =
			last !== undefined &&
			Math.abs(cell.left - last.right) < 7 &&
			Math.abs(cell.top - last.top) < 3 &&
			Math.abs(widthOf(cell) - widthOf(last)) < 3;
		if (!isNext) comb = [];
		comb.push(cell);
		if (comb.length === COMB.boxes) combs.push(comb);
	}
	// Boxes above each other are a table, as of a calendar.
	return combs.filter((one) => combs.filter((other) => isUnder(one, other)).length < 2);
}

function isUnder([a]: readonly Cell[], [b]: readonly Cell[]): boolean {
	return a !== undefined && b !== undefined && a !== b && Math.abs(a.left - b.left) < 3 && Math.abs(a.top - b.top) < 50;
}
