import type { OpenDocument } from "#lib/pdf/read/open-document.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";

/** Kinds of annotations (fpdf_annot.h). */
const [HIGHLIGHT, UNDERLINE, SQUIGGLY, STRIKEOUT, POPUP, WIDGET] = [9, 10, 11, 12, 16, 20];
const MARKS_TEXT = new Set([HIGHLIGHT, UNDERLINE, SQUIGGLY, STRIKEOUT]);
/** FPDF_ANNOT_APPEARANCEMODE_NORMAL */
const NORMAL = 0;
/** Eight and four floats (fpdfview.h). */
const [QUADPOINTS_BYTES, RECT_BYTES] = [32, 16];

/**
 * Has PDFium write the looks that form fields and annotations (the border of a link is one) leave to the
 * reader, as it draws them itself, so that all readers show the same. Pages with form fields are loaded for it, nothing is drawn.
 */
export function writeMissingLooks(pdfium: Pdfium, document: OpenDocument): void {
	const withFields: number[] = [];
	for (let page = 0; page < document.pageCount; page += 1) {
		const kinds = kindsOn(pdfium, document, page);
		if (kinds.includes(WIDGET)) withFields.push(page);
	}
	fillInForm(pdfium, document, withFields);
	for (let page = 0; page < document.pageCount; page += 1) {
		eachAnnotation(pdfium, document, page, (annotation) => writeLook(pdfium, annotation));
	}
}

function kindsOn(pdfium: Pdfium, document: OpenDocument, page: number): number[] {
	const kinds: number[] = [];
	eachAnnotation(pdfium, document, page, (annotation) => {
		kinds.push(pdfium.api.FPDFAnnot_GetSubtype(annotation));
	});
	return kinds;
}

function eachAnnotation(
	{ api }: Pdfium,
	document: OpenDocument,
	page: number,
	visit: (annotation: number) => void,
): void {
	const count = api.EPDFPage_GetAnnotCountRaw(document.handle, page);
	for (let index = 0; index < count; index += 1) {
		const annotation = api.EPDFPage_GetAnnotRaw(document.handle, page, index);
		if (annotation === 0) continue;
		try {
			visit(annotation);
		} finally {
			api.FPDFPage_CloseAnnot(annotation);
		}
	}
}

/** Values that their field's look does not show yet: PDFium writes them when it opens a page for filling in. */
function fillInForm({ api }: Pdfium, document: OpenDocument, pages: number[]): void {
	if (pages.length === 0 || api.FPDF_GetFormType(document.handle) === 0) return;
	const info = api.PDFiumExt_OpenFormFillInfo();
	const form = api.PDFiumExt_InitFormFillEnvironment(document.handle, info);
	try {
		for (const page of pages) {
			const handle = api.FPDF_LoadPage(document.handle, page);
			if (handle === 0) continue;
			api.FORM_OnAfterLoadPage(handle, form);
			api.FORM_OnBeforeClosePage(handle, form);
			api.FPDF_ClosePage(handle);
		}
	} finally {
		api.PDFiumExt_ExitFormFillEnvironment(form);
		api.PDFiumExt_CloseFormFillInfo(info);
	}
}

function writeLook(pdfium: Pdfium, annotation: number): void {
	const { api } = pdfium;
	const kind = api.FPDFAnnot_GetSubtype(annotation);
	if (kind === POPUP || api.EPDFAnnot_HasAppearanceStream(annotation, NORMAL)) return;
	if (kind === WIDGET) api.EPDFAnnot_GenerateFormFieldAP(annotation);
	else if (api.EPDFAnnot_GenerateAppearance(annotation) && MARKS_TEXT.has(kind)) coverMarkedText(pdfium, annotation);
}

/** A mark made from the places of its text stands there, whatever rectangle the annotation names. */
function coverMarkedText(pdfium: Pdfium, annotation: number): void {
	const { api } = pdfium;
	const count = api.FPDFAnnot_CountAttachmentPoints(annotation);
	const address = pdfium.malloc(QUADPOINTS_BYTES + RECT_BYTES);
	try {
		const points: number[] = [];
		for (let index = 0; index < count; index += 1) {
			if (!api.FPDFAnnot_GetAttachmentPoints(annotation, index, address)) continue;
			points.push(...new Float32Array(pdfium.heap().slice(address, address + QUADPOINTS_BYTES).buffer));
		}
		if (points.length === 0) return;
		const xs = points.filter((_, at) => at % 2 === 0);
		const ys = points.filter((_, at) => at % 2 === 1);
		// FS_RECTF: left, top, right, bottom.
		const rect = Float32Array.of(Math.min(...xs), Math.max(...ys), Math.max(...xs), Math.min(...ys));
		pdfium.heap().set(new Uint8Array(rect.buffer), address + QUADPOINTS_BYTES);
		api.FPDFAnnot_SetRect(annotation, address + QUADPOINTS_BYTES);
	} finally {
		pdfium.free(address);
	}
}
