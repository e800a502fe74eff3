import { type PDF, type PDFPage, PdfDict, PdfName, PdfNumber } from "@libpdf/core";
import { numbers } from "./canvas.ts";
import { linkAction } from "./link-action.ts";
import { addAnnotation } from "./page-annotations.ts";

/** Annotation flag Print (PDF 2.0, table 167). */
const PRINT = 4;

/**
 * Makes a rectangle of a page a link (PDF 2.0, 12.5.6.5, 12.6.4.8).
 *
 * @param rect user space
 * @param url only http and https become links
 */
export function addLink(pdf: PDF, page: PDFPage, rect: readonly number[], url: string): void {
	const action = linkAction(url);
	if (action === null) return;
	const annotation = PdfDict.of({
		Type: PdfName.of("Annot"),
		Subtype: PdfName.of("Link"),
		Rect: numbers(rect),
		Border: numbers([0, 0, 0]),
		F: PdfNumber.of(PRINT),
		A: action,
		P: page.ref,
	});
	addAnnotation(pdf, page, pdf.register(annotation));
}
