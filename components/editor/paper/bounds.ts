import type { Bounds } from "#lib/fields/field-types.ts";

/** The smallest a field is drawn or resized to, in pixels of 96 dpi: still to be hit and read. */
export const LEAST_SIZE = 10;

/** To a hundredth of a pixel: what is stored does not grow by halves of halves. */
export function rounded({ x, y, width, height }: Bounds): Bounds {
	const round = (value: number) => Math.round(value * 100) / 100;
	return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** The same box on the page: moved as little as possible, made smaller where it does not fit. */
export function within({ x, y, width, height }: Bounds, page: { widthPx: number; heightPx: number }): Bounds {
	const w = Math.min(width, page.widthPx);
	const h = Math.min(height, page.heightPx);
	return rounded({
		x: Math.min(Math.max(0, x), page.widthPx - w),
		y: Math.min(Math.max(0, y), page.heightPx - h),
		width: w,
		height: h,
	});
}

/** The box around boxes; null around none. */
export function around(boxes: readonly Bounds[]): Bounds | null {
	if (boxes.length === 0) return null;
	const x = Math.min(...boxes.map((box) => box.x));
	const y = Math.min(...boxes.map((box) => box.y));
	return {
		x,
		y,
		width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
		height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
	};
}

export function overlaps(a: Bounds, b: Bounds): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The box between two corners. */
export function between(a: { x: number; y: number }, b: { x: number; y: number }): Bounds {
	return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

export type Edge = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** A box of which an edge or corner was drawn by (dx, dy); it turns over nowhere. */
export function resized({ x, y, width, height }: Bounds, edge: Edge, dx: number, dy: number): Bounds {
	const right = x + width;
	const bottom = y + height;
	const left = edge.includes("w") ? Math.min(x + dx, right - LEAST_SIZE) : x;
	const top = edge.includes("n") ? Math.min(y + dy, bottom - LEAST_SIZE) : y;
	const newRight = edge.includes("e") ? Math.max(right + dx, x + LEAST_SIZE) : right;
	const newBottom = edge.includes("s") ? Math.max(bottom + dy, y + LEAST_SIZE) : bottom;
	return { x: left, y: top, width: newRight - left, height: newBottom - top };
}

/** The part of a box that lies on the page, never less than the least size. */
export function cut(box: Bounds, page: { widthPx: number; heightPx: number }): Bounds {
	const left = Math.max(0, box.x);
	const top = Math.max(0, box.y);
	const right = Math.min(page.widthPx, box.x + box.width);
	const bottom = Math.min(page.heightPx, box.y + box.height);
	return within(
		{ x: left, y: top, width: Math.max(LEAST_SIZE, right - left), height: Math.max(LEAST_SIZE, bottom - top) },
		page,
	);
}
