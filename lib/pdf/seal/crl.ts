import { verify, type X509Certificate } from "node:crypto";
import { issuerAndSerial } from "./build-cms.ts";
import { childAt, children, type DerNode, readDer, readOid, readTime, TAG } from "./der.ts";
import { extensionOf } from "./extension-of.ts";
import { DIGESTS, OID } from "./oids.ts";

/** The http addresses a certificate names for its revocation list (RFC 5280 4.2.1.13). */
export function crlUrls(certificate: X509Certificate): string[] {
	const points = extensionOf(certificate, OID.crlDistributionPoints);
	if (!points) return [];
	const urls: string[] = [];
	const collect = (node: DerNode): void => {
		// [6] uniformResourceIdentifier; everything around it is constructed.
		if (node.tag === 0x86) urls.push(Buffer.from(node.content).toString("latin1"));
		else if (node.tag & 0x20) for (const child of children(node)) collect(child);
	};
	collect(points.value);
	return urls.filter((url) => url.startsWith("http"));
}

/** Signature value of `SEQUENCE { tbs, algorithm, BIT STRING }` (CRL, OCSP) against a key. */
export function isSignedBy(tbs: DerNode, algorithm: DerNode, signature: DerNode, signer: X509Certificate): boolean {
	const digestName = DIGESTS[readOid(childAt(algorithm, 0))];
	return digestName !== undefined && verify(digestName, tbs.bytes, signer.publicKey, signature.content.subarray(1));
}

/**
 * Whether the list names the certificate.
 *
 * @param asked.at when the list must still have held
 * @throws Error when the list is not the issuer's, or was out of date
 */
export function isRevokedByCrl(
	crl: Uint8Array,
	{ certificate, issuer, at }: { certificate: X509Certificate; issuer: X509Certificate; at: Date },
): boolean {
	const [tbs, algorithm, signature] = children(readDer(crl));
	if (!tbs || !algorithm || !signature) throw new Error("the revocation list cannot be read");
	if (!isSignedBy(tbs, algorithm, signature, issuer))
		throw new Error("the revocation list is not signed by the issuer");
	const isTime = (node: DerNode) => node.tag === TAG.utcTime || node.tag === TAG.generalizedTime;
	const parts = children(tbs);
	const times = parts.filter(isTime);
	const nextUpdate = times[1] && readTime(times[1]);
	if (nextUpdate && nextUpdate < at) throw new Error("the revocation list is out of date");
	const afterTimes = times[0] ? parts.slice(parts.indexOf(times[0]) + times.length) : [];
	const revoked = afterTimes.find((part) => part.tag === TAG.sequence);
	const { serial } = issuerAndSerial(certificate.raw);
	return (revoked ? children(revoked) : []).some((entry) => Buffer.compare(childAt(entry, 0).bytes, serial) === 0);
}
