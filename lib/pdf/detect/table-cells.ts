import { heightOf, widthOf } from "./page-ink.ts";
import type { Cell } from "./page-view.ts";

/** A cell with those beside it; cells that touch are of one table. */
export type TableCell = Cell & {
	before: TableCell | null;
	after: TableCell | null;
	above: TableCell | null;
	below: TableCell | null;
	table: number;
};

const TOUCH_PX = 4;

/** Finds out which cells stand side by side. */
export function neighbours(cells: readonly Cell[]): TableCell[] {
	const all = cells.map(
		(cell): TableCell => ({ ...cell, before: null, after: null, above: null, below: null, table: -1 }),
	);
	const byLeft = groupBy(all, (cell) => cell.left);
	const byTop = groupBy(all, (cell) => cell.top);
	for (const cell of all) {
		for (const next of near(byLeft, cell.right)) {
			if (
				next === cell ||
				sharedSpan(cell.top, cell.bottom, next.top, next.bottom) < 0.6 * Math.min(heightOf(cell), heightOf(next))
			)
				continue;
			cell.after ??= next;
			next.before ??= cell;
		}
		for (const next of near(byTop, cell.bottom)) {
			if (
				next === cell ||
				sharedSpan(cell.left, cell.right, next.left, next.right) < 0.6 * Math.min(widthOf(cell), widthOf(next))
			)
				continue;
			cell.below ??= next;
			next.above ??= cell;
		}
	}
	numberTables(all);
	return all;
}

type Groups = Map<number, TableCell[]>;

function groupBy(cells: readonly TableCell[], edge: (cell: TableCell) => number): Groups {
	const groups: Groups = new Map();
	for (const cell of cells) {
		const key = Math.round(edge(cell) / TOUCH_PX);
		const group = groups.get(key);
		if (group) group.push(cell);
		else groups.set(key, [cell]);
	}
	return groups;
}

function near(groups: Groups, edge: number): TableCell[] {
	const key = Math.round(edge / TOUCH_PX);
	return [key - 1, key, key + 1].flatMap((each) => groups.get(each) ?? []);
}

function sharedSpan(a0: number, a1: number, b0: number, b1: number): number {
	return Math.min(a1, b1) - Math.max(a0, b0);
}

function numberTables(cells: readonly TableCell[]): void {
	let table = 0;
	for (const start of cells) {
		if (start.table !== -1) continue;
		const waiting = [start];
		for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
			if (cell.table !== -1) continue;
			cell.table = table;
			for (const next of [cell.before, cell.after, cell.above, cell.below]) if (next) waiting.push(next);
		}
		table += 1;
	}
}
