import type { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type PDF, PdfDict, PdfString } from "@libpdf/core";
import { said } from "#lib/i18n/refusals/said.ts";
import { told } from "#lib/i18n/report/told.ts";
import type { FileSeal } from "#lib/pdf/file-seal.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { PdfRefusalError, pdfRefusal } from "#lib/pdf/refusal.ts";
import type { PdfTasks, VerifyReport, VerifySignature } from "#lib/pdf/tasks.ts";
import { readRevocationStore } from "../revocation/revocation-store.ts";
import { hashAsSealed } from "../signing/hash-as-sealed.ts";
import { type Change, type ChangeKind, diffRevisions } from "./diff-revisions.ts";
import { type FoundSignature, findSignatures } from "./find-signatures.ts";
import { resolveIn } from "./is-same-object.ts";
import { type FileFacts, type Judgement, judgeSignature, judgeTimestamp } from "./judge-signature.ts";
import { notJudged } from "./not-judged.ts";
import { trustedAuthorities } from "./trusted-authorities.ts";

/** What may follow a signature without it being said (ISO 32000-2 12.8.2.2.2). */
const SILENT: ReadonlySet<ChangeKind> = new Set(["validation", "timestamp"]);
/** What may follow by DocMDP permission; without a certification as with 3. */
const ALLOWED: Record<1 | 2 | 3, ReadonlySet<ChangeKind>> = {
	1: SILENT,
	2: new Set([...SILENT, "signature", "form"]),
	3: new Set([...SILENT, "signature", "form", "annotation"]),
};

type Signed = { found: FoundSignature; judgement: Judgement };
/** What changed from the bytes before `start` to those before `end`. */
type Step = { start: number; end: number; changes: Change[] };

function isBlank(bytes: Uint8Array): boolean {
	return bytes.every((byte) => byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32);
}

async function load(bytes: Uint8Array): Promise<PDF> {
	const pdf = await loadPdf(bytes);
	if (pdf.isEncrypted && !pdf.context.info.isAuthenticated) {
		const message = "The file is password-protected. Remove the password and try again.";
		throw new PdfRefusalError("UnusableFile", message, { said: said("filePassword") });
	}
	return pdf;
}

/** Reads a file up to an end, and each revision once, although it is compared with the previous and the next one. */
type ReadRevision = (end: number) => Promise<PDF>;

function revisionsOf(bytes: Uint8Array, whole: PDF): ReadRevision {
	let last: { end: number; pdf: PDF } = { end: bytes.length, pdf: whole };
	return async (end) => {
		if (end === bytes.length) return whole;
		if (last.end !== end) last = { end, pdf: await load(bytes.subarray(0, end)) };
		return last.pdf;
	};
}

async function changesBetween(
	bytes: Uint8Array,
	{ start, end }: { start: number; end: number },
	read: ReadRevision,
): Promise<Change[]> {
	const added = bytes.subarray(start, end);
	if (isBlank(added)) return [];
	// Every update ends by saying where its references are (ISO 32000-2 7.5.6): readers pass this over.
	if (!Buffer.from(added).includes("startxref")) {
		return [{ kind: "content", told: told("dataBehind") }];
	}
	try {
		const before = await read(start);
		const after = await read(end);
		if (before.recoveredViaBruteForce || after.recoveredViaBruteForce) {
			return [{ kind: "content", told: told("damaged") }];
		}
		return diffRevisions(before, after);
	} catch {
		return [{ kind: "content", told: told("notComparable") }];
	}
}

async function stepsOf(bytes: Uint8Array, whole: PDF, signed: Signed[]): Promise<Step[]> {
	const read = revisionsOf(bytes, whole);
	const ends = signed.map((each) => each.found.end).filter((end) => end > 0);
	const stops = [...new Set([...ends, bytes.length])].toSorted((a, b) => a - b);
	const steps: Step[] = [];
	for (const [index, end] of stops.entries()) {
		const start = stops[index - 1];
		if (start !== undefined) steps.push({ start, end, changes: await changesBetween(bytes, { start, end }, read) });
	}
	return steps;
}

/** Changes after this signature that its permissions do not allow. */
function forbiddenAfter(each: Signed, steps: Step[]): Change[] {
	const allowed = ALLOWED[each.found.certification ?? 3];
	const later = steps.filter((step) => step.start >= each.found.end).flatMap((step) => step.changes);
	return later.filter((change) => !allowed.has(change.kind));
}

function isWhole({ found }: Signed, steps: Step[]): boolean {
	const later = steps.filter((step) => step.start >= found.end).flatMap((step) => step.changes);
	return found.problem === null && later.every((change) => SILENT.has(change.kind));
}

function toSignature(each: Signed, steps: Step[]): VerifySignature {
	const forbidden = forbiddenAfter(each, steps)[0];
	const { signer: _, ...judgement } = each.judgement;
	return {
		...judgement,
		coversWholeFile: isWhole(each, steps),
		isExtended: steps.some((step) => step.start >= each.found.end && step.changes.length > 0),
		problem: each.judgement.problem ?? (forbidden ? told("notAllowed", { of: forbidden.told }) : null),
	};
}

/**
 * Our own entries stand in the signature we made; else in the document information. An update could have replaced the
 * dictionary of an intact signature, so its certificate vouches for the entries only where nothing was changed since.
 */
function readSeal(pdf: PDF, bytes: Uint8Array, signed: Signed[], steps: Step[]): FileSeal {
	const textOf = (place: unknown, key: string) => {
		const value = place instanceof PdfDict ? resolveIn(pdf, place.get(key)) : null;
		return (value instanceof PdfString && value.asString()) || null;
	};
	const own = signed.findLast(
		({ found, judgement }) => judgement.isIntact && textOf(found.dict, "SignetDocumentId") !== null,
	);
	const place = own?.found.dict ?? resolveIn(pdf, pdf.context.info.trailer.get("Info"));
	return {
		documentId: textOf(place, "SignetDocumentId"),
		chainHead: textOf(place, "SignetChainHead"),
		sealedWith: (own && isWhole(own, steps) && fingerprintOf(own.judgement.signer)) || null,
		asSealedSha256: own ? hashAsSealed(bytes, ourSignatures(own, signed)) : null,
	};
}

/** Our seal, and the timestamps behind it. */
function ourSignatures(own: Signed, signed: Signed[]): FoundSignature[] {
	const later = signed.filter(({ found, judgement }) => found.end > own.found.end && judgement.isIntact);
	return [own, ...later.filter(({ found }) => found.isTimestamp)].map(({ found }) => found);
}

function fingerprintOf(certificate: X509Certificate | null): string | null {
	return certificate?.fingerprint256.replaceAll(":", "").toLowerCase() ?? null;
}

/** Limited because checking each signature reads the file up to its end. */
const MAX_SIGNATURES = 200;

function judgeAll(pdf: PDF, bytes: Uint8Array, authorities: readonly X509Certificate[]): Signed[] {
	const found = findSignatures(pdf, bytes);
	if (found.length > MAX_SIGNATURES)
		throw pdfRefusal("UnusableFile", said("fileManySignatures", { limit: MAX_SIGNATURES }));
	const facts: FileFacts = { revocationStore: readRevocationStore(pdf), timestamps: [] };
	const timestamps: Signed[] = [];
	// Later ones first: they prove how old the earlier ones are.
	for (const each of found.filter(({ isTimestamp }) => isTimestamp).toReversed()) {
		const judgement = judgeTimestamp(pdf, each, facts, authorities);
		const { isIntact, isTimeTrusted, isTimestampRevoked, timestampedAt } = judgement;
		timestamps.push({ found: each, judgement });
		if (!isIntact || !timestampedAt || isTimestampRevoked) continue;
		facts.timestamps.push({ end: each.end, provedAt: isTimeTrusted ? new Date(timestampedAt) : null });
	}
	const signatures = found
		.filter((each) => !each.isTimestamp)
		.map((each) => ({ found: each, judgement: judgeSignature(pdf, each, facts, authorities) }));
	return [...signatures, ...timestamps].toSorted((a, b) => a.found.end - b.found.end);
}

const NOTHING: VerifyReport = {
	isPdf: false,
	signatures: [],
	laterChanges: [],
	...{ documentId: null, chainHead: null, sealedWith: null, asSealedSha256: null },
	notJudged: [],
	verdict: "unsigned",
};

/**
 * Judges every signature of a file: digest, key and certificate binding, timestamp, which bytes are
 * covered, what was changed since, against the certification's permission, and whether certificates and times
 * come from an authority that is trusted. Throws PdfRefusalError UnusableFile when the file needs a password.
 */
export async function verifyBytes(
	bytes: Uint8Array,
	authorities: readonly X509Certificate[] = [],
): Promise<VerifyReport> {
	const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
	if (!head.includes("%PDF-")) return NOTHING;
	let pdf: PDF;
	try {
		pdf = await load(bytes);
	} catch (error) {
		if (error instanceof PdfRefusalError) throw error;
		return NOTHING;
	}
	const signed = judgeAll(pdf, bytes, authorities);
	const judged = new Set(signed.map((each) => each.found.dict));
	const steps = signed.length === 0 ? [] : await stepsOf(bytes, pdf, signed);
	const seal = readSeal(pdf, bytes, signed, steps);
	if (signed.length === 0) return { ...NOTHING, isPdf: true, ...seal, notJudged: notJudged(pdf, judged) };
	const lastEnd = Math.max(...signed.filter((each) => !each.found.isTimestamp).map((each) => each.found.end), 0);
	const unsigned = steps.filter((step) => step.start >= lastEnd).flatMap((step) => step.changes);
	const reported = [
		...unsigned.filter((change) => !SILENT.has(change.kind)),
		...signed.flatMap((each) => forbiddenAfter(each, steps)),
	];
	const laterChanges = [...new Map(reported.map((change) => [JSON.stringify(change.told), change.told])).values()];
	const isBroken = signed.some(({ judgement }) => !judgement.isIntact && !judgement.isUnknown);
	const isJudged = signed.every(({ judgement }) => !judgement.isUnknown);
	return {
		isPdf: true,
		signatures: signed.map((each) => toSignature(each, steps)),
		laterChanges,
		...seal,
		notJudged: notJudged(pdf, judged),
		verdict: isBroken ? "invalid" : laterChanges.length > 0 ? "modified" : isJudged ? "valid" : "unknown",
	};
}

/** The verify task: reads the file and judges it. @throws Error with a sentence when the trusted certificates cannot be used */
export async function verify(input: PdfTasks["verify"]["input"]): Promise<VerifyReport> {
	const authorities = await trustedAuthorities(input.trustedCertificatesPath);
	return verifyBytes(await readFile(input.sourcePath), authorities);
}
