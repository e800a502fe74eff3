import { expect, it } from "vitest";
import { CONSENT_VERSION, consentParagraphs, consentText } from "#lib/i18n/signing/consent.ts";
import { certificateData } from "#lib/pdf/seal/testing/certificate-data.ts";
import { pdfText } from "#lib/pdf/seal/testing/judges.ts";
import { renderCertificate } from "./render-certificate.ts";

it("ends with the texts that were agreed to, each in its language, and says where one was not recorded", async () => {
	const shown = (locale: string) => {
		const { version, text } = consentText(locale);
		return { version, locale, hash: "e".repeat(64), paragraphs: consentParagraphs(text, "Harbour Homes") };
	};
	const pdf = await renderCertificate({
		...certificateData(),
		consents: [
			{ signers: ["Mia Chen", "Omar Diaz"], text: shown("EN") },
			{ signers: ["Zoé Petit"], text: shown("FR") },
			{ signers: ["Ada"], text: null },
		],
	});
	const text = pdfText(await pdf.save())
		.replace(/[\u200e\u202a-\u202e\u2066-\u2069]/g, "")
		.replace(/\s+/g, " ");
	const parts = [
		certificateData().verifyUrl,
		`Version ${CONSENT_VERSION}, shown to Mia Chen and Omar Diaz`,
		"Legal effect An electronic signature may have the same legal effect as a handwritten signature.",
		"tell Harbour Homes.",
		"e".repeat(64),
		`Version ${CONSENT_VERSION}, shown to Zoé Petit`,
		"Valeur juridique Une signature électronique peut avoir la même valeur juridique",
		"The text shown to Ada was not recorded.",
	];
	const places = parts.map((part) => text.indexOf(part));
	expect(parts.filter((_, index) => (places[index] ?? -1) <= (places[index - 1] ?? -1))).toEqual([]);
	expect(text).not.toMatch(/Harbour Homes.*\{sender\} or a lawyer/);
});

it("never leaves the heading of a paragraph or of its hash alone at the foot of a page", async () => {
	const { text, version } = consentText("FR");
	const paragraphs = consentParagraphs(text, "Harbour Homes");
	const hash = "e".repeat(64);
	const { events } = certificateData();
	for (let more = 0; more < 16; more += 1) {
		const pdf = await renderCertificate({
			...certificateData(),
			locale: "FR",
			events: [...events, ...Array.from({ length: more }, () => events[0]).filter((one) => one !== undefined)],
			consents: [{ signers: ["Mia Chen"], text: { version, locale: "FR", hash, paragraphs } }],
		});
		const pages = pdfText(await pdf.save()).split("\f");
		const last = pages.map((page) =>
			page.trimEnd().split("\n").slice(0, -1).join("\n").trim().split("\n").at(-1)?.trim(),
		);
		const headings = [...paragraphs.map(({ heading }) => heading), "Empreinte SHA-256 du texte"];
		expect(last.filter((line) => headings.some((one) => one && line?.startsWith(one)))).toEqual([]);
	}
});
