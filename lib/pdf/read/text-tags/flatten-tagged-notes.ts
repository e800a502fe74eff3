import type { OpenDocument } from "../open-document.ts";
import type { Pdfium } from "../pdfium.ts";
import { readUtf16 } from "../read-utf16.ts";
import { readCharacters } from "./read-characters.ts";

/** Kind of annotations, and mode of their appearance (fpdf_annot.h). */
const [FREE_TEXT, NORMAL] = [3, 0];
/** What PDFium writes a look for without losing letters. */
const PLAIN_WITH_BRACES = /^[\t\n\r\x20-\x7e]*\{\{[\t\n\r\x20-\x7e]*$/;

/** Makes notes that print braces part of their pages, so that a tag in one is found and taken out like others. */
export function flattenTaggedNotes(pdfium: Pdfium, document: OpenDocument): void {
	const { api } = pdfium;
	for (let index = 0; index < document.pageCount; index += 1) {
		// Loading a page reads all of its content.
		if (api.EPDFPage_GetAnnotCountRaw(document.handle, index) === 0) continue;
		const page = api.FPDF_LoadPage(document.handle, index);
		if (page === 0) continue;
		let isChanged = false;
		for (let at = api.FPDFPage_GetAnnotCount(page) - 1; at >= 0; at -= 1) {
			const annotation = api.FPDFPage_GetAnnot(page, at);
			if (annotation === 0) continue;
			if (api.FPDFAnnot_GetSubtype(annotation) === FREE_TEXT && hasBraces(pdfium, annotation)) {
				isChanged = api.EPDFAnnot_Flatten(page, annotation) || isChanged;
			}
			api.FPDFPage_CloseAnnot(annotation);
		}
		if (isChanged) api.FPDFPage_GenerateContent(page);
		api.FPDF_ClosePage(page);
	}
}

function hasBraces(pdfium: Pdfium, annotation: number): boolean {
	const { api } = pdfium;
	if (!api.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) && !writeLook(pdfium, annotation)) return false;
	const look = api.EPDFAnnot_ExportAppearanceAsDocument(annotation);
	if (look === 0) return false;
	const page = api.FPDF_LoadPage(look, 0);
	const isTagged = page !== 0 && readCharacters(pdfium, page).length > 0;
	if (page !== 0) api.FPDF_ClosePage(page);
	api.FPDF_CloseDocument(look);
	return isTagged;
}

/** A note without an appearance prints its contents; only what has braces gets a look here. */
function writeLook(pdfium: Pdfium, annotation: number): boolean {
	const contents = readUtf16(pdfium, (buffer, size) =>
		pdfium.api.FPDFAnnot_GetStringValue(annotation, "Contents", buffer, size),
	);
	return PLAIN_WITH_BRACES.test(contents) && pdfium.api.EPDFAnnot_GenerateAppearance(annotation);
}
