import { fileRefusal } from "#lib/pdf/refusal.ts";
import type { Pdfium } from "./pdfium.ts";

/** FPDF_GetLastError (fpdfview.h). */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

export type OpenDocument = {
	/** FPDF_DOCUMENT */
	handle: number;
	pageCount: number;
	/** Size of the file it was opened from. */
	byteLength: number;
	close: () => void;
};

/**
 * Opens a file, which may come in several pieces, in PDFium with an empty password; null when it cannot be read as a
 * PDF. Throws PdfRefusalError.
 */
export function openDocument(
	pdfium: Pdfium,
	file: Uint8Array | readonly Uint8Array[],
	fileName: string,
): OpenDocument | null {
	const pieces = file instanceof Uint8Array ? [file] : file;
	const byteLength = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
	const address = pdfium.malloc(byteLength || 1);
	let end = address;
	for (const piece of pieces) {
		pdfium.heap().set(piece, end);
		end += piece.byteLength;
	}
	const handle = pdfium.api.FPDF_LoadMemDocument(address, byteLength, "");
	if (handle === 0) {
		const error = pdfium.api.FPDF_GetLastError();
		pdfium.free(address);
		if (error === ERROR_PASSWORD) throw fileRefusal("fileLocked", { file: fileName });
		if (error === ERROR_SECURITY) throw fileRefusal("fileProtected", { file: fileName });
		return null;
	}
	return {
		handle,
		pageCount: pdfium.api.FPDF_GetPageCount(handle),
		byteLength,
		close: () => {
			pdfium.api.FPDF_CloseDocument(handle);
			pdfium.free(address);
		},
	};
}
