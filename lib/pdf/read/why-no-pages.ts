import { type PDF, PdfArray, PdfDict } from "@libpdf/core";
import type { FileRefusalKey } from "#lib/i18n/refusals/said.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import type { OpenDocument } from "./open-document.ts";
import type { Pdfium } from "./pdfium.ts";
import { saveDocument } from "./save-document.ts";

/** What FPDF_GetSecurityHandlerRevision says of a file that is not encrypted (fpdfview.h). */
const NOT_ENCRYPTED = -1;

type Why = Extract<FileRefusalKey, "fileNoPages" | "fileEncrypted" | "filePagesUnread">;

/** Why PDFium finds no page in a file that it has opened, as the name of the sentence that says so. */
export async function whyNoPages(pdfium: Pdfium, document: OpenDocument): Promise<Why> {
	const saved = await loadPdf(saveDocument(pdfium, document)).catch(() => null);
	if (saved && listsNoPages(saved)) return "fileNoPages";
	if (pdfium.api.FPDF_GetSecurityHandlerRevision(document.handle) !== NOT_ENCRYPTED) return "fileEncrypted";
	return "filePagesUnread";
}

/** Whether the list of pages is there and empty (ISO 32000-2 7.7.3.2). */
function listsNoPages(pdf: PDF): boolean {
	const tree = resolveIn(pdf, pdf.getCatalog().get("Pages"));
	const kids = tree instanceof PdfDict ? resolveIn(pdf, tree.get("Kids")) : null;
	return kids instanceof PdfArray && kids.length === 0;
}
