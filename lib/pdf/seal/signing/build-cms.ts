import { createHash } from "node:crypto";
import {
	childAt,
	children,
	context,
	integer,
	NULL,
	octetString,
	oid,
	readDer,
	sequence,
	setOf,
	TAG,
	tlv,
} from "../asn1/der.ts";
import { OID } from "../asn1/oids.ts";
import type { SigningIdentity } from "./load-p12.ts";

type SignedCms = {
	/** What a timestamp is made over. */
	signatureValue: Uint8Array;
	/** The complete CMS, with the timestamp token as unsigned attribute when there is one. */
	toDer: (timestampToken: Uint8Array | null) => Uint8Array;
};

const VERSION_1 = integer(Uint8Array.of(1));
const SHA256 = sequence(oid(OID.sha256));

function attribute(type: string, value: Uint8Array): Uint8Array {
	return sequence(oid(type), tlv(TAG.set, value));
}

/** Issuer and serial number as they stand in the certificate (RFC 5280 4.1). */
export function issuerAndSerial(certificateDer: Uint8Array): { issuer: Uint8Array; serial: Uint8Array } {
	const parts = children(childAt(readDer(certificateDer), 0));
	// The version is an optional [0] in front.
	const offset = parts[0]?.tag === 0xa0 ? 1 : 0;
	const serial = parts[offset];
	const issuer = parts[offset + 2];
	if (!serial || !issuer) throw new Error("The certificate has another structure than expected.");
	return { issuer: issuer.bytes, serial: serial.bytes };
}

/** ESS signing-certificate-v2 (RFC 5035): binds the certificate into what is signed; SHA-256 is its default. */
function signingCertificateV2(certificateDer: Uint8Array): Uint8Array {
	const { issuer, serial } = issuerAndSerial(certificateDer);
	const hash = createHash("sha256").update(certificateDer).digest();
	const essCertId = sequence(octetString(hash), sequence(sequence(context(4, issuer)), serial));
	return sequence(sequence(essCertId));
}

/** Signed as a SET OF, stored with the implicit tag [0] (RFC 5652 5.4). */
function signedAttributes(identity: SigningIdentity, digest: Uint8Array): Uint8Array {
	return setOf(
		attribute(OID.contentType, oid(OID.data)),
		attribute(OID.messageDigest, octetString(digest)),
		attribute(OID.signingCertificateV2, signingCertificateV2(identity.certificateDer)),
	);
}

type Parts = { attributes: Uint8Array; signatureValue: Uint8Array; timestampToken: Uint8Array | null };

function signedData(identity: SigningIdentity, { attributes, signatureValue, timestampToken }: Parts): Uint8Array {
	const storedAttributes = Buffer.from(attributes);
	storedAttributes[0] = 0xa0;
	const { issuer, serial } = issuerAndSerial(identity.certificateDer);
	const algorithm =
		identity.keyType === "RSA" ? sequence(oid(OID.sha256WithRsa), NULL) : sequence(oid(OID.ecdsaWithSha256));
	const certificates = Buffer.from(setOf(identity.certificateDer, ...identity.chainDer));
	certificates[0] = 0xa0;
	const unsigned = timestampToken ? [context(1, attribute(OID.timestampToken, timestampToken))] : [];
	const signerInfo = sequence(
		VERSION_1,
		sequence(issuer, serial),
		SHA256,
		storedAttributes,
		algorithm,
		octetString(signatureValue),
		...unsigned,
	);
	const content = sequence(
		VERSION_1,
		tlv(TAG.set, SHA256),
		sequence(oid(OID.data)),
		certificates,
		tlv(TAG.set, signerInfo),
	);
	return sequence(oid(OID.signedData), context(0, content));
}

/**
 * Signs a SHA-256 digest as CAdES (detached), as PAdES baseline asks (ETSI EN 319 142-1, 6.3):
 * content-type, message-digest and signing-certificate-v2 are signed; there is no signing-time
 * attribute, since the time stands in /M of the signature dictionary.
 */
export async function buildCms(identity: SigningIdentity, digest: Uint8Array): Promise<SignedCms> {
	const attributes = signedAttributes(identity, digest);
	const signatureValue = await identity.sign(attributes);
	return {
		signatureValue,
		toDer: (timestampToken) => signedData(identity, { attributes, signatureValue, timestampToken }),
	};
}

const DIGEST_BYTES = 32;

/** Upper bound of the CMS in bytes; without a timestamp, `tokenBytes` is 0. */
export function cmsSizeBytes(identity: SigningIdentity, tokenBytes: number): number {
	return signedData(identity, {
		attributes: signedAttributes(identity, new Uint8Array(DIGEST_BYTES)),
		signatureValue: new Uint8Array(identity.signatureSizeBytes),
		timestampToken: tokenBytes === 0 ? null : new Uint8Array(tokenBytes),
	}).length;
}
