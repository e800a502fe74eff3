import type { KnownFile, SealedDocument, UploadedFile } from "#lib/db/stores/sealing/verification.ts";
import type { BrokenTrail, TrailCheck } from "#lib/domain/audit/check-trail.ts";
import { areRowsOfTrail, type CheckedSigner, checkedSigners } from "#lib/domain/audit/checked-signers.ts";
import type { CertificateRecord } from "#lib/domain/sealing/sealing-certificates.ts";
import type { FileSeal } from "#lib/pdf/file-seal.ts";

/**
 * Where a file comes from. `here`: byte for byte what was sealed here, by a whole trail that says so, names the signers
 * and is the one that the file's seal names · `deleted`: the same, of a document that was purged · `broken`: a file
 * that is registered here, but something contradicts its record · `unconfirmed`: nothing contradicts it, but it cannot
 * be checked who sealed it · `uploaded`: a file that was sent from here, as it was uploaded; without the document where
 * it was sent with several · `elsewhere`: no file of ours; it may still name a document of ours, or differ from a file
 * of ours in the padding of the seal alone · `unasked`: there was no installation to ask.
 */
export type Origin =
	| { kind: "here"; fileKind: string; document: SealedDocument; signers: CheckedSigner[]; state: FileState }
	| { kind: "deleted"; fileKind: string; documentId: string; deletedAt: Date }
	| { kind: "broken"; documentId: string; broken: Contradiction; entry?: number }
	| { kind: "unconfirmed"; documentId: string; unconfirmed: "certificate" | "key" }
	| { kind: "uploaded"; document: UploadedDocument | null }
	| { kind: "elsewhere"; named: "nothing" | "unknown" | "known" | "padding" }
	| { kind: "unasked" };

/** A document that was sent from here, and which of its files it is: 1 for the first. */
export type UploadedDocument = { id: string; number: number; status: string; isSandbox: boolean };

/**
 * What contradicts the record of a registered file. `trail`, `wrongMac`, `noMac`: the trail was changed, see
 * lib/domain/audit/check-trail.ts · `end`: it doesn’t end where the document says · `file`: it doesn’t name the file ·
 * `seal`: the file's names another document, trail or certificate · `signers`: rows name others than the trail · `certificates`: their record was changed.
 */
type Contradiction = BrokenTrail["broken"] | "end" | "file" | "seal" | "signers" | "certificates";

/**
 * Which state of a document a file is where a timestamp was added after sealing, and the time that it says. `earlier`:
 * without the timestamp · `timestamped`: with it · null: there is one state.
 */
type FileState = { kind: "earlier" | "timestamped"; at: Date } | null;

/** The hash of a file in hex, and what the file says of itself. */
export type SealedBytes = FileSeal & { sha256: string };

/**
 * Judges a file whose hash is registered here. Its document's chain must be whole, the event of the sealing must name
 * the file, and the file's seal must name the document and the hash of an earlier event.
 *
 * @param trail what was found out about the document’s trail
 * @param certificate what is recorded of the certificate of the file's seal
 */
export function judgeOrigin(
	{ fileKind, ...found }: KnownFile,
	file: SealedBytes,
	trail: TrailCheck,
	certificate: CertificateRecord,
): Origin {
	const documentId = found.kind === "purged" ? found.documentId : found.document.id;
	if (typeof trail === "object") return { kind: "broken", documentId, ...trail };
	const signers = found.kind === "purged" ? [] : judgeTrail(found.document, fileKind, file);
	if (!Array.isArray(signers)) return { kind: "broken", documentId, broken: signers };
	if (file.documentId !== documentId || file.sealedWith === null) return { kind: "broken", documentId, broken: "seal" };
	if (certificate === "changed") return { kind: "broken", documentId, broken: "certificates" };
	if (trail === "unknown" || certificate === "unknown") return { kind: "unconfirmed", documentId, unconfirmed: "key" };
	if (certificate !== "recorded") return { kind: "unconfirmed", documentId, unconfirmed: "certificate" };
	if (found.kind === "purged") return { ...found, kind: "deleted", fileKind };
	return { kind: "here", fileKind, document: found.document, signers, state: stateOf(found.document, file.sha256) };
}

/**
 * Who signed, or what contradicts it. Earlier versions named only the sealed document in the event of the sealing, so
 * certificates and parts of that time are known by their row alone.
 */
function judgeTrail(
	{ events, signers: rows, chainHead }: SealedDocument,
	fileKind: string,
	file: SealedBytes,
): CheckedSigner[] | Contradiction {
	const sealing = events.find(({ type }) => type === "DocumentSealed");
	const isNamed = events.some(({ type, data: { files, sha256 } }) => {
		if (type !== "DocumentSealed" && type !== "DocumentTimestamped") return false;
		if (files) return files.some((one) => one.sha256 === file.sha256);
		return type === "DocumentSealed" && (sha256 === file.sha256 || fileKind !== "Document");
	});
	if (events.at(-1)?.hash !== chainHead) return "end";
	if (!sealing || !isNamed) return "file";
	const head = events.find(({ hash }) => hash === file.chainHead);
	const sealedWith = sealing.data.sealedWith ?? file.sealedWith;
	if (!head || head.seq >= sealing.seq || sealedWith !== file.sealedWith) return "seal";
	const signers = checkedSigners(events.slice(0, head.seq));
	return areRowsOfTrail(rows, signers, events) ? signers : "signers";
}

/** Names the document of an upload by its trail; null: its trail does not say so. */
export function judgeUpload(
	{ position, document }: UploadedFile,
	sha256: string,
	trail: TrailCheck,
): UploadedDocument | null {
	const { id, status, isSandbox, events } = document;
	const sent = events.findLast(({ type }) => type === "DocumentSent");
	if (sent?.data.files?.[position]?.sha256 !== sha256 || trail !== "whole") return null;
	return { id, number: position + 1, status, isSandbox };
}

function stateOf({ events }: SealedDocument, sha256: string): FileState {
	for (const { type, at, data } of events) {
		if (type !== "DocumentTimestamped") continue;
		const file = data.files?.find((one) => one.sha256 === sha256 || one.of === sha256);
		if (!file) continue;
		return { kind: file.of === sha256 ? "earlier" : "timestamped", at: new Date(data.timestampedAt ?? at) };
	}
	return null;
}
