import type { Bounds } from "#lib/fields/field-types.ts";

/**
 * How far the target of each field may reach beyond its box, in pixels of the page: half of the way to the
 * nearest other one, so that who presses a field never meets its neighbour.
 */
export function fieldReaches(boxes: readonly Bounds[]): number[] {
	return boxes.map((box) => {
		const ways = boxes.filter((other) => other !== box).map((other) => wayBetween(box, other));
		return Math.min(...ways) / 2;
	});
}

/** How far two boxes are apart along the axis on which they are farther apart; 0 when they overlap. */
function wayBetween(one: Bounds, other: Bounds): number {
	const across = Math.max(one.x - (other.x + other.width), other.x - (one.x + one.width));
	const down = Math.max(one.y - (other.y + other.height), other.y - (one.y + one.height));
	return Math.max(0, across, down);
}
