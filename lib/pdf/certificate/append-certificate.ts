import type { PDF, PDFPage } from "@libpdf/core";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import { format } from "#lib/i18n/message.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import { preparePages } from "#lib/pdf/stamp/prepare-pages.ts";
import { CONTENT_WIDTH, MARGIN, SEAL } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { formatMoment } from "./format-moment.ts";
import { leaveMarks } from "./leave-marks.ts";
import { PageFlow } from "./page-flow.ts";
import { BODY, HASH, SMALL_SOFT } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeConsents } from "./write-consents.ts";
import { writeAnnex, writeEvents } from "./write-events.ts";
import { writeFiles } from "./write-files.ts";
import { writeHeading } from "./write-heading.ts";
import { writeParties } from "./write-parties.ts";
import { writeSection } from "./write-section.ts";

/**
 * Adds the certificate of completion behind the last page, in its reader's language, and leaves
 * document id and chain head in the document information for verification. Returns its pages.
 *
 * @throws Error when the picture of a signature is none
 */
export async function appendCertificate(pdf: PDF, data: CertificateData): Promise<PDFPage[]> {
	preparePages(pdf);
	const texts = certificateTexts(data.locale);
	const flow = new PageFlow(pdf);
	const context: CertificateContext = { flow, data, texts, moment: (iso) => formatMoment(iso, data) };
	await writeHeading(context);
	writeFiles(context);
	await writeParties(context);
	writeEvents(context);
	writeVerification(context);
	writeAnnex(context);
	writeConsents(context);
	leaveMarks(pdf, data);
	return flow.finish((page, count) => ({
		left: format(texts.footer, { id: data.documentId }),
		right: format(texts.page, { page, count }),
	}));
}

/** What vouches for all this, and where it can be checked. */
function writeVerification({ flow, data, texts }: CertificateContext): void {
	const words = texts.verification;
	writeSection(flow, words.heading, 150);
	flow.write(words.text, BODY);
	flow.y -= 6;
	if (data.isTimestampMissing) {
		flow.write(words.timestampMissing, BODY);
		flow.y -= 6;
	}
	flow.write(words.chain, BODY);
	flow.y -= 6;
	flow.write(words.chainHead, SMALL_SOFT);
	flow.write(data.chainHead, HASH);
	flow.y -= 6;
	flow.write(words.address, SMALL_SOFT);
	const url = textBlock(data.verifyUrl, CONTENT_WIDTH, { ...BODY, color: SEAL });
	flow.keep(url.heightPt);
	const top = flow.y;
	flow.writeRow([{ block: url, x: MARGIN, leadingPt: BODY.leadingPt }]);
	flow.link([MARGIN, flow.y, MARGIN + CONTENT_WIDTH, top], data.verifyUrl);
}
