import { openLink } from "#lib/config/links.ts";
import type { StoredAuditEvent, WholeDocument } from "#lib/db/stores/whole-document.ts";
import { describeSteps } from "#lib/domain/audit/group-entries.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { listAttachments } from "#lib/domain/documents/viewing/list-attachments.ts";
import { addressLine } from "#lib/domain/documents/viewing/organisation-facts.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import type { AuthenticationMethod, CertificateData } from "#lib/pdf/certificate-data.ts";
import type { CertificateIdentity } from "#lib/pdf/certificate-identity.ts";
import { consentsOf, type StoredConsentText } from "./consents-of.ts";
import { missingTimestamp } from "./timestamp-rules.ts";

type Signer = WholeDocument["signers"][number];

/**
 * All that the certificate of completion prints, as it stands when sealing begins.
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
	const completed = events.findLast((event) => event.type === "DocumentCompleted") ?? last;
	const timeZone = documentZone(document);
	return {
		locale,
		timeZone,
		documentId: document.id,
		title: document.title,
		accountName: document.account.name,
		accountAddress: addressLine({ ...document.account, name: "" }),
		brand,
		sender: { name: document.sender.name, email: document.sender.email },
		createdAt: document.createdAt.toISOString(),
		completedAt: (completed?.at ?? document.activityAt).toISOString(),
		files: document.files.map((file) => ({ name: file.name, sha256: file.uploadSha256, pageCount: file.pageCount })),
		signers: document.signingSlots.map((signer) => ({
			...describeSigner(signer, events, markPaths.get(signer.id) ?? null),
			identity: signer.authenticationType === "IdVerification" ? (identities.get(signer.id) ?? null) : null,
		})),
		carbonCopies: document.disableEmails ? [] : document.carbonCopies.map((copy) => copy.email),
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

function describeSigner(
	signer: Signer,
	events: StoredAuditEvent[],
	markPath: string | null,
): Omit<CertificateData["signers"][number], "identity"> {
	const own = events.filter((event) => event.actorId === signer.id);
	const signed = own.findLast((event) => event.type === "SignerCompleted");
	const viewed = own.find((event) => event.type === "DocumentViewed");
	const consent = own.findLast((event) => event.type === "ConsentGiven");
	const mark = signer.signature;
	return {
		name: signed?.actorName ?? signer.name,
		email: signed?.actorEmail ?? signer.email,
		type: signer.type,
		hostName: signer.hostName,
		groupName: signer.groupName,
		phone:
			isTexted(signer) || signer.authenticationType === "SMSOTP"
				? `${signer.phoneCountryCode ?? ""} ${signer.phoneNumber ?? ""}`.trim()
				: null,
		authentication: methodsOf(signer, own),
		presence: presenceOf(signer, own),
		proof: proofOf(signer, own),
		sentAt: signer.firstDeliveredAt?.toISOString() ?? signer.activatedAt?.toISOString() ?? null,
		viewedAt: (viewed?.at ?? signer.viewedAt)?.toISOString() ?? null,
		consentedAt: consent?.at.toISOString() ?? null,
		consentHash: consent?.data.textHash ?? null,
		signedAt: signed?.at.toISOString() ?? null,
		ip: signed?.ip ?? "",
		userAgent: signed?.userAgent ?? "",
		mark,
		markPath,
	};
}

/** What was said last before the signing on the host's device. */
function presenceOf({ hostName, hostEmail }: Signer, own: StoredAuditEvent[]) {
	const signed = own.findLast((event) => event.type === "SignerCompleted");
	const said = own.findLast(({ type, seq }) => type === "PresenceConfirmed" && (!signed || seq < signed.seq));
	const host = [hostName && isolate(hostName), hostEmail && `<${hostEmail}>`].filter(Boolean).join(" ");
	return said ? { host, at: said.at.toISOString() } : null;
}

/** What was given last before the signing; what was made void since counts for nothing. */
function proofOf({ provedAt, authenticationType }: Signer, own: StoredAuditEvent[]) {
	if (provedAt === null || authenticationType === "None" || authenticationType === "IdVerification") return null;
	const signed = own.findLast((event) => event.type === "SignerCompleted");
	const given = own.findLast(({ type, seq }) => type === "ProofGiven" && (!signed || seq < signed.seq));
	return given ? { method: authenticationType, at: given.at.toISOString() } : null;
}

function isTexted({ deliveryMode }: Signer): boolean {
	return deliveryMode === "SMS" || deliveryMode === "EmailAndSMS";
}

const METHODS: Readonly<Record<string, AuthenticationMethod>> = {
	mail: "email",
	accepted: "email",
	sms: "sms",
	copied: "copied",
	embedded: "embedded",
	signedIn: "signedIn",
	phone: "phone",
};

/** How the links reached the signer with which they viewed, consented and signed, each as it was done last. */
function methodsOf(signer: Signer, own: StoredAuditEvent[]): AuthenticationMethod[] {
	const used = ["DocumentViewed", "ConsentGiven", "SignerCompleted"].flatMap((type) => {
		const { channel, isHosted } = own.findLast((event) => event.type === type)?.data ?? {};
		const method = typeof channel === "string" ? METHODS[channel] : undefined;
		if (isHosted === true) return method === "email" ? "host" : "inPerson";
		return method ?? [];
	});
	return used.length === 0 ? [authenticationOf(signer)] : [...new Set(used)];
}

/**
 * Of earlier versions, whose events do not say it. A link that nothing was sent with was handed on by the sender: emails
 * are switched off, or it is embedded.
 */
function authenticationOf(signer: Signer): AuthenticationMethod {
	if (signer.firstDeliveredAt === null) return "sender";
	if (isTexted(signer)) return signer.deliveryMode === "SMS" ? "sms" : "emailAndSms";
	return signer.type === "InPersonSigner" && signer.hostEmail !== null ? "host" : "email";
}
