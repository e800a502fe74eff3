import { constants, type KeyObject, verify, type X509Certificate } from "node:crypto";
import { childAt, children, childWithTag, type DerNode, readOid, TAG } from "./der.ts";
import { DIGESTS, SIGNATURE_ALGORITHMS } from "./oids.ts";

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
		const known = SIGNATURE_ALGORITHMS[readOid(childAt(algorithm, 0))];
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
	const parameters = children(algorithm)[1];
	const partOf = (number: number) => {
		const part = parameters && childWithTag(parameters, 0xa0 + number);
		return part && childAt(part, 0);
	};
	const hash = partOf(0);
	const mask = partOf(1);
	const salt = partOf(2);
	const digest = hash ? DIGESTS[readOid(childAt(hash, 0))] : "sha1";
	const maskDigest = mask ? DIGESTS[readOid(childAt(childAt(mask, 1), 0))] : "sha1";
	if (digest === undefined || digest !== maskDigest || (digestName ?? digest) !== digest) return null;
	if (salt && salt.tag !== TAG.integer) return null;
	const saltLength = salt ? Buffer.from(salt.content).readUIntBE(0, Math.min(salt.content.length, 6)) : 20;
	return verify(digest, signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, value);
}

/** Whether `SEQUENCE { tbs, algorithm, BIT STRING }` (CRL, OCSP) is signed with a certificate's key. */
export function isSignedBy(tbs: DerNode, algorithm: DerNode, signature: DerNode, signer: X509Certificate): boolean {
	return (
		verifyValue(algorithm, undefined, { signed: tbs.bytes, value: signature.content.subarray(1) }, signer) === true
	);
}
