import type { Bounds } from "#lib/fields/field-types.ts";

/** Corners of the displayed page in the order they are tried; a page’s free ones are a set of bits in this order. */
const CORNERS = ["bottomLeft", "bottomRight", "topLeft", "topRight"] as const;
type Corner = (typeof CORNERS)[number];

/** A page’s size in pixels of 96 dpi, as displayed. */
type Page = { widthPx: number; heightPx: number };

const PX_PER_PT = 96 / 72;

export const DOCUMENT_ID_SIZE_PX = 6 * PX_PER_PT;
export const DOCUMENT_ID_COLOR = "#55595F";
/** The longest line, in French; a test measures it. */
const STRIP = { width: 164 * PX_PER_PT, height: 8 * PX_PER_PT };
/** From the strip’s bottom to the base line. */
export const DOCUMENT_ID_BASELINE_PX = 2 * PX_PER_PT;
/** To the page’s edge, within what printers reach. */
const MARGIN = 12 * PX_PER_PT;
const CLEARANCE = 4 * PX_PER_PT;

type DocumentIdPlace = {
	/** On the displayed page. */
	bounds: Bounds;
	align: "Left" | "Right";
};

/** What is printed on the pages of a file; absent where no page shows it. */
export type PrintedDocumentId = {
	text: string;
	/** Page by page; null where it is left out. */
	places: (DocumentIdPlace | null)[];
};

/**
 * Where a page shows the document’s ID; null where every corner is taken. The one rule for the signing page, previews and
 * the sealed file.
 *
 * @param freeCorners what `freeCornersOf` found in the page’s picture
 * @param fields what is or may be printed on the page
 */
export function placeDocumentId(page: Page, freeCorners: number, fields: readonly Bounds[]): DocumentIdPlace | null {
	const corner = CORNERS.find(
		(one, index) =>
			(freeCorners & (1 << index)) !== 0 && !fields.some((bounds) => overlaps(withClearance(strip(page, one)), bounds)),
	);
	if (!corner) return null;
	return { bounds: strip(page, corner), align: corner === "bottomLeft" || corner === "topLeft" ? "Left" : "Right" };
}

/** Corners of a page where nothing lies in the ID’s strip or within 4 pt of it, as bits in their order. */
export function freeCornersOf(page: Page, isBlank: (bounds: Bounds) => boolean): number {
	// On a smaller page the strips would reach beyond it or meet each other.
	if (page.widthPx < STRIP.width + 2 * MARGIN || page.heightPx < 2 * (STRIP.height + MARGIN)) return 0;
	return CORNERS.reduce(
		(bits, corner, index) => (isBlank(withClearance(strip(page, corner))) ? bits | (1 << index) : bits),
		0,
	);
}

function strip({ widthPx, heightPx }: Page, corner: Corner): Bounds {
	const x = corner === "bottomLeft" || corner === "topLeft" ? MARGIN : widthPx - MARGIN - STRIP.width;
	const y = corner === "topLeft" || corner === "topRight" ? MARGIN : heightPx - MARGIN - STRIP.height;
	return { x, y, ...STRIP };
}

function withClearance({ x, y, width, height }: Bounds): Bounds {
	return { x: x - CLEARANCE, y: y - CLEARANCE, width: width + 2 * CLEARANCE, height: height + 2 * CLEARANCE };
}

function overlaps(one: Bounds, other: Bounds): boolean {
	return (
		one.x < other.x + other.width &&
		other.x < one.x + one.width &&
		one.y < other.y + other.height &&
		other.y < one.y + one.height
	);
}
