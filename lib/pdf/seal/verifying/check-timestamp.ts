import type { X509Certificate } from "node:crypto";
import { type Told, told } from "#lib/i18n/report/told.ts";
import { fields, optional, readAlgorithm, readDer, readTime, required, TAG } from "../asn1/der.ts";
import { DIGESTS, OID } from "../asn1/oids.ts";
import { checkCms, DIGEST_UNKNOWN, newHash } from "./check-cms.ts";

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

/** RFC 3161 2.4.2 */
function readTstInfo(der: Uint8Array) {
	return fields(readDer(der), {
		version: required(TAG.integer),
		policy: required(TAG.oid),
		imprint: required(TAG.sequence),
		serial: required(TAG.integer),
		time: required(TAG.generalizedTime),
		accuracy: optional(TAG.sequence),
		ordering: optional(TAG.boolean),
		nonce: optional(TAG.integer),
		authority: optional(0xa0),
		extensions: optional(0xa1),
	});
}

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
		const info = readTstInfo(cms.content.bytes);
		const imprint = fields(info.imprint, { algorithm: required(TAG.sequence), digest: required(TAG.octetString) });
		const digestName = DIGESTS[readAlgorithm(imprint.algorithm)];
		if (!digestName) return { ...result, problem: DIGEST_UNKNOWN, isUnknown: true };
		const hash = newHash(digestName);
		for (const part of stamped) hash.update(part);
		return {
			...result,
			problem: hash.digest().equals(imprint.digest.content) ? null : told("timestampOfOther"),
			time: readTime(info.time),
			nonce: info.nonce?.bytes ?? null,
		};
	} catch {
		return { ...result, problem: told("timestampUnreadable") };
	}
}
