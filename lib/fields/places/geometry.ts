import type { Bounds, PageGeometry } from "#lib/fields/field-types.ts";

/** A PDF transformation [a b c d e f]: (x, y) → (a·x + c·y + e, b·x + d·y + f) (PDF 2.0, 8.3.3). */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** A displayed box in the PDF's own space. */
export type UserSpaceBox = {
	/**
	 * Maps a local box, (0,0)–(widthPt, heightPt) in points with y up, to where the page displays it,
	 * upright for the reader. Use it as the operand of `cm`.
	 */
	matrix: Matrix;
	widthPt: number;
	heightPt: number;
	/** The same box in user space units, for annotations: x0 < x1, y0 < y1. */
	rect: [x0: number, y0: number, x1: number, y1: number];
};

/** Pixels of 96 dpi to points of 72. */
function pxToPt(px: number): number {
	return px * 0.75;
}

/** Points of 72 dpi to pixels of 96. */
function ptToPx(pt: number): number {
	return pt / 0.75;
}

/**
 * A page's geometry from what its PDF says.
 * @param box the visible box (CropBox within MediaBox) with its corners in any order
 * @param rotation /Rotate, any multiple of 90, clockwise
 */
export function pageGeometry(
	box: readonly [number, number, number, number],
	rotation: number,
	userUnit: number,
): PageGeometry {
	const [x0, x1] = box[0] <= box[2] ? [box[0], box[2]] : [box[2], box[0]];
	const [y0, y1] = box[1] <= box[3] ? [box[1], box[3]] : [box[3], box[1]];
	const quarterTurns = ((Math.round(rotation / 90) % 4) + 4) % 4;
	const normalRotation = ([0, 90, 180, 270] as const)[quarterTurns] ?? 0;
	const isSideways = quarterTurns % 2 === 1;
	const widthPx = ptToPx((x1 - x0) * userUnit);
	const heightPx = ptToPx((y1 - y0) * userUnit);
	return {
		widthPx: isSideways ? heightPx : widthPx,
		heightPx: isSideways ? widthPx : heightPx,
		rotation: normalRotation,
		box: [x0, y0, x1, y1],
		userUnit,
	};
}

/** Where bounds of the displayed page (pixels from its top-left corner) are in the PDF's user space. */
export function toUserSpace(geometry: PageGeometry, bounds: Bounds): UserSpaceBox {
	const widthPt = pxToPt(bounds.width);
	const heightPt = pxToPt(bounds.height);
	// One point is 1/userUnit of a user space unit.
	const unit = 1 / geometry.userUnit;
	const [e, f] = toUserPoint(geometry, bounds.x, bounds.y + bounds.height);
	const [cos, sin] = DIRECTIONS[geometry.rotation];
	const matrix: Matrix = [cos * unit, sin * unit, -sin * unit, cos * unit, e, f];
	const [oppositeX, oppositeY] = toUserPoint(geometry, bounds.x + bounds.width, bounds.y);
	const rect: UserSpaceBox["rect"] = [
		Math.min(e, oppositeX),
		Math.min(f, oppositeY),
		Math.max(e, oppositeX),
		Math.max(f, oppositeY),
	];
	return { matrix, widthPt, heightPt, rect };
}

/** Where "to the right" of the displayed page points in user space, by /Rotate: (x, y) of a unit. */
const DIRECTIONS: Readonly<Record<PageGeometry["rotation"], readonly [cos: number, sin: number]>> = {
	0: [1, 0],
	90: [0, 1],
	180: [-1, 0],
	270: [0, -1],
};

/** Where a box of user space (corners in any order) is displayed; it may reach beyond the page. */
export function toDisplayedBounds({ box, rotation, userUnit }: PageGeometry, rect: readonly number[]): Bounds {
	const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
	const scale = ptToPx(userUnit);
	const [left, right] = [(Math.min(x0, x1) - box[0]) * scale, (box[2] - Math.max(x0, x1)) * scale];
	const [below, above] = [(Math.min(y0, y1) - box[1]) * scale, (box[3] - Math.max(y0, y1)) * scale];
	const width = Math.abs(x1 - x0) * scale;
	const height = Math.abs(y1 - y0) * scale;
	switch (rotation) {
		case 0:
			return { x: left, y: above, width, height };
		case 90:
			return { x: below, y: left, width: height, height: width };
		case 180:
			return { x: right, y: below, width, height };
		case 270:
			return { x: above, y: right, width: height, height: width };
	}
}

/** A displayed point (pixels from the top-left corner) in user space units. */
export function toUserPoint(
	{ box, rotation, userUnit }: PageGeometry,
	xPx: number,
	yPx: number,
): [x: number, y: number] {
	const right = pxToPt(xPx) / userUnit;
	const down = pxToPt(yPx) / userUnit;
	const [x0, y0, x1, y1] = box;
	switch (rotation) {
		case 0:
			return [x0 + right, y1 - down];
		case 90:
			return [x0 + down, y0 + right];
		case 180:
			return [x1 - right, y0 + down];
		case 270:
			return [x1 - down, y1 - right];
	}
}
