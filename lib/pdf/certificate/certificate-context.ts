import type { CertificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import type { PageFlow } from "./page-flow.ts";

/** What every part of the certificate writes with. */
export type CertificateContext = {
	flow: PageFlow;
	data: CertificateData;
	texts: CertificateTexts;
	/** An ISO 8601 instant in the reader's words and the document's zone. */
	moment: (iso: string) => string;
};
