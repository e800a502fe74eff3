import type { X509Certificate } from "node:crypto";
import { type Told, told } from "#lib/i18n/workplace/report/told.ts";
import { checkCms, DIGEST_UNKNOWN, newHash } from "./check-cms.ts";
import { childAt, children, childWithTag, readDer, readOid, readTime, TAG } from "./der.ts";
import { DIGESTS, OID } from "./oids.ts";

export type TimestampCheck = {
	/** Why the timestamp does not hold, or null. */
	problem: Told | null;
	/** The problem is that it cannot be checked here. */
	isUnknown: boolean;
	time: Date | null;
	/** The request's nonce as a DER INTEGER. */
	nonce: Uint8Array | null;
	signer: X509Certificate | null;
	certificates: X509Certificate[];
	/** True when the token names its signer's certificate, as RFC 3161 2.4.1 asks. */
	hasSigningCertificate: boolean;
};

/**
 * Checks an RFC 3161 token over `stamped` (parts in order): the TSA's signature, and that the
 * imprint is theirs. Never throws on bad data.
 */
export function checkTimestamp(token: Uint8Array, stamped: Uint8Array[]): TimestampCheck {
	const cms = checkCms(token, []);
	const { signer, certificates, hasSigningCertificate, isUnknown } = cms;
	const result = { isUnknown, time: null, nonce: null, signer, certificates, hasSigningCertificate };
	if (cms.problem) return { ...result, problem: cms.problem };
	if (cms.content?.type !== OID.tstInfo) return { ...result, problem: told("noTimestamp") };
	try {
		// TSTInfo ::= { version, policy, messageImprint, serialNumber, genTime, ... nonce INTEGER OPTIONAL }
		const info = readDer(cms.content.bytes);
		const parts = children(info);
		const imprint = childAt(info, 2);
		const digestName = DIGESTS[readOid(childAt(childAt(imprint, 0), 0))];
		if (!digestName) return { ...result, problem: DIGEST_UNKNOWN, isUnknown: true };
		const hash = newHash(digestName);
		for (const part of stamped) hash.update(part);
		const isSame = hash.digest().equals(childAt(imprint, 1).content);
		const genTime = childWithTag(info, TAG.generalizedTime);
		return {
			...result,
			problem: isSame ? null : told("timestampOfOther"),
			time: genTime ? readTime(genTime) : null,
			nonce: parts.slice(5).find((part) => part.tag === TAG.integer)?.bytes ?? null,
		};
	} catch {
		return { ...result, problem: told("timestampUnreadable") };
	}
}
