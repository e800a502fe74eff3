import { createHash, X509Certificate } from "node:crypto";
import { issuerAndSerial } from "./build-cms.ts";
import {
	childAt,
	children,
	childWithTag,
	type DerNode,
	NULL,
	octetString,
	oid,
	readDer,
	readOid,
	readTime,
	sequence,
	TAG,
} from "./der.ts";
import { DIGESTS, OID } from "./oids.ts";
import type { RevocationAnswer } from "./revocation-answer.ts";
import { isSignedBy } from "./verify-value.ts";

/** CertID (RFC 6960 4.1.1) without its algorithm: hashes of the issuer's name and key, and the number. */
function idParts(certificate: X509Certificate, issuer: X509Certificate, digestName: string): Uint8Array[] {
	const hash = (bytes: Uint8Array) => octetString(createHash(digestName).update(bytes).digest());
	const own = issuerAndSerial(certificate.raw);
	const keyInfo = readDer(issuer.publicKey.export({ type: "spki", format: "der" }));
	// The key's bits without the leading count of unused bits.
	const keyBits = childAt(keyInfo, 1).content.subarray(1);
	return [hash(own.issuer), hash(keyBits), own.serial];
}

/** With SHA-1, which every responder knows. */
function certificateId(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
	return sequence(sequence(oid(OID.sha1), NULL), ...idParts(certificate, issuer, "sha1"));
}

function isAbout(id: DerNode, certificate: X509Certificate, issuer: X509Certificate): boolean {
	const digestName = DIGESTS[readOid(childAt(childAt(id, 0), 0))];
	if (digestName === undefined) return false;
	const [, ...parts] = children(id);
	const wanted = idParts(certificate, issuer, digestName);
	return wanted.every((part, index) => Buffer.compare(part, parts[index]?.bytes ?? new Uint8Array()) === 0);
}

/** OCSPRequest for one certificate. */
export function ocspRequest(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
	return sequence(sequence(sequence(sequence(certificateId(certificate, issuer)))));
}

/** A responder that the issuer itself has named for it may answer as well (RFC 6960 4.2.2.2). */
function isDelegate(delegate: X509Certificate, issuer: X509Certificate, at: Date): boolean {
	return (
		(delegate.keyUsage?.includes(OID.ocspSigning) ?? false) &&
		new Date(delegate.validFrom) <= at &&
		at <= new Date(delegate.validTo) &&
		delegate.checkIssued(issuer) &&
		delegate.verify(issuer.publicKey)
	);
}

function timeOf(node: DerNode | undefined): Date {
	const time = node && readTime(node);
	if (!time) throw new Error("the OCSP response cannot be read");
	return time;
}

/**
 * What a response says of a certificate.
 *
 * @throws Error when it is no answer about this certificate by its issuer, or one that its issuer has named for it
 */
export function readOcsp(
	response: Uint8Array,
	certificate: X509Certificate,
	issuer: X509Certificate,
): RevocationAnswer {
	const root = readDer(response);
	if (childAt(root, 0).content[0] !== 0) throw new Error("the OCSP responder refused the request");
	const wrapped = childAt(childAt(root, 1), 0);
	if (readOid(childAt(wrapped, 0)) !== OID.ocspBasic) throw new Error("the OCSP response is of an unknown type");
	const basic = readDer(childAt(wrapped, 1).content);
	const tbs = childAt(basic, 0);
	const producedAt = timeOf(childWithTag(tbs, TAG.generalizedTime));
	const carried = childWithTag(basic, 0xa0);
	const delegates = (carried ? children(childAt(carried, 0)) : [])
		.map((node) => new X509Certificate(node.bytes))
		.filter((delegate) => isDelegate(delegate, issuer, producedAt));
	const isSigned = [issuer, ...delegates].some((signer) =>
		isSignedBy(tbs, childAt(basic, 1), childAt(basic, 2), signer),
	);
	if (!isSigned) throw new Error("the OCSP response is not signed for the issuer");
	// responses is the one plain SEQUENCE of ResponseData (RFC 6960 4.2.1).
	const responses = childWithTag(tbs, TAG.sequence);
	const single = (responses ? children(responses) : []).find((one) => isAbout(childAt(one, 0), certificate, issuer));
	const status = single && children(single)[1];
	// [0] good, [1] revoked, [2] unknown
	if (!single || (status?.tag !== 0x80 && status?.tag !== 0xa1)) {
		throw new Error("the OCSP responder does not know the certificate");
	}
	const until = childWithTag(single, 0xa0);
	return {
		thisUpdate: timeOf(children(single)[2]),
		nextUpdate: until ? timeOf(childAt(until, 0)) : null,
		producedAt,
		revoked: status.tag === 0xa1 ? readRevoked(status) : null,
	};
}

/** RevokedInfo ::= { revocationTime, [0] CRLReason OPTIONAL } */
function readRevoked(status: DerNode): RevocationAnswer["revoked"] {
	const reason = childWithTag(status, 0xa0);
	return { at: timeOf(children(status)[0]), reason: reason && childAt(reason, 0).content[0] };
}
