import type { Pdfium } from "../pdfium.ts";

/** A character as it stands on a page, in the page's user space, y up. */
export type PrintedCharacter = {
	text: string;
	/** PDFium put it between two characters for the gap there: a blank or a line end. */
	isGap: boolean;
	/** Start of the base line. */
	x: number;
	y: number;
	/** Where the text runs, a unit vector. */
	direction: readonly [x: number, y: number];
	/** The font's box around it, upright. */
	box: readonly [x0: number, y0: number, x1: number, y1: number];
};

const BUFFER_BYTES = 16;
/** What PDFium gives for a hyphen at a line's end. */
const LINE_END_HYPHEN = 2;

/**
 * The characters in braces of a loaded page in reading order as PDFium finds it; none of a page without
 * two opening braces, so that plain pages cost little.
 *
 * @param page FPDF_PAGE
 */
export function readCharacters(pdfium: Pdfium, page: number): PrintedCharacter[] {
	const { api } = pdfium;
	const textPage = api.FPDFText_LoadPage(page);
	if (textPage === 0) return [];
	const buffer = pdfium.malloc(BUFFER_BYTES);
	try {
		const count = api.FPDFText_CountChars(textPage);
		const codes = Array.from({ length: count }, (_, index) => pdfium.unicodeAt(textPage, index));
		if (codes.filter((code) => code === OPENING_BRACE).length < 2) return [];
		return stretchesInBraces(codes).flatMap(([from, to]) => [
			SKIPPED,
			...codes
				.slice(from, to)
				.flatMap((code, place) => readCharacter(pdfium, textPage, { code, index: from + place, buffer }) ?? []),
		]);
	} finally {
		pdfium.free(buffer);
		api.FPDFText_ClosePage(textPage);
	}
}

const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
/** No tag is longer. */
const MAX_TAG_LENGTH = 1_000;
/** Stands for all that is between two stretches; part of no tag. */
const SKIPPED: PrintedCharacter = { text: "\0", isGap: false, x: 0, y: 0, direction: [1, 0], box: [0, 0, 0, 0] };

/**
 * From each opening brace to the closing ones of all that were opened, as the lines of two columns take turns: asking
 * where a character stands is slow.
 */
function stretchesInBraces(codes: readonly number[]): [from: number, to: number][] {
	const stretches: [number, number][] = [];
	let from = -1;
	let last = -1;
	let open = 0;
	for (const [index, code] of codes.entries()) {
		if (code === OPENING_BRACE) {
			if (from === -1) [from, open] = [index, 0];
			last = index;
			open += 1;
		}
		if (code === CLOSING_BRACE) open -= 1;
		const isClosed = code === CLOSING_BRACE && open <= 0 && codes[index + 1] !== CLOSING_BRACE;
		if (from === -1 || (!isClosed && index - last < MAX_TAG_LENGTH && index < codes.length - 1)) continue;
		stretches.push([from, index + 1]);
		from = -1;
	}
	return stretches;
}

function readCharacter(
	pdfium: Pdfium,
	textPage: number,
	at: { code: number; index: number; buffer: number },
): PrintedCharacter | null {
	const { api } = pdfium;
	const { code, index, buffer } = at;
	const text = code === LINE_END_HYPHEN ? "-" : String.fromCodePoint(code > 0x10ffff ? 0xfffd : code);
	if (api.FPDFText_IsGenerated(textPage, index) === 1) {
		return { text, isGap: true, x: 0, y: 0, direction: [1, 0], box: [0, 0, 0, 0] };
	}
	const number = (offset: number) => new DataView(pdfium.heap().buffer, buffer).getFloat32(offset, true);
	if (!api.FPDFText_GetLooseCharBox(textPage, index, buffer)) return null;
	// FS_RECTF: left, top, right, bottom.
	const box = [number(0), number(12), number(8), number(4)] as const;
	if (!api.FPDFText_GetCharOrigin(textPage, index, buffer, buffer + 8)) return null;
	const origin = new DataView(pdfium.heap().buffer, buffer);
	const [x, y] = [origin.getFloat64(0, true), origin.getFloat64(8, true)];
	// Radians, clockwise.
	const angle = api.FPDFText_GetCharAngle(textPage, index);
	return { text, isGap: false, x, y, direction: [Math.cos(angle), -Math.sin(angle)], box };
}
