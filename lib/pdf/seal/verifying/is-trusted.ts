import type { X509Certificate } from "node:crypto";
import { childWithTag, TAG } from "../asn1/der.ts";
import { extensionOf } from "../asn1/extension-of.ts";
import { OID } from "../asn1/oids.ts";

/** What a certificate is asked to be good for. */
export type Purpose = "timestamp" | "document";

const DOCUMENT_USAGES: readonly string[] = [
	OID.emailProtection,
	OID.documentSigning,
	OID.adobeDocumentSigning,
	OID.microsoftDocumentSigning,
	OID.anyExtendedKeyUsage,
];
/** Links between a certificate and a root, and certificates looked at in all: a file may carry any number. */
const MAX_DEPTH = 8;
const MAX_STEPS = 64;

type Question = {
	certificate: X509Certificate;
	/** Other certificates that the signature carries. */
	carried: readonly X509Certificate[];
	/** Authorities that are trusted: a chain must end at one of them. */
	authorities: readonly X509Certificate[];
	/** When all of the chain must be valid. */
	at: Date;
	purpose: Purpose;
};

/**
 * Whether a chain of issuers leads from a certificate to a trusted authority: each is the issuer by name and
 * key identifier, its signature holds, it may issue, it is valid at the time and may be used for the purpose.
 * Revocation is not asked for. Never throws on bad data.
 */
export function isTrusted(question: Question): boolean {
	try {
		return hasUsage(question.certificate, question.purpose) && leadsToTrust(question);
	} catch {
		// What cannot be read answers for nobody.
		return false;
	}
}

/** RFC 3161 2.3 wants time stamping alone, and critical; RFC 5280 4.2.1.12 leaves everything open where nothing is named. */
function hasUsage(certificate: X509Certificate, purpose: Purpose): boolean {
	const usages: readonly string[] | undefined = certificate.keyUsage;
	if (purpose === "document") return usages === undefined || usages.some((usage) => DOCUMENT_USAGES.includes(usage));
	const isOnly = usages?.length === 1 && usages[0] === OID.timeStamping;
	return isOnly && extensionOf(certificate, OID.extendedKeyUsage)?.isCritical === true;
}

function leadsToTrust({ certificate, carried, authorities, at, purpose }: Question): boolean {
	let stepsLeft = MAX_STEPS;
	const isAuthority = (one: X509Certificate) =>
		authorities.some((authority) => authority.fingerprint256 === one.fingerprint256);
	const climb = (current: X509Certificate, below: number): boolean => {
		stepsLeft -= 1;
		if (stepsLeft < 0 || below > MAX_DEPTH || !isValidAt(current, at)) return false;
		if (isAuthority(current)) return true;
		return [...authorities, ...carried].some(
			(issuer) => mayIssue(issuer, below, purpose) && isIssuedBy(current, issuer) && climb(issuer, below + 1),
		);
	};
	return climb(certificate, 0);
}

function isValidAt(certificate: X509Certificate, at: Date): boolean {
	return new Date(certificate.validFrom) <= at && at <= new Date(certificate.validTo);
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
	const isItself = issuer.fingerprint256 === certificate.fingerprint256;
	return !isItself && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** @param below how many certificates stand between this one and the signer's */
function mayIssue(issuer: X509Certificate, below: number, purpose: Purpose): boolean {
	if (!issuer.ca) return false;
	const limits = extensionOf(issuer, OID.basicConstraints)?.value;
	const pathLength = limits && childWithTag(limits, TAG.integer)?.content;
	if (pathLength && below > Buffer.from(pathLength).readUIntBE(0, Math.min(pathLength.length, 6))) return false;
	const usages: readonly string[] | undefined = issuer.keyUsage;
	const fitting = purpose === "timestamp" ? [OID.timeStamping, OID.anyExtendedKeyUsage] : DOCUMENT_USAGES;
	return usages === undefined || usages.some((usage) => fitting.includes(usage));
}
