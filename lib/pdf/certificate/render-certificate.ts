import { PDF, type PDFPage } from "@libpdf/core";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import { writeMetadata } from "#lib/pdf/seal/signing/write-metadata.ts";
import { finishFonts } from "#lib/pdf/stamp/embedded-font.ts";
import { ObjectCopier } from "#lib/pdf/stamp/merge/copy-objects.ts";
import { appendPages } from "#lib/pdf/stamp/merge/merge-files.ts";
import { appendCertificate } from "./append-certificate.ts";
import { leaveMarks } from "./leave-marks.ts";

/** The certificate of completion as a file of its own, neither signed nor saved yet. */
export async function renderCertificate(data: CertificateData): Promise<PDF> {
	const pdf = emptyFile(data);
	await appendCertificate(pdf, data);
	finishFonts(pdf);
	return pdf;
}

/** The same from a document that it stands behind already: laid out and compressed once for both files. */
export function copyCertificate(document: PDF, pages: readonly PDFPage[], data: CertificateData): PDF {
	const pdf = emptyFile(data);
	appendPages(pdf, document, pages, new ObjectCopier(document, pdf));
	leaveMarks(pdf, data);
	return pdf;
}

function emptyFile(data: CertificateData): PDF {
	const pdf = PDF.create();
	const title = `${certificateTexts(data.locale).title} – ${data.title}`;
	writeMetadata(pdf, { title, author: data.accountName, modifiedAt: data.completedAt });
	return pdf;
}
