import { constants, createHash, verify, X509Certificate } from "node:crypto";
import { type Told, told } from "#lib/i18n/workplace/report/told.ts";
import { issuerAndSerial } from "./build-cms.ts";
import { childAt, children, childWithTag, type DerNode, readDer, readOctets, readOid, readTime, TAG } from "./der.ts";
import { extensionOf } from "./extension-of.ts";
import { DIGESTS, OID } from "./oids.ts";

export type CmsCheck = {
	/** Why the signature does not hold, or null when digest, attributes and signature value are right. */
	problem: Told | null;
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

/** The problem of a signature of which we know no more than that. */
export const DIGEST_UNKNOWN = told("digestUnknown");

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
	return stored !== undefined && createHash(digestName).update(signer.raw).digest().equals(stored);
}

function verifyValue(info: SignerInfo, signed: Uint8Array, signer: X509Certificate): boolean {
	const algorithm = readOid(childAt(info.algorithm, 0));
	const digestName = DIGESTS[algorithm] ?? info.digestName;
	if (digestName === undefined) return false;
	const key = signer.publicKey;
	if (algorithm === OID.rsaPss) {
		const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
		return verify(digestName, signed, { key, ...padding }, info.signatureValue);
	}
	return verify(digestName, signed, key, info.signatureValue);
}

function problemOf(info: SignerInfo, signer: X509Certificate | null, content: Uint8Array[], type: string): Told | null {
	if (!signer) return told("certificateMissing");
	if (!info.digestName) return DIGEST_UNKNOWN;
	const { signedAttributes } = info;
	if (!signedAttributes) {
		return verifyValue(info, Buffer.concat(content), signer) ? null : CONTENT_CHANGED;
	}
	const hash = createHash(info.digestName);
	for (const part of content) hash.update(part);
	const stored = attributeValue(signedAttributes, OID.messageDigest);
	if (!stored || !hash.digest().equals(stored.content)) return CONTENT_CHANGED;
	const contentType = attributeValue(signedAttributes, OID.contentType);
	if (!contentType || readOid(contentType) !== type) return told("contentOfOtherType");
	const signed = Buffer.from(signedAttributes.bytes);
	signed[0] = TAG.set;
	if (!verifyValue(info, signed, signer)) return told("otherKey");
	if (signingCertificateMatches(signedAttributes, signer) === false) {
		return told("otherCertificate");
	}
	return null;
}

function readCertificates(node: DerNode | undefined): X509Certificate[] {
	return (node ? children(node) : [])
		.filter((child) => child.tag === TAG.sequence)
		.map((child) => new X509Certificate(child.bytes));
}

/**
 * Checks a CMS SignedData with one signer over `detached` parts (in order), or over the content it
 * carries itself. Never throws on bad data: whatever cannot be read is a `problem`.
 */
export function checkCms(der: Uint8Array, detached: Uint8Array[]): CmsCheck {
	try {
		const contentInfo = readDer(der);
		const signedData = childAt(childAt(contentInfo, 1), 0);
		const [, , encapsulated, ...rest] = children(signedData);
		const signerInfos = rest.at(-1);
		if (!encapsulated || !signerInfos) throw new Error("The signature is not a complete CMS.");
		const certificates = readCertificates(childWithTag(signedData, 0xa0));
		const info = readSignerInfo(childAt(signerInfos, 0));
		const type = readOid(childAt(encapsulated, 0));
		const inner = childWithTag(encapsulated, 0xa0);
		const content = inner ? { type, bytes: readOctets(childAt(inner, 0)) } : null;
		const signer = findSigner(info.sid, certificates);
		const signingTime = attributeValue(info.signedAttributes, OID.signingTime);
		const hasAttribute = signer && info.signedAttributes && signingCertificateMatches(info.signedAttributes, signer);
		return {
			problem: problemOf(info, signer, content ? [content.bytes] : detached, type),
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
