import type { X509Certificate } from "node:crypto";
import { type PDF, type PdfDict, PdfString } from "@libpdf/core";
import { type Told, told } from "#lib/i18n/report/told.ts";
import type { VerifySignature } from "#lib/pdf/tasks.ts";
import { type RevocationStore, revocationAnswer } from "../revocation/revocation-store.ts";
import { isSelfSigned, lineOfName } from "../signing/load-p12.ts";
import { type CmsCheck, checkCms } from "./check-cms.ts";
import { checkTimestamp, type TimestampCheck } from "./check-timestamp.ts";
import type { FoundSignature } from "./find-signatures.ts";
import { resolveIn } from "./is-same-object.ts";
import { isTrusted, type Purpose } from "./is-trusted.ts";

/** What holds for a signature by itself; coverage needs the rest of the file. */
export type Judgement = Omit<VerifySignature, "coversWholeFile" | "isExtended"> & { signer: X509Certificate | null };

const DETACHED = new Set(["ETSI.CAdES.detached", "adbe.pkcs7.detached"]);
const TIMESTAMP = "ETSI.RFC3161";

/** A detached signature carries nothing itself: what it carried would be signed, not the file (ISO 32000-2 12.8.3.3). */
const NOT_DETACHED = told("otherContent");

/** ISO 32000-2 7.9.4: `D:20261121002518+01'00'`. */
function readPdfDate(text: string | undefined): Date | null {
	const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:([+-])(\d\d)'?(\d\d)?|Z)?/.exec(text ?? "");
	if (!match) return null;
	const [, year, month, day, hour = "00", minute = "00", second = "00", sign, zoneHour, zoneMinute = "00"] = match;
	const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : "Z";
	const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
	return Number.isNaN(date.getTime()) ? null : date;
}

function textOf(pdf: PDF, dict: PdfDict, key: string): string | undefined {
	const value = resolveIn(pdf, dict.get(key));
	return value instanceof PdfString ? value.asString() : undefined;
}

function levelOf(
	found: FoundSignature,
	cms: CmsCheck,
	{ isTimestamped, answer, file }: { isTimestamped: boolean; answer: "good" | "revoked" | null; file: FileFacts },
): string {
	if (found.subFilter !== "ETSI.CAdES.detached" || !cms.hasSigningCertificate) return "PKCS#7";
	// Either kind of timestamp makes B-T, and both B-LTA (ETSI EN 319 142-1, 6.3), unless it was revoked or has no time.
	const isCovered = file.timestamps.some(({ end }) => end > found.end);
	if (!isTimestamped && !isCovered) return "B-B";
	if (answer !== "good") return "B-T";
	return isTimestamped && isCovered ? "B-LTA" : "B-LT";
}

/** What the file's own store says of who signed; nobody could revoke what is self-made. */
function answerFor(
	{ signer, certificates: carried }: Pick<CmsCheck, "signer" | "certificates">,
	{ revocationStore: store }: FileFacts,
	asked: { time: Date; isTimeProved: boolean; purpose: Purpose },
) {
	if (!signer || isSelfSigned(signer)) return null;
	return revocationAnswer(signer, { store, carried, ...asked, now: new Date() });
}

export type FileFacts = {
	revocationStore: RevocationStore;
	/** Document timestamps that are intact and not revoked: what they end behind is older; provedAt: the time, where an authority is trusted for it. */
	timestamps: { end: number; provedAt: Date | null }[];
};

/** Whose word is taken: see trusted-authorities.ts */
type Authorities = readonly X509Certificate[];

function commonName(certificate: X509Certificate | null): string {
	return /^CN=(.*)$/m.exec(certificate?.subject ?? "")?.[1] ?? "";
}

function validityProblem(certificate: X509Certificate | null, at: Date | null): Told | null {
	if (!certificate || !at) return null;
	if (at < new Date(certificate.validFrom)) return told("certificateEarly");
	return at > new Date(certificate.validTo) ? told("certificateExpired") : null;
}

/** Nothing is read out of what cannot be checked: whoever it names may have nothing to do with it. */
function unchecked(pdf: PDF, found: FoundSignature, problem: Told): Judgement {
	return describe(pdf, found, {
		...{ isUnknown: true, isTimeTrusted: false, isTimestampRevoked: false, isIssuerTrusted: false },
		...{ timestampedBy: "", level: "", problem, note: null },
		...{ signer: null, signedAt: readPdfDate(textOf(pdf, found.dict, "M")), timestampedAt: null },
	});
}

function unknownType({ subFilter }: FoundSignature): Told {
	return told("typeUnknown", { name: subFilter });
}

/**
 * A document timestamp: its token is made over the file itself.
 *
 * @param file with the timestamps behind it
 */
export function judgeTimestamp(pdf: PDF, found: FoundSignature, file: FileFacts, authorities: Authorities): Judgement {
	if (found.subFilter !== TIMESTAMP) return unchecked(pdf, found, unknownType(found));
	const token = found.problem ? null : checkTimestamp(found.cms, found.parts);
	if (token?.isUnknown && token.problem) return unchecked(pdf, found, token.problem);
	const isRevoked = token !== null && isRevokedStamp(token, found, file);
	const isTrusted = token !== null && isProof(token, authorities);
	return describe(pdf, found, {
		isUnknown: false,
		isTimeTrusted: isTrusted && !isRevoked,
		isTimestampRevoked: isRevoked,
		isIssuerTrusted: isTrusted,
		timestampedBy: commonName(token?.signer ?? null),
		level: "Timestamp",
		problem: found.problem ?? token?.problem ?? null,
		note: isRevoked ? told("certificateRevoked") : null,
		signer: token?.signer ?? null,
		signedAt: null,
		timestampedAt: token?.time ?? null,
	});
}

/** A signature: range, digest, attributes, key, and the timestamp it carries. */
export function judgeSignature(pdf: PDF, found: FoundSignature, file: FileFacts, authorities: Authorities): Judgement {
	if (!DETACHED.has(found.subFilter)) return unchecked(pdf, found, unknownType(found));
	const cms = checkCms(found.cms, found.parts);
	if (cms.isUnknown && cms.problem && !found.problem) return unchecked(pdf, found, cms.problem);
	const timestamp = cms.timestampToken ? checkTimestamp(cms.timestampToken, [cms.signatureValue]) : null;
	const isStamped = timestamp !== null && timestamp.problem === null;
	const signedAt = readPdfDate(textOf(pdf, found.dict, "M")) ?? cms.signingTime;
	const timestampedAt = isStamped ? timestamp.time : null;
	const isTimestampRevoked = timestamp !== null && isRevokedStamp(timestamp, found, file);
	const isTimeTrusted = timestamp !== null && !isTimestampRevoked && isProof(timestamp, authorities);
	const at = (isTimeTrusted ? timestampedAt : signedAt) ?? new Date();
	const provedAt = earliestProof(found, file, isTimeTrusted ? timestampedAt : null);
	const asked = { time: provedAt ?? timestampedAt ?? at, isTimeProved: provedAt !== null };
	const answer = answerFor(cms, file, { ...asked, purpose: "document" });
	return describe(pdf, found, {
		isUnknown: false,
		isTimeTrusted,
		isTimestampRevoked,
		isIssuerTrusted: isTrustedSigner(cms, at, authorities),
		timestampedBy: isStamped ? commonName(timestamp.signer) : "",
		level: levelOf(found, cms, { isTimestamped: timestampedAt !== null && !isTimestampRevoked, answer, file }),
		problem: found.problem ?? cms.problem ?? (cms.content ? NOT_DETACHED : null),
		note:
			timestampProblem(timestamp) ??
			validityProblem(cms.signer, timestampedAt ?? signedAt) ??
			(answer === "revoked" ? told("certificateRevoked") : null) ??
			(cms.isWeak ? told("weakDigest") : null),
		signer: cms.signer,
		signedAt,
		timestampedAt,
	});
}

/**
 * When a signature is proved to have been there: by its own trusted timestamp, or by those that cover it.
 *
 * @param own time of its own trusted timestamp
 */
function earliestProof({ end }: FoundSignature, { timestamps }: FileFacts, own: Date | null = null): Date | null {
	const covering = timestamps.flatMap((one) => (one.end > end && one.provedAt ? [one.provedAt] : []));
	return [...covering, ...(own ? [own] : [])].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

function timestampProblem(timestamp: TimestampCheck | null): Told | null {
	if (!timestamp?.problem) return null;
	const of = { of: timestamp.problem };
	return timestamp.isUnknown ? told("timestampUnchecked", of) : told("timestampBroken", of);
}

/** Whether the file says that the certificate of a timestamp's authority was revoked before the timestamp, or for it. */
function isRevokedStamp(token: TimestampCheck, found: FoundSignature, file: FileFacts): boolean {
	if (token.problem !== null || !token.time) return false;
	const isTimeProved = earliestProof(found, file) !== null;
	return answerFor(token, file, { time: token.time, isTimeProved, purpose: "timestamp" }) === "revoked";
}

/** Whether a token is what a trusted authority said, at a time when it was one (RFC 3161 2.3, 2.4.1). */
function isProof(token: TimestampCheck, authorities: Authorities): boolean {
	const { problem, time, signer, certificates, hasSigningCertificate } = token;
	if (problem !== null || !time || !signer || !hasSigningCertificate) return false;
	return isTrusted({ certificate: signer, carried: certificates, authorities, at: time, purpose: "timestamp" });
}

function isTrustedSigner({ signer, certificates }: CmsCheck, at: Date, authorities: Authorities): boolean {
	if (!signer) return false;
	return isTrusted({ certificate: signer, carried: certificates, authorities, at, purpose: "document" });
}

type Facts = {
	/** Nothing is known of it but that it is there. */
	isUnknown: boolean;
	level: string;
	/** Breaks the signature. */
	problem: Told | null;
	/** Worth knowing, but the signature holds. */
	note: Told | null;
	signer: X509Certificate | null;
	signedAt: Date | null;
	timestampedAt: Date | null;
	timestampedBy: string;
	isTimeTrusted: boolean;
	isTimestampRevoked: boolean;
	isIssuerTrusted: boolean;
};

function describe(pdf: PDF, found: FoundSignature, facts: Facts): Judgement {
	return {
		name: textOf(pdf, found.dict, "Name") || commonName(facts.signer) || found.fieldName,
		level: facts.level,
		signedAt: facts.signedAt?.toISOString() ?? null,
		timestampedAt: facts.timestampedAt?.toISOString() ?? null,
		timestampedBy: facts.timestampedBy,
		isTimeTrusted: facts.isTimeTrusted,
		isTimestampRevoked: facts.isTimestampRevoked,
		isIssuerTrusted: facts.isIssuerTrusted,
		isIntact: facts.problem === null,
		isUnknown: facts.isUnknown,
		certification: found.certification,
		subject: facts.signer ? lineOfName(facts.signer.subject) : "",
		issuer: facts.signer ? lineOfName(facts.signer.issuer) : "",
		isSelfSigned: facts.signer ? isSelfSigned(facts.signer) : false,
		problem: facts.problem ?? facts.note,
		signer: facts.signer,
	};
}
