import { REQUEST_KINDS } from "#lib/db/stores/delivery/mails.ts";
import type { StoredAuditEvent, WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { hashOfJson } from "#lib/domain/audit/chain.ts";
import { type CheckedSigner, checkedSigners } from "#lib/domain/audit/checked-signers.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import type { AuthenticationMethod, CertificateData } from "#lib/pdf/certificate-data.ts";

type Row = WholeDocument["signers"][number];
type Described = Omit<CertificateData["signers"][number], "identity"> & { id: string };

/**
 * What a certificate states of a signer: only what checked events say. The mark that the row keeps is drawn if the
 * trail has its hash. Empty for a signer who has not finished.
 */
export function describeSigner(row: Row, events: StoredAuditEvent[], markPath: string | null): Described[] {
	const signer = checkedSigners(events).find(({ id }) => id === row.id);
	const own = events.filter((event) => event.actorId === row.id);
	const signed = own.findLast((event) => event.type === "SignerCompleted");
	if (!signer || !signed) return [];
	const before = own.filter(({ seq }) => seq < signed.seq);
	const viewed = before.find((event) => event.type === "DocumentViewed");
	const consent = before.findLast((event) => event.type === "ConsentGiven");
	const requests = requestsTo(signer, events).filter(({ seq }) => seq < signed.seq);
	const mark = isAdopted(row.signature, before) ? row.signature : null;
	return [
		{
			id: row.id,
			...{ name: signer.name, email: signer.email, type: row.type, phone: signer.phone, groupName: signer.groupName },
			hostName: signer.host?.name || null,
			authentication: methodsOf(own, requests),
			presence: presenceOf(signer, before),
			proof: proofOf(signed, before),
			sentAt: requests[0]?.at.toISOString() ?? null,
			viewedAt: viewed?.at.toISOString() ?? null,
			consentedAt: consent?.at.toISOString() ?? null,
			consentHash: consent?.data.textHash ?? null,
			signedAt: signed.at.toISOString(),
			...{ ip: signed.ip, userAgent: signed.userAgent },
			mark,
			markPath: mark && markPath,
		},
	];
}

/** Whether a mark is the one that the signer adopted last before they finished, by its hash. */
export function isAdopted(mark: Row["signature"], before: readonly StoredAuditEvent[]): boolean {
	const adopted = before.findLast(({ type, data }) => type === "SignatureAdopted" && data.purpose === "signature");
	return mark !== null && adopted?.data.markHash === hashOfJson(mark);
}

/** The messages that asked a signer, at the address or number that they finished with, to act. */
function requestsTo({ id, email, host, phone }: CheckedSigner, events: readonly StoredAuditEvent[]) {
	const addresses = [email, host?.email ?? ""].map((one) => one.toLowerCase());
	const number = phone?.replaceAll(" ", "");
	return events.filter(({ type, data: { kind, to, signerId } }) => {
		if (typeof kind !== "string" || !REQUEST_KINDS.includes(kind) || typeof to !== "string") return false;
		if (type === "MailSent") return (signerId ?? id) === id && addresses.includes(to.toLowerCase());
		return type === "SmsSent" && signerId === id && to.replaceAll(" ", "") === number;
	});
}

/** What was said last before the signing on the host's device. */
function presenceOf({ host }: CheckedSigner, before: readonly StoredAuditEvent[]): Described["presence"] {
	const said = before.findLast(({ type }) => type === "PresenceConfirmed");
	if (!said || !host) return null;
	const named = [host.name && isolate(host.name), host.email && `<${host.email}>`].filter(Boolean).join(" ");
	return { host: named, at: said.at.toISOString() };
}

/** What was given last before the signing, of what the signer was asked for then. Earlier versions did not say what. */
function proofOf(signed: StoredAuditEvent, before: readonly StoredAuditEvent[]): Described["proof"] {
	const given = before.findLast(({ type }) => type === "ProofGiven");
	const method = given?.data.method;
	if (method !== "AccessCode" && method !== "EmailOTP" && method !== "SMSOTP") return null;
	const { authentication, channel } = signed.data;
	const isAsked = authentication === method || channel === undefined;
	return given && isAsked ? { method, at: given.at.toISOString() } : null;
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

/**
 * How the links reached the signer with which they viewed, consented and signed, each as it was done last. Events of
 * earlier versions do not say it: there, what was sent to them is all there is to print.
 */
function methodsOf(own: readonly StoredAuditEvent[], requests: readonly StoredAuditEvent[]): AuthenticationMethod[] {
	const used = ["DocumentViewed", "ConsentGiven", "SignerCompleted"].flatMap((type) => {
		const { channel, isHosted } = own.findLast((event) => event.type === type)?.data ?? {};
		const method = typeof channel === "string" ? METHODS[channel] : undefined;
		if (isHosted === true) return method === "email" ? "host" : "inPerson";
		return method ?? [];
	});
	if (used.length > 0) return [...new Set(used)];
	return [...new Set(requests.map(({ type }) => (type === "SmsSent" ? "sms" : "email")))];
}
