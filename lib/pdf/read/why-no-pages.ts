import { type PDF, PdfArray, PdfDict } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { resolveIn } from "#lib/pdf/seal/is-same-object.ts";
import type { OpenDocument } from "./open-document.ts";
import type { Pdfium } from "./pdfium.ts";
import { saveDocument } from "./save-document.ts";

/** What FPDF_GetSecurityHandlerRevision says of a file that is not encrypted (fpdfview.h). */
const NOT_ENCRYPTED = -1;

const PRINT_IT = "Print it to a new PDF and upload that.";

/** Why PDFium finds no page in a file that it has opened, and what can be done, as a sentence each. */
export async function whyNoPages(pdfium: Pdfium, document: OpenDocument): Promise<{ problem: string; advice: string }> {
	const saved = await loadPdf(saveDocument(pdfium, document)).catch(() => null);
	if (saved && listsNoPages(saved)) {
		return { problem: "has no pages", advice: "Upload a document with at least one page." };
	}
	if (pdfium.api.FPDF_GetSecurityHandlerRevision(document.handle) !== NOT_ENCRYPTED) {
		return {
			problem: "is encrypted in a way that cannot be read",
			advice: "Save it without protection and upload it again.",
		};
	}
	const why = "it is damaged, or compressed in an unusual way";
	return { problem: `has pages that cannot be read: ${why}`, advice: PRINT_IT };
}

/** Whether the list of pages is there and empty (ISO 32000-2 7.7.3.2). */
function listsNoPages(pdf: PDF): boolean {
	const tree = resolveIn(pdf, pdf.getCatalog().get("Pages"));
	const kids = tree instanceof PdfDict ? resolveIn(pdf, tree.get("Kids")) : null;
	return kids instanceof PdfArray && kids.length === 0;
}
