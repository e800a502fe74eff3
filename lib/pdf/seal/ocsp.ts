import { createHash, X509Certificate } from "node:crypto";
import { issuerAndSerial } from "./build-cms.ts";
import { isSignedBy } from "./crl.ts";
import { childAt, children, childWithTag, NULL, octetString, oid, readDer, readOid, sequence, TAG } from "./der.ts";
import { OID } from "./oids.ts";

/** CertID with SHA-1, which every responder knows (RFC 6960 4.1.1). */
function certificateId(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
	const sha1 = (bytes: Uint8Array) => octetString(createHash("sha1").update(bytes).digest());
	const own = issuerAndSerial(certificate.raw);
	const keyInfo = readDer(issuer.publicKey.export({ type: "spki", format: "der" }));
	// The key's bits without the leading count of unused bits.
	const keyBits = childAt(keyInfo, 1).content.subarray(1);
	return sequence(sequence(oid(OID.sha1), NULL), sha1(own.issuer), sha1(keyBits), own.serial);
}

/** OCSPRequest for one certificate. */
export function ocspRequest(certificate: X509Certificate, issuer: X509Certificate): Uint8Array {
	return sequence(sequence(sequence(sequence(certificateId(certificate, issuer)))));
}

/** Whether the response says revoked. Throws Error when it is no answer about this certificate by its issuer. */
export function isRevokedByOcsp(response: Uint8Array, certificate: X509Certificate, issuer: X509Certificate): boolean {
	const root = readDer(response);
	if (childAt(root, 0).content[0] !== 0) throw new Error("the OCSP responder refused the request");
	const wrapped = childAt(childAt(root, 1), 0);
	if (readOid(childAt(wrapped, 0)) !== OID.ocspBasic) throw new Error("the OCSP response is of an unknown type");
	const basic = readDer(childAt(wrapped, 1).content);
	const tbs = childAt(basic, 0);
	const carried = childWithTag(basic, 0xa0);
	const delegates = (carried ? children(childAt(carried, 0)) : [])
		.map((node) => new X509Certificate(node.bytes))
		.filter((delegate) => delegate.keyUsage?.includes(OID.ocspSigning))
		.filter((delegate) => delegate.checkIssued(issuer) && delegate.verify(issuer.publicKey));
	const isSigned = [issuer, ...delegates].some((signer) =>
		isSignedBy(tbs, childAt(basic, 1), childAt(basic, 2), signer),
	);
	if (!isSigned) throw new Error("the OCSP response is not signed for the issuer");
	// responses is the one plain SEQUENCE of ResponseData (RFC 6960 4.2.1).
	const responses = childWithTag(tbs, TAG.sequence);
	const wanted = Buffer.from(issuerAndSerial(certificate.raw).serial);
	for (const single of responses ? children(responses) : []) {
		const serial = childAt(childAt(single, 0), 3);
		if (!wanted.equals(serial.bytes)) continue;
		const status = childAt(single, 1).tag;
		if (status === 0x80) return false;
		if (status === 0xa1) return true;
	}
	throw new Error("the OCSP responder does not know the certificate");
}
