import { type PDF, PdfDict } from "@libpdf/core";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";

/** Throws PdfRefusalError for a portfolio (ISO 32000-2 12.3.5): readers show its attachments instead of its pages. */
export function refusePortfolio(pdf: PDF, fileName: string): void {
	const collection = resolveIn(pdf, pdf.getCatalog().get("Collection"));
	if (collection instanceof PdfDict) throw fileRefusal("filePortfolio", { file: fileName });
}
