import { PAGE_PICTURE_VERSION } from "./page-picture.ts";

/**
 * A line of a page's text where it is printed. Lengths are ten-thousandths of the displayed page's width, down
 * and to the right of its upper left corner.
 */
export type TextLine = {
	text: string;
	x: number;
	y: number;
	width: number;
	height: number;
	/** Degrees by which it is turned clockwise. */
	turn: 0 | 90 | 180 | 270;
	/** Of the heading that it is in a tagged document, 1 to 6; 0: none. */
	level: number;
	/** Goes on with the heading of the line above. */
	isMore: boolean;
};

export type PageText = {
	/** In reading order. */
	lines: TextLine[];
	/** BCP 47, of the whole document; null when the file does not say. */
	language: string | null;
};

/** Text of consecutive pages of a file. */
export type TextPart = { pages: PageText[] };

/** As many stand in the HTML. They are a part of their own: whoever opens a document first waits for these alone. */
export const FIRST_TEXT_PAGES = 3;
const PAGES_PER_PART = 25;

/** The parts that a file's text comes in: few, since each but the first is a request of its own. */
export function countTextParts(pageCount: number): number {
	return 1 + Math.max(0, Math.ceil((pageCount - FIRST_TEXT_PAGES) / PAGES_PER_PART));
}

/** The first and last page (1-based, in the file) of a part (0-based). */
export function pagesOfPart(part: number, pageCount: number): { first: number; last: number } {
	const last = FIRST_TEXT_PAGES + part * PAGES_PER_PART;
	return { first: part === 0 ? 1 : last - PAGES_PER_PART + 1, last: Math.min(last, pageCount) };
}

/**
 * Where a part of a file's text is.
 *
 * @param base of the document: `/sign/<token>`
 * @param fileIndex 0-based
 */
export function textPartUrl(base: string, fileIndex: number, part: number): string {
	return `${base}/text/${fileIndex}-${part}?v=${PAGE_PICTURE_VERSION}`;
}
