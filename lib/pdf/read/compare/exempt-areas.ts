import type { OpenDocument } from "../open-document.ts";
import type { Pdfium } from "../pdfium.ts";
import { readUtf16 } from "../read-utf16.ts";
import type { Area, Exempt } from "./lost-pixels.ts";

type Size = { widthPx: number; heightPx: number };
/** left, bottom, right, top in the page's user space */
type Box = readonly [number, number, number, number];

/** fpdf_annot.h */
const TEXT = 1;
const LINK = 2;
const FREE_TEXT = 3;
const STAMP = 13;
const POPUP = 16;
const WIDGET = 20;
/** Notes that open when they are clicked: PDFium draws their icon, a page that is signed has none. */
const GONE = new Set([TEXT, LINK, POPUP]);

/** fpdf_edit.h */
const TEXT_OBJECT = 1;
const FORM_OBJECT = 5;

/** Flag of a choice field that opens when it is clicked (PDF 2.0, table 233). */
const COMBO = 131_072;

/** FPDFAnnot_GetStringValue counts the zero at the end, in UTF-16. */
const EMPTY_BYTES = 2;

/** Borders and letters reach beyond their box by this much at 36 dpi, and by a share of its height. */
const MARGIN_PX = 2;
const MARGIN_SHARE = 0.25;
/** Readers differ in whether a field without a look has a border. */
const BORDER_PX = 2;
/** Icons of notes have one size on paper of any size, and may be beside their box. */
const ICON_PX = 16;

/**
 * The parts of a page (index from 0) of an upload that its working file may show in another way: form fields and notes
 * whose looks intake writes, text whose font it embeds, and what only a screen shows.
 */
export function exemptAreas(
	pdfium: Pdfium,
	{ before, after }: { before: OpenDocument; after: OpenDocument },
	index: number,
	size: Size,
): Exempt[] {
	const { api, malloc, free } = pdfium;
	const page = api.FPDF_LoadPage(before.handle, index);
	if (page === 0) return [];
	const left = substitutedFonts(pdfium, after, index);
	const address = malloc(32);
	try {
		const found = [...annotations(pdfium, page, address), ...embeddedText(pdfium, page, left, address)];
		return found.map(({ content, box }) => {
			const area = areaOf(pdfium, page, box, size, address);
			const { width, height } = { width: area.right - area.left, height: area.bottom - area.top };
			const outer = grow(area, MARGIN_PX + Math.ceil(MARGIN_SHARE * Math.min(width, height)));
			if (content === "any") return { ...grow(outer, ICON_PX), filled: null };
			return { ...outer, filled: content === "framed" ? grow(area, -BORDER_PX) : outer };
		});
	} finally {
		free(address);
		api.FPDF_ClosePage(page);
	}
}

/** What a box may become: any thing, something within the same or another border, or something. */
type Found = { box: Box; content: "any" | "framed" | "plain" };

function annotations(pdfium: Pdfium, page: number, address: number): Found[] {
	const { api } = pdfium;
	const found: Found[] = [];
	for (let at = 0; at < api.FPDFPage_GetAnnotCount(page); at += 1) {
		const annotation = api.FPDFPage_GetAnnot(page, at);
		if (annotation === 0) continue;
		const subtype = api.FPDFAnnot_GetSubtype(annotation);
		// PDFium writes missing looks of the others while it loads a page, so they can’t be told from those of the file.
		if (subtype !== STAMP) {
			const isFilled = subtype !== WIDGET || showsValue(pdfium, annotation, address);
			const shown = subtype === WIDGET || subtype === FREE_TEXT ? "framed" : "plain";
			const content = isFilled && !GONE.has(subtype) ? shown : "any";
			for (const box of boxesOf(pdfium, annotation, address)) found.push({ content, box });
		}
		api.FPDFPage_CloseAnnot(annotation);
	}
	return found;
}

/**
 * Whether a form field shows its value in any look. An empty one has nothing to show but what is clicked, such as the
 * arrow of a list, and a list without a look shows its options in other programs, but only its value once it is written.
 */
function showsValue(pdfium: Pdfium, annotation: number, address: number): boolean {
	const { api, heap } = pdfium;
	const type = readUtf16(pdfium, (buffer, size) => api.FPDFAnnot_GetStringValue(annotation, "FT", buffer, size));
	const hasFlags = api.FPDFAnnot_GetNumberValue(annotation, "Ff", address);
	const [flags = 0] = hasFlags ? new Float32Array(heap().buffer, address, 1) : [];
	const isList = type === "Ch" && (flags & COMBO) === 0;
	return !isList && api.FPDFAnnot_GetStringValue(annotation, "V", 0, 0) > EMPTY_BYTES;
}

/** Its rectangle, and the quadrilaterals of what marks text, which may be elsewhere. */
function boxesOf({ api, heap }: Pdfium, annotation: number, address: number): Box[] {
	const boxes: Box[] = [];
	const add = (count: number) => {
		const numbers = new Float32Array(heap().buffer, address, count);
		const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
		boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
	};
	// FS_RECTF and FS_QUADPOINTSF: pairs of x and y.
	if (api.FPDFAnnot_GetRect(annotation, address)) add(4);
	for (let at = 0; at < api.FPDFAnnot_CountAttachmentPoints(annotation); at += 1) {
		if (api.FPDFAnnot_GetAttachmentPoints(annotation, at, address)) add(8);
	}
	return boxes;
}

/** Text in fonts that intake embeds; where such text is part of a form, the whole form. */
function embeddedText(pdfium: Pdfium, page: number, left: ReadonlySet<string>, address: number): Found[] {
	const { api, heap } = pdfium;
	const found: Found[] = [];
	for (let at = 0; at < api.FPDFPage_CountObjects(page); at += 1) {
		const object = api.FPDFPage_GetObject(page, at);
		const fonts = substitutedFontsOf(pdfium, object);
		if (fonts.every((font) => left.has(font))) continue;
		if (!api.FPDFPageObj_GetBounds(object, address, address + 4, address + 8, address + 12)) continue;
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = new Float32Array(heap().buffer, address, 4);
		found.push({ content: "plain", box: [x0, y0, x1, y1] });
	}
	return found;
}

/** Names of the fonts of a page that the file does not embed. */
function substitutedFonts(pdfium: Pdfium, { handle }: OpenDocument, index: number): ReadonlySet<string> {
	const { api } = pdfium;
	const page = api.FPDF_LoadPage(handle, index);
	if (page === 0) return new Set();
	const count = api.FPDFPage_CountObjects(page);
	const objects = Array.from({ length: count }, (_, at) => api.FPDFPage_GetObject(page, at));
	const names = new Set(objects.flatMap((object) => substitutedFontsOf(pdfium, object)));
	api.FPDF_ClosePage(page);
	return names;
}

function substitutedFontsOf(pdfium: Pdfium, object: number): string[] {
	const { api } = pdfium;
	const type = api.FPDFPageObj_GetType(object);
	if (type === TEXT_OBJECT) {
		const font = api.FPDFTextObj_GetFont(object);
		return font === 0 || api.FPDFFont_GetIsEmbedded(font) !== 0 ? [] : [nameOf(pdfium, font)];
	}
	const count = type === FORM_OBJECT ? api.FPDFFormObj_CountObjects(object) : 0;
	return Array.from({ length: Math.max(0, count) }, (_, at) => api.FPDFFormObj_GetObject(object, at)).flatMap((part) =>
		substitutedFontsOf(pdfium, part),
	);
}

/** No name of a font is longer. */
const NAME_BYTES = 128;

function nameOf({ api, malloc, free, heap }: Pdfium, font: number): string {
	const address = malloc(NAME_BYTES);
	const length = api.FPDFFont_GetBaseFontName(font, address, NAME_BYTES);
	const name = Buffer.from(heap().buffer, address, Math.min(length, NAME_BYTES)).toString("latin1");
	free(address);
	return name;
}

function areaOf({ api, heap }: Pdfium, page: number, box: Box, size: Size, address: number): Area {
	const [left, bottom, right, top] = box;
	const at = (x: number, y: number) => {
		api.FPDF_PageToDevice(page, 0, 0, size.widthPx, size.heightPx, 0, x, y, address, address + 4);
		const [column = 0, row = 0] = new Int32Array(heap().buffer, address, 2);
		return { column, row };
	};
	const [one, other] = [at(left, bottom), at(right, top)];
	return {
		left: Math.min(one.column, other.column),
		top: Math.min(one.row, other.row),
		right: Math.max(one.column, other.column) + 1,
		bottom: Math.max(one.row, other.row) + 1,
	};
}

function grow({ left, top, right, bottom }: Area, by: number): Area {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
