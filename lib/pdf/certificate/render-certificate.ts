import { PDF } from "@libpdf/core";
import { certificateTexts } from "#lib/i18n/certificate/certificate-texts.ts";
import type { CertificateData } from "#lib/pdf/tasks.ts";
import { appendCertificate } from "./append-certificate.ts";

/** The certificate of completion as a file of its own, not signed yet. */
export async function renderCertificate(data: CertificateData): Promise<Uint8Array> {
	const pdf = PDF.create();
	pdf.setTitle(`${certificateTexts(data.locale).title} – ${data.title}`);
	await appendCertificate(pdf, data);
	return pdf.save();
}
