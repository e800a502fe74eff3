import { createHash, type Hash, X509Certificate } from "node:crypto";
import { type Told, told } from "#lib/i18n/report/told.ts";
import {
	childAt,
	children,
	type DerNode,
	fields,
	OCTETS,
	onlyChild,
	optional,
	readAlgorithm,
	readDer,
	readOctets,
	readOid,
	readTime,
	required,
	TAG,
} from "../asn1/der.ts";
import { extensionOf } from "../asn1/extension-of.ts";
import { DIGESTS, OID } from "../asn1/oids.ts";
import { issuerAndSerial } from "../signing/build-cms.ts";
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
	const { digestAlgorithm, signatureValue, ...info } = fields(node, {
		version: required(TAG.integer),
		// [0] subjectKeyIdentifier
		sid: required(TAG.sequence, 0x80),
		digestAlgorithm: required(TAG.sequence),
		signedAttributes: optional(0xa0),
		algorithm: required(TAG.sequence),
		signatureValue: OCTETS,
		unsignedAttributes: optional(0xa1),
	});
	return {
		...info,
		digestName: DIGESTS[readAlgorithm(digestAlgorithm)],
		signatureValue: readOctets(signatureValue),
	};
}

function attributeValue(attributes: DerNode | undefined, type: string): DerNode | undefined {
	if (!attributes) return undefined;
	const all = children(attributes).map((attribute) =>
		fields(attribute, { type: required(TAG.oid), values: required(TAG.set) }),
	);
	const found = all.find((attribute) => readOid(attribute.type) === type);
	return found && children(found.values)[0];
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
	const { issuer, serial } = fields(sid, { issuer: required(TAG.sequence), serial: required(TAG.integer) });
	const isSigner = (certificate: X509Certificate) => {
		const own = issuerAndSerial(certificate.raw);
		return Buffer.compare(own.serial, serial.bytes) === 0 && Buffer.compare(own.issuer, issuer.bytes) === 0;
	};
	return certificates.find(isSigner) ?? null;
}

/** ESSCertID or ESSCertIDv2 of the first entry against the signer. null: no such attribute. */
function signingCertificateMatches(attributes: DerNode, signer: X509Certificate): boolean | null {
	const v2 = attributeValue(attributes, OID.signingCertificateV2);
	const attribute = v2 ?? attributeValue(attributes, OID.signingCertificate);
	if (!attribute) return null;
	const parts = children(childAt(childAt(attribute, 0), 0));
	const algorithm = parts[0]?.tag === TAG.sequence ? DIGESTS[readAlgorithm(parts[0])] : undefined;
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

/** Besides certificates: attribute certificates and other formats (RFC 5652 10.2.2). */
const CERTIFICATE_CHOICES: readonly number[] = [TAG.sequence, 0xa0, 0xa1, 0xa2, 0xa3];

function readCertificates(node: DerNode | undefined): X509Certificate[] {
	const choices = node ? children(node) : [];
	if (choices.some(({ tag }) => !CERTIFICATE_CHOICES.includes(tag)))
		throw new Error("The CMS has no such certificate.");
	return choices.filter(({ tag }) => tag === TAG.sequence).map(({ bytes }) => new X509Certificate(bytes));
}

/** The parts of a CMS SignedData (RFC 5652 3, 5.1, 5.2), and the type and the OCTET STRING of what it signs. */
function readSignedData(der: Uint8Array) {
	const outer = fields(readDer(der), { type: required(TAG.oid), content: required(0xa0) });
	if (readOid(outer.type) !== OID.signedData) throw new Error("The CMS is not a signature.");
	const signedData = fields(onlyChild(outer.content, TAG.sequence), {
		version: required(TAG.integer),
		digestAlgorithms: required(TAG.set),
		encapsulated: required(TAG.sequence),
		certificates: optional(0xa0),
		crls: optional(0xa1),
		signerInfos: required(TAG.set),
	});
	for (const algorithm of children(signedData.digestAlgorithms)) readAlgorithm(algorithm);
	const { type, content } = fields(signedData.encapsulated, { type: required(TAG.oid), content: optional(0xa0) });
	return { signedData, type: readOid(type), inner: content && onlyChild(content, ...OCTETS.tags) };
}

/**
 * Checks a CMS SignedData over `detached` parts (in order), or over the content it carries itself. Describes its first
 * signer; if there are several, each is checked and the first problem is reported. Never throws on bad data: what cannot be
 * read is a `problem`.
 */
export function checkCms(der: Uint8Array, detached: Uint8Array[]): CmsCheck {
	try {
		const { signedData, type, inner } = readSignedData(der);
		const certificates = readCertificates(signedData.certificates);
		const infos = children(signedData.signerInfos).slice(0, MAX_SIGNERS).map(readSignerInfo);
		const [info] = infos;
		if (!info) throw new Error("The signature has no signer.");
		const content = inner ? { type, bytes: readOctets(inner) } : null;
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
				signedData.crls !== undefined || attributeValue(info.signedAttributes, OID.adobeRevocation) !== undefined,
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
