import { type PDF, PdfArray, PdfDict, PdfName, PdfRef } from "@libpdf/core";
import type { SavedFile } from "#lib/pdf/read/saved-objects.ts";
import { decodeAll, inheritedResources } from "#lib/pdf/stamp/page-content.ts";
import { pageOrder } from "#lib/pdf/stamp/page-order.ts";
import { objectsWith } from "./find-fonts.ts";
import { shownText } from "./shown-text.ts";

const FONT = "/Font";
const MAX_CONTENT_BYTES = 16 * 1024 * 1024;

/**
 * Writes Helvetica for fonts that are not in the file: those that resources list, and those of pages that list none.
 * PDFium shows their text in it, where other programs show none.
 *
 * @returns whether there were any
 */
export function fillMissingFonts(pdf: PDF, saved: { bytes: Buffer; file: SavedFile }): boolean {
	const numbers = new Set(saved.file.objects.map(({ number }) => number));
	let isChanged = false;
	for (const fonts of fontLists(pdf, saved)) {
		for (const [{ value: name }, font] of fonts) {
			const isThere = font instanceof PdfRef ? numbers.has(font.objectNumber) : font instanceof PdfDict;
			if (isThere) continue;
			fonts.set(name, helvetica());
			isChanged = true;
		}
	}
	for (const ref of pageOrder(pdf)) {
		const page = pdf.getObject(ref);
		if (page instanceof PdfDict && listFonts(pdf, page)) isChanged = true;
	}
	return isChanged;
}

/** The fonts that pages and forms list. */
function fontLists(pdf: PDF, { bytes, file }: { bytes: Buffer; file: SavedFile }): PdfDict[] {
	if (!file.names.has("Font")) return [];
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const streams = file.objects.filter(
		({ isStream, start }) => isStream && bytes.subarray(start, bytes.indexOf("stream", start)).includes(FONT),
	);
	const numbers = [...objectsWith(FONT, bytes, file), ...streams.map(({ number }) => number)];
	return numbers.flatMap((number) => {
		const object = pdf.getObject(PdfRef.of(number, 0));
		if (!(object instanceof PdfDict)) return [];
		const lists = [object, object.getDict("Resources", resolve)].map((dict) => dict?.getDict("Font", resolve));
		return lists.filter((list) => list !== undefined);
	});
}

/** Lists the fonts of a page that shows text but has no list of fonts. */
function listFonts(pdf: PDF, page: PdfDict): boolean {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const resources = inheritedResources(pdf, page);
	if ((resources?.getDict("Font", resolve)?.size ?? 0) > 0) return false;
	const contents = page.get("Contents", resolve);
	const streams = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : [];
	const content = decodeAll(pdf, streams, MAX_CONTENT_BYTES);
	if (!content?.includes("Tf")) return false;
	const fonts = new PdfDict();
	for (const { font } of shownText(content)) if (font !== null && !fonts.has(font)) fonts.set(font, helvetica());
	if (fonts.size === 0) return false;
	const own = resources?.clone() ?? new PdfDict();
	own.set("Font", fonts);
	page.set("Resources", own);
	return true;
}

/** As PDFium makes it. */
function helvetica(): PdfDict {
	return PdfDict.of({
		Type: PdfName.of("Font"),
		Subtype: PdfName.of("Type1"),
		BaseFont: PdfName.of("Helvetica"),
		Encoding: PdfName.of("WinAnsiEncoding"),
	});
}
