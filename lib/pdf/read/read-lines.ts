import type { TextLine } from "#lib/contract/page-text.ts";
import type { Pdfium } from "./pdfium.ts";
import { type HeadingPlace, readHeadings } from "./read-headings.ts";

/** The displayed page's width in the units of a line. */
const UNITS = 10_000;
/** More is no page that somebody reads. */
const MAX_CHARACTERS = 30_000;
/** A page of a dense table has some thousands of cells; each line is held by whoever opens the document. */
const MAX_LINES = 4_000;
/** A gap of so many line heights begins another column. */
const COLUMN_GAP = 1.5;
/** Height of a line of invisible characters without a shape. */
const LOWEST = 100;
/** What PDFium gives for a hyphen at a line's end. */
const LINE_END_HYPHEN = 2;
const SOFT_HYPHEN = 0xad;
const HALF_CHARACTER = /\p{Surrogate}/gu;

type Box = { left: number; top: number; right: number; bottom: number };
type Place = { box: Box; turn: TextLine["turn"] };
type Line = Place & { text: string; heading: HeadingPlace | null };

/** What one page is asked with. */
class PageReader {
	readonly #pdfium: Pdfium;
	readonly #page: number;
	readonly #textPage: number;
	readonly #buffer: number;
	readonly #height: number;

	constructor(pdfium: Pdfium, handles: { page: number; textPage: number; buffer: number }) {
		this.#pdfium = pdfium;
		this.#page = handles.page;
		this.#textPage = handles.textPage;
		this.#buffer = handles.buffer;
		const { api } = pdfium;
		this.#height = Math.round((UNITS * api.FPDF_GetPageHeightF(this.#page)) / api.FPDF_GetPageWidthF(this.#page));
	}

	#view(): DataView {
		return new DataView(this.#pdfium.heap().buffer, this.#buffer);
	}

	/** A point of the page's user space as displayed. */
	#displayed(x: number, y: number): [number, number] {
		const out = this.#buffer;
		this.#pdfium.api.FPDF_PageToDevice(this.#page, 0, 0, UNITS, this.#height, 0, x, y, out, out + 4);
		return [this.#view().getInt32(0, true), this.#view().getInt32(4, true)];
	}

	/** Where a character stands; null for one that stands nowhere. */
	place(index: number): Place | null {
		const { api } = this.#pdfium;
		if (!api.FPDFText_GetLooseCharBox(this.#textPage, index, this.#buffer)) return null;
		const view = this.#view();
		// FS_RECTF: left, top, right, bottom.
		const [x0, y1, x1, y0] = [0, 4, 8, 12].map((offset) => view.getFloat32(offset, true)) as [
			number,
			number,
			number,
			number,
		];
		const [a, b] = [this.#displayed(x0, y0), this.#displayed(x1, y1)];
		const angle = api.FPDFText_GetCharAngle(this.#textPage, index);
		// Radians, clockwise; far enough for whole units.
		const [far, near] = [this.#displayed(1e3 * Math.cos(angle), -1e3 * Math.sin(angle)), this.#displayed(0, 0)];
		const degrees = (Math.atan2(far[1] - near[1], far[0] - near[0]) * 180) / Math.PI;
		const turn = ((Math.round(degrees / 90) * 90 + 360) % 360) as TextLine["turn"];
		const box = {
			left: Math.min(a[0], b[0]),
			top: Math.min(a[1], b[1]),
			right: Math.max(a[0], b[0]),
			bottom: Math.max(a[1], b[1]),
		};
		return { box, turn };
	}

	character(index: number): { code: number; isGenerated: boolean } {
		const { api, unicodeAt } = this.#pdfium;
		const code = unicodeAt(this.#textPage, index);
		return { code, isGenerated: api.FPDFText_IsGenerated(this.#textPage, index) === 1 };
	}

	/** The marked content that a character is in (PDF 2.0 clause 14.7.5), or -1. */
	contentId(index: number): number {
		const object = this.#pdfium.api.FPDFText_GetTextObject(this.#textPage, index);
		return object === 0 ? -1 : this.#pdfium.api.FPDFPageObj_GetMarkedContentID(object);
	}
}

function joined(a: Box, b: Box): Box {
	return {
		left: Math.min(a.left, b.left),
		top: Math.min(a.top, b.top),
		right: Math.max(a.right, b.right),
		bottom: Math.max(a.bottom, b.bottom),
	};
}

/** How far a character stands from the line so far, along the line, and how high the line is. */
function distance({ box, turn }: Place, next: Box): { gap: number; height: number } {
	const isUpright = turn === 0 || turn === 180;
	const gap = isUpright
		? Math.max(next.left - box.right, box.left - next.right)
		: Math.max(next.top - box.bottom, box.top - next.bottom);
	return { gap, height: isUpright ? box.bottom - box.top : box.right - box.left };
}

function goesOn(line: Line, next: Place): boolean {
	const { gap, height } = distance(line, next.box);
	return line.turn === next.turn && gap < Math.max(LOWEST, height) * COLUMN_GAP;
}

function isLineEnd(code: number): boolean {
	return code === 0x0a || code === 0x0d;
}

function textOf(code: number): string {
	// A page prints a soft hyphen only where it breaks a word.
	if (code === LINE_END_HYPHEN || code === SOFT_HYPHEN) return "-";
	if (code < 0x20 || code > 0x10ffff || code === 0xfffe) return "";
	// Halves of a character beyond U+FFFF come one after the other.
	return String.fromCodePoint(code);
}

function toTextLine(line: Line, before: Line | undefined): TextLine {
	const { box, turn, heading } = line;
	return {
		text: line.text.replace(HALF_CHARACTER, "").trimEnd(),
		x: box.left,
		y: box.top,
		width: box.right - box.left || LOWEST,
		height: box.bottom - box.top || LOWEST,
		turn,
		level: heading?.level ?? 0,
		isMore: heading !== null && before?.heading?.element === heading.element,
	};
}

function splitIntoLines(reader: PageReader, count: number, headings: ReadonlyMap<number, HeadingPlace>): Line[] {
	const lines: Line[] = [];
	let line: Line | null = null;
	for (let index = 0; index < Math.min(count, MAX_CHARACTERS); index += 1) {
		const { code, isGenerated } = reader.character(index);
		if (isLineEnd(code)) {
			line = null;
			continue;
		}
		const text = textOf(code);
		const place = isGenerated || text.trim() === "" ? null : reader.place(index);
		if (!place) {
			if (line) line.text += text === "" ? "" : text;
		} else if (line && goesOn(line, place)) {
			line.text += text;
			line.box = joined(line.box, place.box);
		} else {
			line = { text, ...place, heading: headings.get(reader.contentId(index)) ?? null };
			if (lines.push(line) === MAX_LINES) break;
		}
		// PDFium takes both parts of a word that is broken at a line's end for one line.
		if (code === LINE_END_HYPHEN) line = null;
	}
	return lines;
}

/**
 * The text of a loaded page, line by line in reading order as PDFium finds it; invisible text, as scanners put
 * it over their pictures, included.
 *
 * @param page FPDF_PAGE
 */
export function readLines(pdfium: Pdfium, page: number): TextLine[] {
	const { api } = pdfium;
	const textPage = api.FPDFText_LoadPage(page);
	if (textPage === 0) return [];
	const buffer = pdfium.malloc(16);
	try {
		const count = api.FPDFText_CountChars(textPage);
		const reader = new PageReader(pdfium, { page, textPage, buffer });
		const lines = count > 0 ? splitIntoLines(reader, count, readHeadings(pdfium, page)) : [];
		return lines.map((line, index) => toTextLine(line, lines[index - 1])).filter((line) => line.text !== "");
	} finally {
		pdfium.free(buffer);
		api.FPDFText_ClosePage(textPage);
	}
}
