import { type PDF, PdfDict, PdfRef } from "@libpdf/core";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { preparePages } from "#lib/pdf/stamp/prepare-pages.ts";
import { textString } from "#lib/pdf/stamp/text-string.ts";
import type { CertificateData } from "#lib/pdf/tasks.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { formatMoment } from "./format-moment.ts";
import { PageFlow } from "./page-flow.ts";
import { writeEvents } from "./write-events.ts";
import { writeFiles } from "./write-files.ts";
import { writeHeading } from "./write-heading.ts";
import { writeParties } from "./write-parties.ts";
import { writeVerification } from "./write-verification.ts";

/**
 * Adds the certificate of completion behind the last page, in its reader's language, and leaves
 * document id and chain head in the document information for verification.
 *
 * @throws Error when the picture of a signature is none
 */
export async function appendCertificate(pdf: PDF, data: CertificateData): Promise<void> {
	preparePages(pdf);
	const texts = certificateTexts(data.locale);
	const flow = new PageFlow(pdf);
	const context: CertificateContext = { flow, data, texts, moment: (iso) => formatMoment(iso, data) };
	writeHeading(context);
	writeFiles(context);
	await writeParties(context);
	writeEvents(context);
	writeVerification(context);
	flow.finish((page, count) => ({
		left: fill(texts.footer, { id: data.documentId }),
		right: fill(texts.page, { page, count }),
	}));
	leaveMarks(pdf, data);
}

/** Custom entries of the document information dictionary (PDF 2.0, 14.3.3). */
function leaveMarks(pdf: PDF, data: CertificateData): void {
	const { trailer } = pdf.context.info;
	const known = trailer.get("Info");
	const existing = known instanceof PdfRef ? pdf.getObject(known) : known;
	const info = existing instanceof PdfDict ? existing : new PdfDict();
	if (info !== existing) trailer.set("Info", pdf.register(info));
	info.set("SignetDocumentId", textString(data.documentId));
	info.set("SignetChainHead", textString(data.chainHead));
}
