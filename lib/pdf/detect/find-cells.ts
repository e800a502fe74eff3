import type { Box, Stroke } from "./page-ink.ts";

/** Strokes this near are one, and a corner may miss by as much. */
const NEAR_PX = 2;
/** Corners looked at; a page with more is a drawing. */
const MAX_STEPS = 3_000_000;
const MAX_STROKES = 6_000;
const SMALLEST_PX = 5;

/** Strokes at one height that touch or overlap become one; sorted by height, then by start. */
export function mergeStrokes(strokes: readonly Stroke[]): Stroke[] {
	const sorted = strokes.slice(0, MAX_STROKES).toSorted((a, b) => a.at - b.at || a.from - b.from);
	const merged: Stroke[] = [];
	let open: Stroke[] = [];
	for (const stroke of sorted) {
		open = open.filter((other) => stroke.at - other.at <= NEAR_PX);
		const touching = open.find((other) => stroke.from <= other.to + NEAR_PX && stroke.to >= other.from - NEAR_PX);
		if (touching) {
			touching.from = Math.min(touching.from, stroke.from);
			touching.to = Math.max(touching.to, stroke.to);
		} else {
			const own = { ...stroke };
			merged.push(own);
			open.push(own);
		}
	}
	return merged;
}

/**
 * The smallest rectangles that strokes enclose on all four sides: boxes, and the cells of tables.
 *
 * @param horizontals merged, and so are the verticals
 */
export function findCells(horizontals: readonly Stroke[], verticals: readonly Stroke[]): Box[] {
	const cells: Box[] = [];
	let steps = 0;
	for (const [index, top] of horizontals.entries()) {
		const posts = verticals.filter(
			(post) => meets(post.at, top) && post.from <= top.at + NEAR_PX && post.to >= top.at + SMALLEST_PX,
		);
		steps += verticals.length;
		for (const [place, left] of posts.entries()) {
			const right = posts[place + 1];
			if (!right || right.at - left.at < SMALLEST_PX) continue;
			for (let below = index + 1; below < horizontals.length; below += 1) {
				steps += 1;
				const bottom = horizontals[below];
				if (!bottom || bottom.at > Math.min(left.to, right.to) + NEAR_PX) break;
				if (bottom.at - top.at < SMALLEST_PX || !meets(left.at, bottom) || !meets(right.at, bottom)) continue;
				cells.push({ left: left.at, top: top.at, right: right.at, bottom: bottom.at });
				break;
			}
			if (steps > MAX_STEPS) return cells;
		}
	}
	return cells;
}

function meets(at: number, stroke: Stroke): boolean {
	return at >= stroke.from - NEAR_PX && at <= stroke.to + NEAR_PX;
}
