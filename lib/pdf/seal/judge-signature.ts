import type { X509Certificate } from "node:crypto";
import { type PDF, PdfArray, type PdfDict, type PdfRef, PdfStream, PdfString } from "@libpdf/core";
import type { VerifySignature } from "#lib/pdf/tasks.ts";
import { issuerAndSerial } from "./build-cms.ts";
import { type CmsCheck, checkCms, DIGEST_UNKNOWN } from "./check-cms.ts";
import { checkTimestamp, type TimestampCheck } from "./check-timestamp.ts";
import type { FoundSignature } from "./find-signatures.ts";
import { resolveIn } from "./is-same-object.ts";
import { isTrusted } from "./is-trusted.ts";
import { isSelfSigned, lineOfName } from "./load-p12.ts";

/** What holds for a signature by itself; coverage needs the rest of the file. */
export type Judgement = Omit<VerifySignature, "coversWholeFile">;

const DETACHED = new Set(["ETSI.CAdES.detached", "adbe.pkcs7.detached"]);

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

function decoded(stream: PdfStream): Uint8Array {
	try {
		return stream.getDecodedData();
	} catch {
		// Damaged data answers for nobody.
		return new Uint8Array();
	}
}

/** DER of the revocation data in the file's security store. */
export function revocationStore(pdf: PDF): Uint8Array[] {
	const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref);
	const store = pdf.context.catalog.getDict().getDict("DSS", resolve);
	const found: Uint8Array[] = [];
	for (const key of ["OCSPs", "CRLs"]) {
		const list = store?.get(key, resolve);
		for (const item of list instanceof PdfArray ? list : []) {
			const stream = resolveIn(pdf, item);
			if (stream instanceof PdfStream) found.push(decoded(stream));
		}
	}
	return found;
}

/** Whether some of it is about this certificate: its issuer's list, or an answer that names its number. */
function isAnsweredFor(certificate: X509Certificate | null, store: Uint8Array[]): boolean {
	if (!certificate || isSelfSigned(certificate)) return false;
	const { issuer, serial } = issuerAndSerial(certificate.raw);
	return store.some((der) => {
		const bytes = Buffer.from(der);
		return bytes.includes(Buffer.from(issuer)) || bytes.includes(Buffer.from(serial));
	});
}

function levelOf(found: FoundSignature, cms: CmsCheck, timestamp: TimestampCheck | null, file: FileFacts): string {
	if (found.isTimestamp) return "Timestamp";
	if (found.subFilter !== "ETSI.CAdES.detached" || !cms.hasSigningCertificate) return "PKCS#7";
	if (!timestamp || timestamp.problem) return "B-B";
	if (!isAnsweredFor(cms.signer, file.revocationStore)) return "B-T";
	return file.lastTimestampEnd > found.end ? "B-LTA" : "B-LT";
}

export type FileFacts = {
	revocationStore: Uint8Array[];
	/** End of the last intact document timestamp, or 0. */
	lastTimestampEnd: number;
};

/** Whose word is taken: see trusted-authorities.ts */
type Authorities = readonly X509Certificate[];

function commonName(certificate: X509Certificate | null): string {
	return /^CN=(.*)$/m.exec(certificate?.subject ?? "")?.[1] ?? "";
}

function validityProblem(certificate: X509Certificate | null, at: Date | null): string | null {
	if (!certificate || !at) return null;
	if (at < new Date(certificate.validFrom)) return "The certificate was not valid yet when it was used to sign.";
	return at > new Date(certificate.validTo) ? "The certificate had expired when it was used to sign." : null;
}

function formatProblem(found: FoundSignature): string | null {
	if (found.isTimestamp || DETACHED.has(found.subFilter)) return null;
	return `Signatures of the type "${found.subFilter}" cannot be checked.`;
}

/** A document timestamp: its token is made over the file itself. */
export function judgeTimestamp(pdf: PDF, found: FoundSignature, authorities: Authorities): Judgement {
	const token = found.problem ? null : checkTimestamp(found.cms, found.parts);
	const isTrustedTime = token !== null && isProof(token, authorities);
	return describe(pdf, found, {
		isTimeTrusted: isTrustedTime,
		isIssuerTrusted: isTrustedTime,
		timestampedBy: commonName(token?.signer ?? null),
		level: "Timestamp",
		problem: found.problem ?? token?.problem ?? null,
		note: null,
		isUnknown: false,
		signer: token?.signer ?? null,
		signedAt: null,
		timestampedAt: token?.time ?? null,
	});
}

/** A signature: range, digest, attributes, key, and the timestamp it carries. */
export function judgeSignature(pdf: PDF, found: FoundSignature, file: FileFacts, authorities: Authorities): Judgement {
	const cms = checkCms(found.cms, found.parts);
	const unknown = formatProblem(found);
	const timestamp = cms.timestampToken ? checkTimestamp(cms.timestampToken, [cms.signatureValue]) : null;
	const isStamped = timestamp !== null && timestamp.problem === null;
	const signedAt = readPdfDate(textOf(pdf, found.dict, "M")) ?? cms.signingTime;
	const timestampedAt = isStamped ? timestamp.time : null;
	const isTimeTrusted = timestamp !== null && isProof(timestamp, authorities);
	const at = (isTimeTrusted ? timestampedAt : signedAt) ?? new Date();
	return describe(pdf, found, {
		isTimeTrusted,
		isIssuerTrusted: isTrustedSigner(cms, at, authorities),
		timestampedBy: isStamped ? commonName(timestamp.signer) : "",
		level: levelOf(found, cms, timestamp, file),
		problem: found.problem ?? unknown ?? cms.problem,
		isUnknown: found.problem === null && (unknown !== null || cms.problem === DIGEST_UNKNOWN),
		note:
			(timestamp?.problem ? `The timestamp does not hold: ${timestamp.problem}` : null) ??
			validityProblem(cms.signer, timestampedAt ?? signedAt),
		signer: cms.signer,
		signedAt,
		timestampedAt,
	});
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
	level: string;
	/** Breaks the signature. */
	problem: string | null;
	/** Worth knowing, but the signature holds. */
	note: string | null;
	/** The problem is that this kind of signature is not known here. */
	isUnknown: boolean;
	signer: X509Certificate | null;
	signedAt: Date | null;
	timestampedAt: Date | null;
	timestampedBy: string;
	isTimeTrusted: boolean;
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
		isIssuerTrusted: facts.isIssuerTrusted,
		isIntact: facts.problem === null,
		isUnknown: facts.isUnknown,
		certification: found.certification,
		subject: facts.signer ? lineOfName(facts.signer.subject) : "",
		issuer: facts.signer ? lineOfName(facts.signer.issuer) : "",
		isSelfSigned: facts.signer ? isSelfSigned(facts.signer) : false,
		problem: facts.problem ?? facts.note,
	};
}
