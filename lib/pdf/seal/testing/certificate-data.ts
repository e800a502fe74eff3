import type { CertificateData } from "#lib/pdf/certificate-data.ts";

/** The certificate of a document that two people signed. */
export function certificateData(change: Partial<CertificateData> = {}): CertificateData {
	const signer = {
		type: "Signer" as const,
		hostName: null,
		groupName: null,
		phone: null,
		authentication: ["email" as const],
		presence: null,
		proof: null,
		identity: null,
		sentAt: "2026-11-20T09:00:00.000Z",
		viewedAt: "2026-11-20T09:05:00.000Z",
		consentedAt: "2026-11-20T09:06:00.000Z",
		consentHash: "c".repeat(64),
		signedAt: "2026-11-20T09:10:00.000Z",
		ip: "203.0.113.7",
		userAgent: "Mozilla/5.0 (X11; Linux x64)",
		markPath: null,
	};
	const texts = ["Document sent", "Opened by the signer", "Consent given", "Signed", "Completed"];
	return {
		locale: "EN",
		timeZone: "Europe/Paris",
		documentId: "8a9f2c1e-6b7d-4f3a-9c55-0d1e2f3a4b5c",
		title: "Offer 2026-114",
		accountName: "Müller & Söhne",
		accountAddress: "Am Kai 1, 20457 Hamburg",
		brand: null,
		sender: { name: "Omar Diaz", email: "omar@example.com" },
		createdAt: "2026-11-20T09:00:00.000Z",
		completedAt: "2026-11-20T09:12:00.000Z",
		files: [{ name: "offer.pdf", sha256: "a".repeat(64), pageCount: 1 }],
		signers: [
			{
				...signer,
				name: "Mia Chen",
				email: "mia@example.com",
				mark: { kind: "type", text: "Mia Chen", face: "caveat" },
			},
			{ ...signer, name: "Łukasz Żak", email: "lukasz@example.com", mark: null },
		],
		attachments: [],
		carbonCopies: ["copy@example.com"],
		events: texts.map((text, index) => ({
			seq: index + 1,
			at: `2026-11-20T09:0${index}:00.000Z`,
			text,
			actor: "Mia Chen <mia@example.com>",
			ip: "203.0.113.7",
			entries: [],
		})),
		consents: [],
		chainHead: "4".repeat(64),
		isTimestampMissing: false,
		verifyUrl: "https://sign.example/verify",
		...change,
	};
}
