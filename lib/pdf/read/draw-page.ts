import type { PageGeometry } from "#lib/fields/field-types.ts";
import type { OpenDocument } from "./open-document.ts";
import { type PagePixels, packPixels } from "./page-pixels.ts";
import type { Pdfium } from "./pdfium.ts";

/** fpdfview.h: 32 bits a pixel; ANNOT draws annotations, REVERSE_BYTE_ORDER makes the bytes R, G, B. */
const FORMAT_BGRX = 3;
const FLAG_ANNOT = 0x01;
const FLAG_REVERSE_BYTE_ORDER = 0x10;
const FLAGS = FLAG_ANNOT | FLAG_REVERSE_BYTE_ORDER;
const WHITE = 0xffffffff;

/** Bound of a picture, for pages that are very long. */
const MAX_HEIGHT_PX = 4_000;

export type DrawnPage = { pixels: PagePixels; widthPx: number; heightPx: number };

export type Painter = ReturnType<typeof openPainter>;

/** Size of the picture of a page: at most `widthPx` wide, its sides in the proportion the page is displayed in. */
export function pictureSize(page: Pick<PageGeometry, "widthPx" | "heightPx">, widthPx: number) {
	const scale = Math.min(widthPx / page.widthPx, MAX_HEIGHT_PX / page.heightPx);
	return {
		widthPx: Math.max(1, Math.round(page.widthPx * scale)),
		heightPx: Math.max(1, Math.round(page.heightPx * scale)),
	};
}

/**
 * Draws pages of one document, annotations and form fields included. Forms need an environment that
 * lives as long as the document: `close` it before the document.
 */
export function openPainter(pdfium: Pdfium, document: OpenDocument) {
	const { api } = pdfium;
	const info = api.FPDF_GetFormType(document.handle) === 0 ? 0 : api.PDFiumExt_OpenFormFillInfo();
	const form = info === 0 ? 0 : api.PDFiumExt_InitFormFillEnvironment(document.handle, info);
	// Fields look as they print, without the editor's coloured background.
	if (form !== 0) api.FPDF_SetFormFieldHighlightAlpha(form, 0);

	function paint(handle: number, size: { widthPx: number; heightPx: number }): DrawnPage {
		const { widthPx, heightPx } = size;
		const bitmap = api.FPDFBitmap_CreateEx(widthPx, heightPx, FORMAT_BGRX, 0, 0);
		if (bitmap === 0) throw new RangeError("PDFium could not make a bitmap");
		try {
			api.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, WHITE);
			api.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, widthPx, heightPx, 0, FLAGS);
			if (form !== 0) api.FPDF_FFLDraw(form, bitmap, handle, 0, 0, widthPx, heightPx, 0, FLAGS);
			// Four bytes a pixel leave no padding at the end of a row.
			const pixels = new Uint32Array(pdfium.heap().buffer, api.FPDFBitmap_GetBuffer(bitmap), widthPx * heightPx);
			return { pixels: packPixels(pixels, widthPx), ...size };
		} finally {
			api.FPDFBitmap_Destroy(bitmap);
		}
	}

	return {
		/** Draws the page at `index` (from 0); a page whose content cannot be loaded is white. */
		draw(index: number, size: { widthPx: number; heightPx: number }): DrawnPage {
			const handle = api.FPDF_LoadPage(document.handle, index);
			if (handle === 0) {
				const white = new Uint32Array(size.widthPx * size.heightPx).fill(WHITE);
				return { pixels: packPixels(white, size.widthPx), ...size };
			}
			try {
				if (form !== 0) api.FORM_OnAfterLoadPage(handle, form);
				const page = paint(handle, size);
				if (form !== 0) api.FORM_OnBeforeClosePage(handle, form);
				return page;
			} finally {
				api.FPDF_ClosePage(handle);
			}
		},
		close(): void {
			if (form !== 0) api.PDFiumExt_ExitFormFillEnvironment(form);
			if (info !== 0) api.PDFiumExt_CloseFormFillInfo(info);
		},
	};
}
