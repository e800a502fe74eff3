import type { PageGeometry } from "#lib/fields/field-types.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import type { OpenDocument } from "./open-document.ts";
import { MAX_SIDE_PX, MIN_SIDE_PX, type PageBox, toPageGeometry } from "./page-geometry.ts";
import type { Pdfium } from "./pdfium.ts";

const MEDIA_BOX = 0;
const CROP_BOX = 1;

/** Reads one box of one page, inherited values and defaults included; null when the page itself cannot be found. */
function readBox(pdfium: Pdfium, document: OpenDocument, index: number, box: number, address: number): PageBox | null {
	if (!pdfium.api.EPDF_GetPageBoxByIndex(document.handle, index, box, address)) return null;
	// FS_RECTF: left, top, right, bottom.
	const view = new DataView(pdfium.heap().buffer, address, 16);
	return [view.getFloat32(0, true), view.getFloat32(12, true), view.getFloat32(8, true), view.getFloat32(4, true)];
}

/**
 * How the page at `index` (from 0) is displayed, without reading its content; null when the page
 * cannot be found. PDFium knows no UserUnit, so it is given.
 */
export function readPage(pdfium: Pdfium, document: OpenDocument, index: number, userUnit: number): PageGeometry | null {
	const address = pdfium.malloc(16);
	try {
		const media = readBox(pdfium, document, index, MEDIA_BOX, address);
		const crop = readBox(pdfium, document, index, CROP_BOX, address);
		if (!media && !crop) return null;
		const rotation = pdfium.api.EPDF_GetPageRotationByIndex(document.handle, index) * 90;
		return toPageGeometry({ media, crop, rotation, userUnit });
	} finally {
		pdfium.free(address);
	}
}

/**
 * The pages as displayed; `userUnits` holds the UserUnit of the pages (by index) that have one.
 * Throws PdfRefusalError for pages that cannot be found or have a size nobody can use.
 */
export function readPages(
	pdfium: Pdfium,
	document: OpenDocument,
	userUnits: ReadonlyMap<number, number>,
	fileName: string,
): PageGeometry[] {
	return Array.from({ length: document.pageCount }, (_, index) => {
		const page = readPage(pdfium, document, index, userUnits.get(index) ?? 1);
		if (!page) throw fileRefusal("filePageList", { file: fileName });
		checkSize(page, index + 1, fileName);
		return page;
	});
}

function checkSize(page: PageGeometry, number: number, fileName: string): void {
	const longest = Math.max(page.widthPx, page.heightPx);
	const shortest = Math.min(page.widthPx, page.heightPx);
	if (longest > MAX_SIDE_PX) throw fileRefusal("filePageLarge", { file: fileName, page: number });
	if (!(shortest >= MIN_SIDE_PX)) throw fileRefusal("filePageSmall", { file: fileName, page: number });
}
