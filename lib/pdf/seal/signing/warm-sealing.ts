import { appendCertificate } from "#lib/pdf/certificate/append-certificate.ts";
import { copyCertificate, renderCertificate } from "#lib/pdf/certificate/render-certificate.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { addSignatureField } from "./signature-field.ts";

const AT = "2026-01-01T00:00:00.000Z";

const SAMPLE: CertificateData = {
	locale: "EN",
	timeZone: "UTC",
	documentId: "warm",
	title: "Warm",
	accountName: "Signet",
	accountAddress: "",
	brand: null,
	sender: { name: "Signet", email: "signet@example.com" },
	createdAt: AT,
	completedAt: AT,
	files: [{ name: "warm.pdf", sha256: "0".repeat(64), pageCount: 1 }],
	signers: [
		{
			// A letter beyond the standard fonts brings in the embedded face, too.
			name: "Signet Ł",
			email: "signet@example.com",
			type: "Signer",
			hostName: null,
			groupName: null,
			phone: null,
			authentication: ["email"],
			presence: null,
			proof: null,
			identity: null,
			sentAt: AT,
			viewedAt: AT,
			consentedAt: AT,
			consentHash: "0".repeat(64),
			signedAt: AT,
			ip: "127.0.0.1",
			userAgent: "",
			mark: { kind: "type", text: "Signet", face: "caveat" },
			markPath: null,
		},
	],
	attachments: [],
	carbonCopies: [],
	events: [{ seq: 1, at: AT, text: "Warm", actor: "Signet", ip: "127.0.0.1", entries: [] }],
	consents: [],
	chainHead: "0".repeat(64),
	isTimestampMissing: false,
	verifyUrl: "https://example.com/verify",
};

/** Draws and saves a sample twice, so that the first real seal waits neither for fonts nor for compiling. */
export async function warmSealing(): Promise<void> {
	for (let round = 0; round < 2; round++) {
		const made = await renderCertificate(SAMPLE);
		const pdf = await loadPdf(await made.save());
		const certificate = copyCertificate(pdf, await appendCertificate(pdf, SAMPLE), SAMPLE);
		const text = { name: "Signet", reason: "", location: "", contactInfo: "", signedAt: new Date(AT) };
		for (const file of [pdf, certificate]) {
			addSignatureField(file, { text, cmsSizeBytes: 2048, kind: "certification", marks: {} });
			await file.save({ incremental: file === pdf, subsetFonts: true });
		}
	}
	// Read at the first P12; takes some 30 ms.
	await import("node-forge");
}
