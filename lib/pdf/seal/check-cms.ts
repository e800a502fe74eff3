import { createHash, type Hash, X509Certificate } from "node:crypto";
import { type Told, told } from "#lib/i18n/workplace/report/told.ts";
import { issuerAndSerial } from "./build-cms.ts";
import { childAt, children, childWithTag, type DerNode, readDer, readOctets, readOid, readTime, TAG } from "./der.ts";
import { extensionOf } from "./extension-of.ts";
import { DIGESTS, OID } from "./oids.ts";
import { verifyValue } from "./verify-value.ts";

export type CmsCheck = {
	/** Why the signature does not hold, or null when digest, attributes and signature value are right. */
	problem: Told | null;
	/** The problem is that it cannot be checked here: it is neither right nor wrong. */
	isUnknown: boolean;
	/** It rests on SHA-1. */
	isWeak: boolean;
	signer: X509Certificate | null;
	certificates: X509Certificate[];
	/** True when the signing-certificate attribute is there and names the signer: CAdES. */
	hasSigningCertificate: boolean;
	/** Signed attribute of the signer's own clock. */
	signingTime: Date | null;
	signatureValue: Uint8Array;
	timestampToken: Uint8Array | null;
	/** Whether revocation data travels inside the CMS (CRLs, or Adobe's attribute). */
	hasRevocationData: boolean;
	/** Content inside the CMS, for tokens; null when detached. */
	content: { type: string; bytes: Uint8Array } | null;
};

/** The problem of a signature whose digest is of other content. */
export const CONTENT_CHANGED = told("contentChanged");

/** Problems of signatures that cannot be checked here. PAdES wants exactly one signer (ETSI EN 319 142-1, 4.1). */
export const DIGEST_UNKNOWN = told("digestUnknown");
const ALGORITHM_UNKNOWN = told("algorithmUnknown");
const CERTIFICATE_MISSING = told("certificateMissing");
const SEVERAL_SIGNERS = told("severalSigners");
const UNKNOWN: readonly (Told | null)[] = [DIGEST_UNKNOWN, ALGORITHM_UNKNOWN, CERTIFICATE_MISSING, SEVERAL_SIGNERS];

type SignerInfo = {
	sid: DerNode;
	digestName: string | undefined;
	signedAttributes: DerNode | undefined;
	algorithm: DerNode;
	signatureValue: Uint8Array;
	unsignedAttributes: DerNode | undefined;
};

function readSignerInfo(node: DerNode): SignerInfo {
	const [, sid, digestAlgorithm, ...rest] = children(node);
	const signedAttributes = rest[0]?.tag === 0xa0 ? rest.shift() : undefined;
	const [algorithm, signatureValue, unsignedAttributes] = rest;
	if (!sid || !digestAlgorithm || !algorithm || !signatureValue)
		throw new Error("The signature is not a complete CMS.");
	return {
		sid,
		digestName: DIGESTS[readOid(childAt(digestAlgorithm, 0))],
		signedAttributes,
		algorithm,
		signatureValue: readOctets(signatureValue),
		unsignedAttributes,
	};
}

function attributeValue(attributes: DerNode | undefined, type: string): DerNode | undefined {
	if (!attributes) return undefined;
	const found = children(attributes).find((attribute) => readOid(childAt(attribute, 0)) === type);
	return found && children(childAt(found, 1))[0];
}

function findSigner(sid: DerNode, certificates: X509Certificate[]): X509Certificate | null {
	if (sid.tag !== TAG.sequence) {
		// [0] subjectKeyIdentifier, which is the value of the certificate's extension of that name.
		const isNamed = (certificate: X509Certificate) => {
			const identifier = extensionOf(certificate, OID.subjectKeyIdentifier)?.value.content;
			return identifier !== undefined && Buffer.compare(identifier, sid.content) === 0;
		};
		return certificates.find(isNamed) ?? null;
	}
	const [issuer, serial] = children(sid);
	const isSigner = (certificate: X509Certificate) => {
		const own = issuerAndSerial(certificate.raw);
		return (
			Buffer.compare(own.serial, serial?.bytes ?? new Uint8Array()) === 0 &&
			Buffer.compare(own.issuer, issuer?.bytes ?? new Uint8Array()) === 0
		);
	};
	return certificates.find(isSigner) ?? null;
}

/** ESSCertID or ESSCertIDv2 of the first entry against the signer. null: no such attribute. */
function signingCertificateMatches(attributes: DerNode, signer: X509Certificate): boolean | null {
	const v2 = attributeValue(attributes, OID.signingCertificateV2);
	const attribute = v2 ?? attributeValue(attributes, OID.signingCertificate);
	if (!attribute) return null;
	const parts = children(childAt(childAt(attribute, 0), 0));
	const algorithm = parts[0]?.tag === TAG.sequence ? DIGESTS[readOid(childAt(parts[0], 0))] : undefined;
	const digestName = algorithm ?? (v2 ? "sha256" : "sha1");
	const stored = parts.find((part) => part.tag === TAG.octetString)?.content;
	return stored !== undefined && newHash(digestName).update(signer.raw).digest().equals(stored);
}

function problemOf(info: SignerInfo, signer: X509Certificate | null, content: Uint8Array[], type: string): Told | null {
	if (!info.digestName) return DIGEST_UNKNOWN;
	const { signedAttributes } = info;
	if (signedAttributes && !isDigestOf(info.digestName, signedAttributes, content)) return CONTENT_CHANGED;
	if (!signer) return CERTIFICATE_MISSING;
	const signed = Buffer.from(signedAttributes?.bytes ?? Buffer.concat(content));
	// Signed as a SET OF, stored with the implicit tag [0] (RFC 5652 5.4).
	if (signedAttributes) signed[0] = TAG.set;
	const isRight = verifyValue(info.algorithm, info.digestName, { signed, value: info.signatureValue }, signer);
	if (isRight === null) return ALGORITHM_UNKNOWN;
	if (!signedAttributes) return isRight ? null : CONTENT_CHANGED;
	const contentType = attributeValue(signedAttributes, OID.contentType);
	if (!contentType || readOid(contentType) !== type) return told("contentOfOtherType");
	if (!isRight) return told("otherKey");
	return signingCertificateMatches(signedAttributes, signer) === false ? told("otherCertificate") : null;
}

function isDigestOf(digestName: string, attributes: DerNode, content: readonly Uint8Array[]): boolean {
	const hash = newHash(digestName);
	for (const part of content) hash.update(part);
	const stored = attributeValue(attributes, OID.messageDigest);
	return stored !== undefined && hash.digest().equals(stored.content);
}

/** More are several already, and each is checked against the whole file. */
const MAX_SIGNERS = 4;

/** @param digestName of DIGESTS */
export function newHash(digestName: string): Hash {
	return digestName === "shake256" ? createHash(digestName, { outputLength: 64 }) : createHash(digestName);
}

function readCertificates(node: DerNode | undefined): X509Certificate[] {
	return (node ? children(node) : [])
		.filter((child) => child.tag === TAG.sequence)
		.map((child) => new X509Certificate(child.bytes));
}

/**
 * Checks a CMS SignedData over `detached` parts (in order), or over the content it carries itself. Describes its first
 * signer; if there are several, each is checked and the first problem is reported. Never throws on bad data: what cannot be
 * read is a `problem`.
 */
export function checkCms(der: Uint8Array, detached: Uint8Array[]): CmsCheck {
	try {
		const contentInfo = readDer(der);
		const signedData = childAt(childAt(contentInfo, 1), 0);
		const [, , encapsulated, ...rest] = children(signedData);
		const signerInfos = rest.at(-1);
		if (!encapsulated || !signerInfos) throw new Error("The signature is not a complete CMS.");
		const certificates = readCertificates(childWithTag(signedData, 0xa0));
		const infos = children(signerInfos).slice(0, MAX_SIGNERS).map(readSignerInfo);
		const [info] = infos;
		if (!info) throw new Error("The signature is not a complete CMS.");
		const type = readOid(childAt(encapsulated, 0));
		const inner = childWithTag(encapsulated, 0xa0);
		const content = inner ? { type, bytes: readOctets(childAt(inner, 0)) } : null;
		const signer = findSigner(info.sid, certificates);
		const signingTime = attributeValue(info.signedAttributes, OID.signingTime);
		const hasAttribute = signer && info.signedAttributes && signingCertificateMatches(info.signedAttributes, signer);
		const signed = content ? [content.bytes] : detached;
		const problems = infos.map((one) => problemOf(one, findSigner(one.sid, certificates), signed, type));
		const several = infos.length > 1 ? SEVERAL_SIGNERS : null;
		const known = problems.find((problem) => problem !== null && !UNKNOWN.includes(problem));
		const problem = known ?? problems.find((one) => one !== null) ?? several;
		return {
			problem,
			isUnknown: problem !== null && UNKNOWN.includes(problem),
			isWeak: info.digestName === "sha1",
			signer,
			certificates,
			hasSigningCertificate: hasAttribute === true,
			signingTime: signingTime ? readTime(signingTime) : null,
			signatureValue: info.signatureValue,
			timestampToken: attributeValue(info.unsignedAttributes, OID.timestampToken)?.bytes ?? null,
			hasRevocationData:
				childWithTag(signedData, 0xa1) !== undefined ||
				attributeValue(info.signedAttributes, OID.adobeRevocation) !== undefined,
			content,
		};
	} catch {
		return {
			problem: told("unreadable"),
			isUnknown: false,
			isWeak: false,
			signer: null,
			certificates: [],
			hasSigningCertificate: false,
			signingTime: null,
			signatureValue: new Uint8Array(),
			timestampToken: null,
			hasRevocationData: false,
			content: null,
		};
	}
}
