import { createHash, X509Certificate } from "node:crypto";
import {
	childAt,
	children,
	type DerNode,
	fields,
	NULL,
	OCTETS,
	octetString,
	oid,
	onlyChild,
	optional,
	readAlgorithm,
	readBits,
	readDer,
	readOctets,
	readOid,
	readTime,
	required,
	sequence,
	TAG,
} from "../asn1/der.ts";
import { DIGESTS, OID } from "../asn1/oids.ts";
import { issuerAndSerial } from "../signing/build-cms.ts";
import { isSignedBy } from "../verifying/verify-value.ts";
import type { RevocationAnswer } from "./revocation-answer.ts";

/** CertID (RFC 6960 4.1.1) without its algorithm: hashes of the issuer's name and key, and the number. */
function idParts(certificate: X509Certificate, issuer: X509Certificate, digestName: string): Uint8Array[] {
	const hash = (bytes: Uint8Array) => octetString(createHash(digestName).update(bytes).digest());
	const own = issuerAndSerial(certificate.raw);
	const keyInfo = readDer(issuer.publicKey.export({ type: "spki", format: "der" }));
	const keyBits = readBits(childAt(keyInfo, 1));
	return [hash(own.issuer), hash(keyBits), own.serial];
}

/** With SHA-1, which every responder knows. */
function certificateId(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
	return sequence(sequence(oid(OID.sha1), NULL), ...idParts(certificate, issuer, "sha1"));
}

function isAbout(id: DerNode, certificate: X509Certificate, issuer: X509Certificate): boolean {
	const { algorithm, ...parts } = fields(id, {
		algorithm: required(TAG.sequence),
		name: required(TAG.octetString),
		key: required(TAG.octetString),
		serial: required(TAG.integer),
	});
	const digestName = DIGESTS[readAlgorithm(algorithm)];
	if (digestName === undefined) return false;
	const wanted = Buffer.concat(idParts(certificate, issuer, digestName));
	return wanted.equals(Buffer.concat([parts.name.bytes, parts.key.bytes, parts.serial.bytes]));
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

function timeOf(node: DerNode): Date {
	const time = readTime(node);
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
	const basic = readBasic(response);
	const { tbs, algorithm, signature } = basic;
	const { producedAt: producedNode, responses } = fields(tbs, {
		version: optional(0xa0),
		// [1] name, [2] hash of the key
		responder: required(0xa1, 0xa2),
		producedAt: required(TAG.generalizedTime),
		responses: required(TAG.sequence),
		extensions: optional(0xa1),
	});
	const producedAt = timeOf(producedNode);
	const delegates = (basic.certificates ? children(onlyChild(basic.certificates, TAG.sequence)) : [])
		.map((node) => new X509Certificate(node.bytes))
		.filter((delegate) => isDelegate(delegate, issuer, producedAt));
	const isSigned = [issuer, ...delegates].some((signer) => isSignedBy(tbs, algorithm, signature, signer));
	if (!isSigned) throw new Error("the OCSP response is not signed for the issuer");
	const single = children(responses)
		.map(readSingle)
		.find(({ id }) => isAbout(id, certificate, issuer));
	// [2] unknown
	if (!single || single.status.tag === 0x82) throw new Error("the OCSP responder does not know the certificate");
	const { status, thisUpdate, nextUpdate } = single;
	return {
		thisUpdate: timeOf(thisUpdate),
		nextUpdate: nextUpdate ? timeOf(onlyChild(nextUpdate, TAG.generalizedTime)) : null,
		producedAt,
		revoked: status.tag === REVOKED ? readRevoked(status) : null,
	};
}

/** The BasicOCSPResponse in an OCSPResponse (RFC 6960 4.2.1). */
function readBasic(response: Uint8Array) {
	const { status, wrapped } = fields(readDer(response), {
		status: required(TAG.enumerated),
		wrapped: optional(0xa0),
	});
	if (status.content[0] !== 0 || !wrapped) throw new Error("the OCSP responder refused the request");
	const { type, bytes } = fields(onlyChild(wrapped, TAG.sequence), { type: required(TAG.oid), bytes: OCTETS });
	if (readOid(type) !== OID.ocspBasic) throw new Error("the OCSP response is of an unknown type");
	return fields(readDer(readOctets(bytes)), {
		tbs: required(TAG.sequence),
		algorithm: required(TAG.sequence),
		signature: required(TAG.bitString),
		certificates: optional(0xa0),
	});
}

const REVOKED = 0xa1;

function readSingle(node: DerNode) {
	return fields(node, {
		id: required(TAG.sequence),
		// [0] good, [1] revoked, [2] unknown
		status: required(0x80, REVOKED, 0x82),
		thisUpdate: required(TAG.generalizedTime),
		nextUpdate: optional(0xa0),
		extensions: optional(0xa1),
	});
}

/** RevokedInfo ::= { revocationTime, [0] CRLReason OPTIONAL } */
function readRevoked(status: DerNode): RevocationAnswer["revoked"] {
	const shape = { time: required(TAG.generalizedTime), reason: optional(0xa0) };
	const { time, reason } = fields(status, shape, REVOKED);
	return { at: timeOf(time), reason: reason && onlyChild(reason, TAG.enumerated).content[0] };
}
