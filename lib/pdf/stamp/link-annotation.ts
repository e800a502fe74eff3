import { type PDF, type PDFPage, PdfDict, PdfName, PdfNumber, PdfString } from "@libpdf/core";
import { numbers } from "./canvas.ts";
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
	const uri = safeUri(url);
	if (uri === null) return;
	const action = PdfDict.of({ Type: PdfName.of("Action"), S: PdfName.of("URI"), URI: PdfString.fromString(uri) });
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

/** A URI is 7-bit ASCII; the parser escapes the rest. */
function safeUri(url: string): string | null {
	if (!URL.canParse(url)) return null;
	const { protocol, href } = new URL(url);
	return protocol === "http:" || protocol === "https:" ? href : null;
}
