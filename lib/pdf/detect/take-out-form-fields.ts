import type { PageGeometry } from "#lib/fields/field-types.ts";
import type { OpenDocument } from "#lib/pdf/read/open-document.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";
import { readPage } from "#lib/pdf/read/read-pages.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";
import { readFormFields } from "./read-form-fields.ts";

/** Annotation flag (PDF 2.0, table 167): what has it is not drawn into the page, and goes. */
const HIDDEN = 2;

/**
 * Finds the form fields of an open document and hides them, so that its working file has neither them nor their look;
 * none in a file that is signed, which must stay as it is. Bounds are in pixels of pages without a unit of their own.
 *
 * @param only keys of those that are taken out, and no others; left out: all are
 */
export function takeOutFormFields(pdfium: Pdfium, document: OpenDocument, only?: readonly string[]): FoundField[] {
	const { api } = pdfium;
	if (isSigned(pdfium, document)) return [];
	const pages = Array.from({ length: document.pageCount }, (_, index) => readPage(pdfium, document, index, 1));
	const known = pages.filter((page): page is PageGeometry => page !== null);
	if (known.length < pages.length) return [];
	const fields = readFormFields(pdfium, document, known).filter(({ key }) => only?.includes(key) ?? true);
	for (const { page: number, index } of fields) {
		const page = api.FPDF_LoadPage(document.handle, number - 1);
		const annotation = api.FPDFPage_GetAnnot(page, index);
		api.FPDFAnnot_SetFlags(annotation, HIDDEN);
		api.FPDFPage_CloseAnnot(annotation);
		api.FPDF_ClosePage(page);
	}
	return fields.map(({ index: _, ...field }) => field);
}

function isSigned({ api }: Pdfium, document: OpenDocument): boolean {
	const count = api.FPDF_GetSignatureCount(document.handle);
	return Array.from({ length: Math.max(0, count) }, (_, index) => index).some(
		(index) => api.FPDFSignatureObj_GetContents(api.FPDF_GetSignatureObject(document.handle, index), 0, 0) > 0,
	);
}
