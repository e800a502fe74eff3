import { constants, type KeyObject, verify, type X509Certificate } from "node:crypto";
import { childAt, type DerNode, fields, onlyChild, optional, readAlgorithm, readBits, TAG } from "../asn1/der.ts";
import { DIGESTS, OID, SIGNATURE_ALGORITHMS } from "../asn1/oids.ts";

type SignedValue = { signed: Uint8Array; value: Uint8Array };

/**
 * Whether a signature value is that of a certificate's key; null where the algorithm, its parameters or the kind of key
 * are not known here. Never throws.
 *
 * @param algorithm the AlgorithmIdentifier beside the value
 * @param digestName of node:crypto, for algorithms that name no digest; undefined where none stands beside the value
 */
export function verifyValue(
	algorithm: DerNode,
	digestName: string | undefined,
	{ signed, value }: SignedValue,
	certificate: X509Certificate,
): boolean | null {
	try {
		const known = SIGNATURE_ALGORITHMS[readAlgorithm(algorithm)];
		const key = certificate.publicKey;
		if (!known) return null;
		if (!known.keyTypes.some((type) => type === key.asymmetricKeyType)) return false;
		if (known.keyTypes.includes("rsa-pss")) return verifyPss(algorithm, digestName, { signed, value }, key);
		if (known.digest === null) return verify(null, signed, key, value);
		const digest = known.digest ?? digestName;
		return digest === undefined ? null : verify(digest, signed, key, value);
	} catch {
		// OpenSSL does not know the curve or the kind of key.
		return null;
	}
}

/** RSASSA-PSS-params (RFC 4055 3.1); CMS wants the same digest beside it (RFC 4056 3), and node:crypto the same in the mask. */
function verifyPss(
	algorithm: DerNode,
	digestName: string | undefined,
	{ signed, value }: SignedValue,
	key: KeyObject,
): boolean | null {
	const parts = fields(childAt(algorithm, 1), {
		...{ hash: optional(0xa0), mask: optional(0xa1), salt: optional(0xa2), trailer: optional(0xa3) },
	});
	const salt = parts.salt && onlyChild(parts.salt, TAG.integer);
	const digest = parts.hash ? DIGESTS[readAlgorithm(onlyChild(parts.hash, TAG.sequence))] : "sha1";
	const mask = parts.mask && onlyChild(parts.mask, TAG.sequence);
	if (mask && readAlgorithm(mask) !== OID.mgf1) return null;
	const maskDigest = mask ? DIGESTS[readAlgorithm(childAt(mask, 1))] : "sha1";
	if (digest === undefined || digest !== maskDigest || (digestName ?? digest) !== digest) return null;
	const saltLength = salt ? Buffer.from(salt.content).readUIntBE(0, Math.min(salt.content.length, 6)) : 20;
	return verify(digest, signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, value);
}

/** Whether `SEQUENCE { tbs, algorithm, BIT STRING }` (CRL, OCSP) is signed with a certificate's key. */
export function isSignedBy(tbs: DerNode, algorithm: DerNode, signature: DerNode, signer: X509Certificate): boolean {
	return verifyValue(algorithm, undefined, { signed: tbs.bytes, value: readBits(signature) }, signer) === true;
}
