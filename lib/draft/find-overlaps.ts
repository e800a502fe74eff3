import type { DraftProblem } from "./draft-problem.ts";
import type { DraftField, DraftState } from "./draft-state.ts";

/** How much of the smaller field is covered before it looks like a mistake. */
const SHARE = 0.4;
/** Nobody reads more of them, and a heap of 500 fields has 125,000 pairs. */
const MAX_WARNINGS = 50;

type Placed = readonly [key: string, field: DraftField];

/** Fields that lie on others: a warning at each that covers one before it, and one for a heap at one spot. */
export function findOverlaps({ fields }: Pick<DraftState, "fields">): DraftProblem[] {
	const pages = new Map<string, Placed[]>();
	for (const [key, field] of Object.entries(fields)) {
		const page = `${field.fileId} ${field.page}`;
		pages.set(page, [...(pages.get(page) ?? []), [key, field]]);
	}
	return [...pages.values()].flatMap(onPage).slice(0, MAX_WARNINGS);
}

function onPage(placed: readonly Placed[]): DraftProblem[] {
	const spots = new Map<string, Placed[]>();
	for (const one of placed) {
		const { x, y, width, height } = one[1].bounds;
		const spot = [x, y, width, height].map(Math.round).join(" ");
		spots.set(spot, [...(spots.get(spot) ?? []), one]);
	}
	const heaps = [...spots.values()].flatMap((heap) => {
		const key = heap[0]?.[0];
		return heap.length < 2 || key === undefined ? [] : [warning("sameSpot", key, { count: heap.length })];
	});
	return [...heaps, ...coveredOf([...spots.values()].flatMap((heap) => heap.slice(0, 1)))];
}

/** From the top down, so that only fields on the same level are compared. */
function coveredOf(placed: readonly Placed[]): DraftProblem[] {
	const found: DraftProblem[] = [];
	const sorted = placed.toSorted(([, a], [, b]) => a.bounds.y - b.bounds.y);
	for (const [index, [key, { bounds }]] of sorted.entries()) {
		for (let next = index + 1; next < sorted.length && found.length < MAX_WARNINGS; next += 1) {
			const other = sorted[next];
			if (!other || other[1].bounds.y >= bounds.y + bounds.height) break;
			if (isCovered(bounds, other[1].bounds)) found.push(warning("overlap", other[0], { other: key }));
		}
	}
	return found;
}

function isCovered(a: DraftField["bounds"], b: DraftField["bounds"]): boolean {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	if (width <= 0 || height <= 0) return false;
	return width * height >= SHARE * Math.min(a.width * a.height, b.width * b.height);
}

function warning(kind: "overlap" | "sameSpot", id: string, values: DraftProblem["values"]): DraftProblem {
	return { severity: "warns", kind, values, at: { in: "fields", id }, sentence: null };
}
