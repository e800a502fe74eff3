import type { FileReport } from "#lib/contract/file-report.ts";
import type { SealedDocument } from "#lib/db/stores/sealing/verification.ts";
import { findClockSetBacks } from "#lib/domain/audit/clock-set-back.ts";
import type { VerifyReport } from "#lib/pdf/tasks.ts";
import type { Origin, UploadedDocument } from "./judge-origin.ts";

/** More than a person reads, and a report must fit an address. */
const MAX_SIGNATURES = 8;
const MAX_CHANGES = 12;
const MAX_SIGNERS = 20;

type Checked = { fileName: string; sha256: string; checkedAt: Date };

/**
 * What a file's signatures and its bytes say.
 *
 * @param found what stands in the file
 * @param origin what this installation knows of it
 */
export function describeFile(file: Checked, found: VerifyReport, origin: Origin): FileReport {
	const signers = origin.kind === "here" ? origin.signers : [];
	const { signatures } = found;
	return {
		fileName: file.fileName,
		sha256: file.sha256,
		checkedAt: file.checkedAt.toISOString(),
		verdict: verdictOf(found, origin),
		bySignatures: found.verdict,
		origin: origin.kind,
		broken: origin.kind === "broken" ? origin.broken : null,
		brokenEntry: origin.kind === "broken" ? (origin.entry ?? null) : null,
		unconfirmed: origin.kind === "unconfirmed" ? origin.unconfirmed : null,
		fileKind: "fileKind" in origin ? origin.fileKind : "",
		state: origin.kind === "here" && origin.state ? { ...origin.state, at: origin.state.at.toISOString() } : null,
		clockSetBackSeconds: origin.kind === "here" ? mostSetBack(origin.document) : 0,
		deletedAt: origin.kind === "deleted" ? origin.deletedAt.toISOString() : null,
		isSandbox: isSandbox(origin),
		upload: origin.kind === "uploaded" ? uploadOf(origin.document) : null,
		named: origin.kind === "elsewhere" ? origin.named : "nothing",
		notJudged: found.notJudged,
		signers: signers.slice(0, MAX_SIGNERS).map(({ name, type, signedAt, consentVersion }) => ({
			name,
			isReviewer: type === "Reviewer",
			signedAt: signedAt.toISOString(),
			consentVersion,
		})),
		moreSigners: Math.max(0, signers.length - MAX_SIGNERS),
		signatures: signatures.slice(0, MAX_SIGNATURES),
		moreSignatures: Math.max(0, signatures.length - MAX_SIGNATURES),
		laterChanges: found.laterChanges.slice(0, MAX_CHANGES),
		documentId: idOf(origin) ?? found.documentId,
		chainHead: found.chainHead,
	};
}

/** Bytes that are known come first: what they were sealed with is what the signers saw. */
function verdictOf(found: VerifyReport, origin: Origin): FileReport["verdict"] {
	if (origin.kind === "here" || origin.kind === "deleted") return "sealed-here";
	if (origin.kind === "uploaded") return "as-uploaded";
	if (origin.kind === "broken") return "broken-trail";
	if (origin.kind === "unconfirmed") return "unconfirmed";
	if (!found.isPdf) return "not-a-pdf";
	if (found.verdict === "unsigned") return "unsigned";
	if (found.verdict === "unknown") return "not-checked";
	return found.verdict === "valid" ? "not-sealed-here" : "changed";
}

function uploadOf(document: UploadedDocument | null): FileReport["upload"] {
	return document && { number: document.number, status: document.status };
}

function mostSetBack({ events }: SealedDocument): number {
	return Math.max(0, ...findClockSetBacks(events).values());
}

/** The row can be changed, the event of the sealing cannot; earlier versions named it in the row alone. */
function isSandbox(origin: Origin): boolean {
	if (origin.kind === "uploaded") return origin.document?.isSandbox ?? false;
	if (origin.kind !== "here") return false;
	const { isSandbox: isRowSandbox, events } = origin.document;
	return isRowSandbox || events.some(({ type, data }) => type === "DocumentSealed" && data.isSandbox === true);
}

function idOf(origin: Origin): string | null {
	if (origin.kind === "here" || origin.kind === "uploaded") return origin.document?.id ?? null;
	return "documentId" in origin ? origin.documentId : null;
}
