import type { PageGeometry } from "#lib/fields/field-types.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { openDocument } from "#lib/pdf/read/open-document.ts";
import { loadPdfium } from "#lib/pdf/read/pdfium.ts";
import { readPage } from "#lib/pdf/read/read-pages.ts";
import { pdfRefusal } from "#lib/pdf/refusal.ts";

/** What two readers make of one box differs by less, in pixels. */
const TOLERANCE_PX = 0.01;

/**
 * Has PDFium, which draws the pages that people sign, count and measure the pages of a file that was made of
 * them: each must be there, in order, as large and turned as it was, and behind them `added` others and no more.
 *
 * @throws PdfRefusalError Conflict when a page is missing, of another size, or one too many
 */
export async function checkPages(
	parts: readonly Uint8Array[],
	pages: readonly PageGeometry[],
	added: number,
): Promise<void> {
	const pdfium = await loadPdfium();
	// Not joined for it: every megabyte that a seal allocates brings the collection of the whole heap nearer.
	const document = openDocument(pdfium, parts, "sealed");
	if (!document) throw pdfRefusal("Conflict", said("sealUnopened"));
	try {
		const wanted = pages.length + added;
		if (document.pageCount !== wanted) {
			throw pdfRefusal("Conflict", said("sealPageCount", { count: document.pageCount, wanted }));
		}
		pages.forEach((page, index) => {
			const found = readPage(pdfium, document, index, page.userUnit);
			if (!found || !isAlike(found, page)) throw pdfRefusal("Conflict", said("sealPageOther", { page: index + 1 }));
		});
	} finally {
		document.close();
	}
}

function isAlike(one: PageGeometry, other: PageGeometry): boolean {
	const isAsLarge = [one.widthPx - other.widthPx, one.heightPx - other.heightPx].every(
		(difference) => Math.abs(difference) < TOLERANCE_PX,
	);
	return isAsLarge && one.rotation === other.rotation;
}
