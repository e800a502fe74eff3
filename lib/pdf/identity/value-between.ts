import type { GreyPicture } from "#lib/identity/look-at-picture.ts";

/** How light it is at a place between four pixels; beyond the edge, as at the edge. */
export function valueBetween({ width, height, data }: GreyPicture, x: number, y: number): number {
	const [left, top] = [clamp(Math.floor(x), width - 2), clamp(Math.floor(y), height - 2)];
	const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
	const at = top * width + left;
	const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
	const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
	return above * (1 - fy) + below * fy;
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
