import type { X509Certificate } from "node:crypto";
import { issuerAndSerial } from "./build-cms.ts";
import { childAt, children, childWithTag, type DerNode, readDer, readOid, readTime, TAG } from "./der.ts";
import { extensionOf } from "./extension-of.ts";
import { OID } from "./oids.ts";
import type { RevocationAnswer } from "./revocation-answer.ts";
import { isSignedBy } from "./verify-value.ts";

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

/** The `Extensions` that stand in a node, by their type (RFC 5280 4.1). */
function extensionsIn(list: DerNode | undefined): Map<string, { isCritical: boolean; value: DerNode }> {
	const entries = (list ? children(list) : []).map((extension) => {
		const value = childWithTag(extension, TAG.octetString);
		const critical = childWithTag(extension, TAG.boolean);
		if (!value) throw new Error("the revocation list cannot be read");
		const isCritical = critical !== undefined && critical.content[0] !== 0;
		return [readOid(childAt(extension, 0)), { isCritical, value: readDer(value.content) }] as const;
	});
	return new Map(entries);
}

/**
 * Delta lists, lists of other issuers' certificates, of some reasons, or of the other kind of certificate answer
 * nothing here (RFC 5280 5.2.4, 5.2.5).
 */
function isComplete(extensions: ReturnType<typeof extensionsIn>, certificate: X509Certificate): boolean {
	for (const [type, { isCritical }] of extensions) {
		if (isCritical && type !== OID.issuingDistributionPoint) return false;
	}
	const scope = extensions.get(OID.issuingDistributionPoint)?.value;
	// [1] users, [2] authorities, [3] reasons, [4] indirect, [5] attributes; each left out where it is false.
	const isLimited = (number: number) => scope !== undefined && childWithTag(scope, 0x80 + number) !== undefined;
	return ![3, 4, 5, certificate.ca ? 1 : 2].some(isLimited);
}

/**
 * What a list says of a certificate.
 *
 * @throws Error when it is not the issuer's complete list, or cannot be read
 */
export function readCrl(
	crl: Uint8Array,
	{ certificate, issuer }: { certificate: X509Certificate; issuer: X509Certificate },
): RevocationAnswer {
	const [tbs, algorithm, signature] = children(readDer(crl));
	if (!tbs || !algorithm || !signature) throw new Error("the revocation list cannot be read");
	if (!isSignedBy(tbs, algorithm, signature, issuer))
		throw new Error("the revocation list is not signed by the issuer");
	const isTime = (node: DerNode) => node.tag === TAG.utcTime || node.tag === TAG.generalizedTime;
	const parts = children(tbs);
	const times = parts.filter(isTime);
	const thisUpdate = times[0] && readTime(times[0]);
	if (!times[0] || !thisUpdate) throw new Error("the revocation list cannot be read");
	const extensions = childWithTag(tbs, 0xa0);
	if (!isComplete(extensionsIn(extensions && childAt(extensions, 0)), certificate))
		throw new Error("the revocation list is not complete");
	const afterTimes = parts.slice(parts.indexOf(times[0]) + times.length);
	const revoked = afterTimes.find((part) => part.tag === TAG.sequence);
	const { serial } = issuerAndSerial(certificate.raw);
	const entry = (revoked ? children(revoked) : []).find((one) => Buffer.compare(childAt(one, 0).bytes, serial) === 0);
	return {
		thisUpdate,
		nextUpdate: times[1] ? readTime(times[1]) : null,
		producedAt: thisUpdate,
		revoked: entry ? readEntry(entry) : null,
	};
}

function readEntry(entry: DerNode): RevocationAnswer["revoked"] {
	const at = readTime(childAt(entry, 1));
	if (!at) throw new Error("the revocation list cannot be read");
	return { at, reason: extensionsIn(children(entry)[2]).get(OID.reasonCode)?.value.content[0] };
}
