export type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const MARGIN = 16;
const STEP = 8;

/**
 * A place in the window for a box that must not lie over any of the others: as low as it can be, rather right
 * than left than in the middle. Null when there is none.
 */
export function findFreePlace(
	{ width, height }: Size,
	window: Size,
	others: readonly Box[],
): { left: number; top: number } | null {
	const right = window.width - MARGIN - width;
	const columns = [right, MARGIN, (window.width - width) / 2].map((left) => Math.max(left, 0));
	for (let top = window.height - MARGIN - height; top >= 0; top -= STEP) {
		const left = columns.find((start) => !others.some((other) => overlap({ left: start, top, width, height }, other)));
		if (left !== undefined) return { left, top };
	}
	return null;
}

function overlap(one: Box, other: Box): boolean {
	return (
		one.left < other.left + other.width &&
		other.left < one.left + one.width &&
		one.top < other.top + other.height &&
		other.top < one.top + one.height
	);
}
