import { type PDF, PdfDict, PdfRef } from "@libpdf/core";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import { textString } from "#lib/pdf/stamp/text-string.ts";

/** Leaves document id and chain head as custom entries of the document information dictionary (PDF 2.0, 14.3.3). */
export function leaveMarks(pdf: PDF, data: CertificateData): void {
	const { trailer } = pdf.context.info;
	const known = trailer.get("Info");
	const existing = known instanceof PdfRef ? pdf.getObject(known) : known;
	const info = existing instanceof PdfDict ? existing : new PdfDict();
	if (info !== existing) trailer.set("Info", pdf.register(info));
	info.set("SignetDocumentId", textString(data.documentId));
	info.set("SignetChainHead", textString(data.chainHead));
}
