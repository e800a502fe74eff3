import { type PDF, type PDFPage, PdfArray, type PdfRef } from "@libpdf/core";

/** Adds an annotation to one page; a list that several pages share stays as it is for the others. */
export function addAnnotation(pdf: PDF, page: PDFPage, annotation: PdfRef): void {
	const existing = page.dict.getArray("Annots", (ref) => pdf.getObject(ref));
	page.dict.set("Annots", new PdfArray([...(existing?.toArray() ?? []), annotation]));
}
