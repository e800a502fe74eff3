import type { Bounds } from "#lib/fields/field-types.ts";

const AWAY_PX = 12;
/** How far a bar stays from the edges of what is in sight. */
export const BAR_EDGE_PX = 4;

type Size = Pick<Bounds, "width" | "height">;

/**
 * Where a bar goes that belongs to a frame: above it, else below, beside it or over it. It stays within what is in sight,
 * and covers as little of other boxes as it can. CSS pixels.
 */
export function placeBar(
	frame: Bounds,
	{ width, height }: Size,
	others: readonly Bounds[],
	sight: Bounds,
): { x: number; y: number } {
	const within = (at: number, from: number, length: number, own: number) =>
		Math.max(from + BAR_EDGE_PX, Math.min(at, from + length - own - BAR_EDGE_PX));
	const middle = frame.y + (frame.height - height) / 2;
	const places = [
		{ x: frame.x, y: frame.y - AWAY_PX - height },
		{ x: frame.x, y: frame.y + frame.height + AWAY_PX },
		{ x: frame.x + frame.width + AWAY_PX, y: middle },
		{ x: frame.x - AWAY_PX - width, y: middle },
	].map(({ x, y }) => ({
		x: within(x, sight.x, sight.width, width),
		y: within(y, sight.y, sight.height, height),
	}));
	// The frame itself is covered last: what is selected is to be seen.
	const cost = (place: { x: number; y: number }) => {
		const bar = { ...place, width, height };
		return others.reduce((sum, box) => sum + shared(bar, box), 0) + 10 * shared(bar, frame);
	};
	const [first = { x: frame.x, y: frame.y }, ...rest] = places;
	return rest.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
}

/** The area that two boxes share. */
function shared(a: Bounds, b: Bounds): number {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return width > 0 && height > 0 ? width * height : 0;
}
