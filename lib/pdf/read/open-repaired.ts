import { fileRefusal } from "#lib/pdf/refusal.ts";
import { type OpenDocument, openDocument } from "./open-document.ts";
import type { Pdfium } from "./pdfium.ts";
import { rebuildTrailers } from "./rebuild-trailers.ts";

/**
 * Opens an upload, with a new trailer where its own is missing.
 *
 * @throws PdfRefusalError when it cannot be read as a PDF, or not without a password
 */
export function openRepaired(pdfium: Pdfium, bytes: Buffer, fileName: string): OpenDocument & { isRepaired: boolean } {
	const document = openDocument(pdfium, bytes, fileName);
	if (document) return { ...document, isRepaired: false };
	for (const rebuilt of rebuildTrailers(bytes)) {
		const repaired = openDocument(pdfium, rebuilt, fileName);
		if (repaired) return { ...repaired, isRepaired: true };
	}
	throw fileRefusal("fileDamaged", { file: fileName });
}
