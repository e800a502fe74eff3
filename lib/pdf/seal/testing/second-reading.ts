import { constants, createHash, verify, X509Certificate } from "node:crypto";
import * as pkijs from "pkijs";

/**
 * Signatures, OCSP responses and revocation lists as another reader finds them: structure by pkijs, values by
 * node:crypto, nothing of our own parsers.
 */

const HASHES: Record<string, string> = {
	"1.3.14.3.2.26": "sha1",
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512",
	"2.16.840.1.101.3.4.2.12": "shake256",
};
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const RSA_PSS = "1.2.840.113549.1.1.10";

/** Whether each signer of a detached CMS signed the content, in their order. */
export function readSigners(cms: Uint8Array, content: Uint8Array): boolean[] {
	const info = pkijs.ContentInfo.fromBER(Uint8Array.from(cms));
	const { signerInfos, certificates = [] } = new pkijs.SignedData({ schema: info.content });
	const found = certificates.filter((one) => one instanceof pkijs.Certificate);
	return signerInfos.map((signer) => isSignerRight(signer, found, content));
}

function isSignerRight(signer: pkijs.SignerInfo, certificates: pkijs.Certificate[], content: Uint8Array): boolean {
	const { sid, signedAttrs, signatureAlgorithm, digestAlgorithm } = signer;
	const certificate = certificates.find(
		({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber),
	);
	const digest = HASHES[digestAlgorithm.algorithmId] ?? "";
	const options = digest === "shake256" ? { outputLength: 64 } : {};
	const [stored] = signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values ?? [];
	const isSameDigest = createHash(digest, options).update(content).digest().equals(viewOf(stored));
	if (!certificate || !signedAttrs || !isSameDigest) return false;
	const { publicKey: key } = new X509Certificate(Buffer.from(certificate.toSchema(false).toBER()));
	const value = viewOf(signer.signature);
	const signed = Buffer.from(signedAttrs.encodedValue);
	if (key.asymmetricKeyType?.startsWith("ed")) return verify(null, signed, key, value);
	if (signatureAlgorithm.algorithmId !== RSA_PSS) return verify(digest, signed, key, value);
	const { saltLength } = new pkijs.RSASSAPSSParams({ schema: signatureAlgorithm.algorithmParams });
	return verify(digest, signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, value);
}

function viewOf(value: { valueBlock: { valueHexView: Uint8Array } } | undefined): Uint8Array {
	return value?.valueBlock.valueHexView ?? new Uint8Array();
}

export type SecondAnswer = { thisUpdate: Date; nextUpdate: Date | undefined; revokedAt: Date | null };

/** What the first answer of an OCSP response says. */
export function readOcspAgain(response: Uint8Array): SecondAnswer {
	const { responseBytes } = pkijs.OCSPResponse.fromBER(Uint8Array.from(response));
	const basic = pkijs.BasicOCSPResponse.fromBER(Uint8Array.from(viewOf(responseBytes?.response)));
	const [single] = basic.tbsResponseData.responses;
	if (!single) throw new Error("The response has no answer.");
	const { thisUpdate, nextUpdate, certStatus } = single;
	// [0] good, [1] revoked: { revocationTime, … }
	const [revoked] = certStatus.idBlock.tagNumber === 1 ? certStatus.valueBlock.value : [];
	return { thisUpdate, nextUpdate, revokedAt: revoked ? revoked.toDate() : null };
}

/** What a revocation list says of a certificate. */
export function readCrlAgain(crl: Uint8Array, certificate: X509Certificate): SecondAnswer {
	const list = pkijs.CertificateRevocationList.fromBER(Uint8Array.from(crl));
	const serial = certificate.serialNumber.toLowerCase();
	const entry = list.revokedCertificates?.find(
		({ userCertificate }) => Buffer.from(viewOf(userCertificate)).toString("hex").replace(/^00/, "") === serial,
	);
	const { thisUpdate, nextUpdate } = list;
	return {
		...{ thisUpdate: thisUpdate.value, nextUpdate: nextUpdate?.value },
		revokedAt: entry ? entry.revocationDate.value : null,
	};
}
