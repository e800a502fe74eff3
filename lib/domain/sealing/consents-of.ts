import type { StoredAuditEvent, WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { listConsentTexts } from "#lib/db/stores/signing/consent-texts.ts";
import { consentHash } from "#lib/domain/audit/consent-hash.ts";
import { consentParagraphs } from "#lib/i18n/signing/consent.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";

export type StoredConsentText = Awaited<ReturnType<typeof listConsentTexts>>[number];

/** The texts that the events of consent name, as far as they were stored and are unchanged. */
export async function findConsentTexts(events: readonly StoredAuditEvent[]): Promise<StoredConsentText[]> {
	const hashes = events.flatMap(({ type, data }) => (type === "ConsentGiven" ? (data.textHash ?? []) : []));
	const stored = await listConsentTexts([...new Set(hashes)]);
	return stored.filter(({ hash, text }) => consentHash(text) === hash);
}

/** What each signer who agreed was shown, grouped by text; without a stored text, the group says so. */
export function consentsOf(
	signers: WholeDocument["signingSlots"],
	events: readonly StoredAuditEvent[],
	texts: readonly StoredConsentText[],
): CertificateData["consents"] {
	const given = signers.flatMap((signer) => {
		const event = events.findLast(({ actorId, type }) => actorId === signer.id && type === "ConsentGiven");
		if (!event && !events.some(({ actorId, type }) => actorId === signer.id && type === "SignerCompleted")) return [];
		const text = texts.find(({ hash }) => hash === event?.data.textHash);
		return { signer, text, sender: event?.data.senderName ?? "" };
	});
	const alike = Map.groupBy(given, ({ text, sender }) => (text ? JSON.stringify([text.hash, sender]) : ""));
	return [...alike.values()].map((group) => {
		const [{ text, sender } = { text: undefined, sender: "" }] = group;
		return {
			signers: group.map(({ signer }) => signer.name || signer.email),
			text: text
				? {
						version: text.version,
						locale: text.locale,
						hash: text.hash,
						paragraphs: consentParagraphs(text.text, sender),
					}
				: null,
		};
	});
}
