import type { Bounds } from "#lib/fields/field-types.ts";

/** All lengths are pixels of 96 dpi from the displayed page's top-left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A word as it is printed; of a picture without text only its place is known, and `text` is "". */
export type Word = Box & { text: string };

/** Dots or underscores in a row, which stand for room to write or lead to a number. */
export type Leader = Box & { sign: "." | "_" };

/** A straight stroke along an axis: horizontal from left to right at a height, or vertical from top to bottom. */
export type Stroke = { from: number; to: number; at: number };

/** What is on a page, in the terms in which places to fill in are found. */
export type PageInk = {
	widthPx: number;
	heightPx: number;
	words: Word[];
	leaders: Leader[];
	horizontals: Stroke[];
	verticals: Stroke[];
	/** Small circles, to be ticked one of several. */
	circles: Box[];
	/** Signs of a font, or brackets around a blank, that are to be ticked. */
	squares: Box[];
};

/** Bounds of a field as edges. */
export function toBox({ x, y, width, height }: Bounds): Box {
	return { left: x, top: y, right: x + width, bottom: y + height };
}

export function widthOf({ left, right }: Box): number {
	return right - left;
}

export function heightOf({ top, bottom }: Box): number {
	return bottom - top;
}

/** Area that two boxes share. */
export function shared(a: Box, b: Box): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

/** Whether the middle of a box lies in another. */
export function isIn(inner: Box, outer: Box): boolean {
	const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
	return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}
