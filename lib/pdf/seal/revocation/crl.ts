import type { X509Certificate } from "node:crypto";
import {
	childAt,
	children,
	childWithTag,
	type DerNode,
	fields,
	onlyChild,
	optional,
	readDer,
	readOid,
	readTime,
	required,
	TAG,
	TIME,
} from "../asn1/der.ts";
import { extensionOf } from "../asn1/extension-of.ts";
import { OID } from "../asn1/oids.ts";
import { issuerAndSerial } from "../signing/build-cms.ts";
import { isSignedBy } from "../verifying/verify-value.ts";
import type { RevocationAnswer } from "./revocation-answer.ts";

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
		const { type, critical, value } = fields(extension, {
			type: required(TAG.oid),
			critical: optional(TAG.boolean),
			value: required(TAG.octetString),
		});
		const isCritical = critical !== undefined && critical.content[0] !== 0;
		return [readOid(type), { isCritical, value: readDer(value.content) }] as const;
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
	const { tbs, algorithm, signature } = fields(readDer(crl), {
		tbs: required(TAG.sequence),
		algorithm: required(TAG.sequence),
		signature: required(TAG.bitString),
	});
	if (!isSignedBy(tbs, algorithm, signature, issuer))
		throw new Error("the revocation list is not signed by the issuer");
	const parts = fields(tbs, {
		version: optional(TAG.integer),
		algorithm: required(TAG.sequence),
		issuer: required(TAG.sequence),
		thisUpdate: TIME,
		nextUpdate: optional(...TIME.tags),
		revoked: optional(TAG.sequence),
		extensions: optional(0xa0),
	});
	const thisUpdate = readTime(parts.thisUpdate);
	if (!thisUpdate) throw new Error("the revocation list cannot be read");
	const extensions = parts.extensions && onlyChild(parts.extensions, TAG.sequence);
	if (!isComplete(extensionsIn(extensions), certificate)) throw new Error("the revocation list is not complete");
	const { serial } = issuerAndSerial(certificate.raw);
	const all = parts.revoked ? children(parts.revoked) : [];
	const entry = all.find((one) => Buffer.compare(childAt(one, 0).bytes, serial) === 0);
	return {
		thisUpdate,
		nextUpdate: parts.nextUpdate ? readTime(parts.nextUpdate) : null,
		producedAt: thisUpdate,
		revoked: entry ? readEntry(entry) : null,
	};
}

function readEntry(entry: DerNode): RevocationAnswer["revoked"] {
	const { time, extensions } = fields(entry, {
		serial: required(TAG.integer),
		time: TIME,
		extensions: optional(TAG.sequence),
	});
	const at = readTime(time);
	if (!at) throw new Error("the revocation list cannot be read");
	return { at, reason: extensionsIn(extensions).get(OID.reasonCode)?.value.content[0] };
}
