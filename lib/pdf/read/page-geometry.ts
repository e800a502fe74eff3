import type { PageGeometry } from "#lib/fields/field-types.ts";

/** Left, bottom, right, top in the PDF's user space. */
export type PageBox = [x0: number, y0: number, x1: number, y1: number];

const PX_PER_PT = 96 / 72;

/** PDF 32000-1 annex C.2: no page side over 14,400 units; with UserUnit that is no longer 200 inches. */
export const MAX_SIDE_PX = 14_400 * PX_PER_PT;

/** An eighth of an inch: nothing can be signed on less. */
export const MIN_SIDE_PX = 12;

/** US Letter, which viewers assume for a page without a usable MediaBox. */
const LETTER: PageBox = [0, 0, 612, 792];

function isEmpty([x0, y0, x1, y1]: PageBox): boolean {
	return !(x1 > x0 && y1 > y0);
}

/** Corners may be given in any order (PDF 2.0 clause 7.9.5). */
function normalise([x0, y0, x1, y1]: PageBox): PageBox {
	return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

function visibleBox(media: PageBox | null, crop: PageBox | null): PageBox {
	const page = media && !isEmpty(normalise(media)) ? normalise(media) : LETTER;
	if (!crop || isEmpty(normalise(crop))) return page;
	const [x0, y0, x1, y1] = normalise(crop);
	const visible: PageBox = [Math.max(x0, page[0]), Math.max(y0, page[1]), Math.min(x1, page[2]), Math.min(y1, page[3])];
	return isEmpty(visible) ? page : visible;
}

/** Brings degrees of any size and sign to a quarter turn; what is no quarter turn counts as none. */
export function normaliseRotation(degrees: number): PageGeometry["rotation"] {
	const turn = ((degrees % 360) + 360) % 360;
	return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}

/** Removes the noise of 32-bit floats. */
function round(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}

/** How a page is displayed, from its boxes (user space), its rotation (degrees) and its UserUnit. */
export function toPageGeometry(page: {
	media: PageBox | null;
	crop: PageBox | null;
	rotation: number;
	userUnit: number;
}): PageGeometry {
	const [x0, y0, x1, y1] = visibleBox(page.media, page.crop);
	const userUnit = Number.isFinite(page.userUnit) && page.userUnit > 0 ? page.userUnit : 1;
	const rotation = normaliseRotation(page.rotation);
	const width = (x1 - x0) * userUnit * PX_PER_PT;
	const height = (y1 - y0) * userUnit * PX_PER_PT;
	const isTurned = rotation === 90 || rotation === 270;
	return {
		widthPx: round(isTurned ? height : width),
		heightPx: round(isTurned ? width : height),
		rotation,
		box: [round(x0), round(y0), round(x1), round(y1)],
		userUnit,
	};
}
