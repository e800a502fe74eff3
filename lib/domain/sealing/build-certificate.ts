import { openLink } from "#lib/config/links.ts";
import type { StoredAuditEvent, WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { describeSteps } from "#lib/domain/audit/group-entries.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { listAttachments } from "#lib/domain/documents/viewing/list-attachments.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import { consentsOf, type StoredConsentText } from "./consents-of.ts";
import { describeSigner } from "./describe-signer.ts";
import { sentContent } from "./sent-content.ts";
import { missingTimestamp } from "./timestamp-rules.ts";

/**
 * All that the certificate of completion prints. What it states comes from the events, which must have been checked;
 * what they do not say is left out.
 *
 * @param markPaths files of the pictures that signers adopted, by signer id
 * @param identities what is told of documents that signers have shown, by signer id
 * @param brand whose face it has, with the file of its logo
 * @param consentTexts those that the events name and that were stored
 */
export function buildCertificate(
	document: WholeDocument,
	events: StoredAuditEvent[],
	markPaths: Map<string, string>,
	identities: ReadonlyMap<string, CertificateIdentity>,
	brand: CertificateData["brand"],
	consentTexts: readonly StoredConsentText[],
): CertificateData {
	const locale = document.signingSlots[0]?.locale ?? "EN";
	const last = events.at(-1);
	const completed = events.findLast((event) => event.type === "DocumentCompleted");
	const { sender, organisation, copies } = completed?.data ?? {};
	const { title, files } = sentContent(events);
	const timeZone = documentZone(document);
	const parties = document.signingSlots.flatMap((row) => describeSigner(row, events, markPaths.get(row.id) ?? null));
	return {
		locale,
		timeZone,
		documentId: document.id,
		title,
		accountName: organisation?.name ?? "",
		accountAddress: organisation?.address ?? "",
		brand,
		sender: sender ?? { name: "", email: "" },
		createdAt: events[0]?.at.toISOString() ?? "",
		completedAt: completed?.at.toISOString() ?? "",
		files,
		signers: parties.map(({ id, ...party }) => ({ ...party, identity: identities.get(id) ?? null })),
		carbonCopies: copies ?? [],
		attachments: listAttachments(document).map(({ name, sha256, signerName }) => ({ name, sha256, signerName })),
		events: describeSteps(locale, events, timeZone).map(({ event, text, ip, entries }) => ({
			seq: event.seq,
			at: event.at.toISOString(),
			text,
			actor: event.actorEmail ? `${isolate(event.actorName)} <${event.actorEmail}>` : event.actorName,
			ip,
			entries,
		})),
		consents: consentsOf(document.signingSlots, events, consentTexts),
		chainHead: last?.hash ?? "",
		isTimestampMissing: missingTimestamp(events) !== null,
		verifyUrl: openLink("/verify"),
	};
}
