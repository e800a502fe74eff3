import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { checkCms } from "../verifying/check-cms.ts";
import { checkTimestamp } from "../verifying/check-timestamp.ts";
import { findSignatures } from "../verifying/find-signatures.ts";
import { hideLinearization } from "../verifying/linearization.ts";
import type { SealSigner } from "./gather-validation-data.ts";
import { extend, type SignedPdf, save, timestampOver, tokenRoomBytes } from "./sign-pdf.ts";
import { addTimestampField, fillByteRange, fillContents } from "./signature-field.ts";
import { writeParts } from "./write-parts.ts";

/**
 * Adds a document timestamp to a sealed file, as an update behind its bytes (ETSI EN 319 142-1, 5.4.3), and what a
 * reader needs to check signature and timestamp later on. The level is the one reached.
 *
 * @throws PdfRefusalError Conflict when the TSA gives no timestamp
 */
export async function addTimestamp(bytes: Uint8Array, tsaUrl: string): Promise<SignedPdf & { timestampedAt: Date }> {
	const pdf = await loadPdf(hideLinearization(bytes));
	const signer = signerOf(findSignatures(pdf, bytes).findLast((one) => !one.isTimestamp));
	const roomBytes = tokenRoomBytes(tsaUrl);
	const prepared = addTimestampField(pdf, roomBytes);
	const file = await save(pdf, { original: bytes, kind: "approval" });
	const { before, after } = fillByteRange(file, prepared);
	const covered = Buffer.concat([...before, after]);
	const token = await timestampOver(tsaUrl, covered, roomBytes);
	const { time } = checkTimestamp(token, [covered]);
	if (!time) throw new Error("The timestamp says no time.");
	fillContents(file, prepared, token);
	const parts = [file.original, file.update];
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	const stamped = { parts, sha256: hash.digest("hex"), level: "B-T", levelNote: null } as const;
	return { ...(await extend(stamped, signer, token)), timestampedAt: time };
}

function signerOf(seal: { cms: Uint8Array; parts: Uint8Array[] } | undefined): SealSigner {
	const { signer, certificates } = checkCms(seal?.cms ?? new Uint8Array(), seal?.parts ?? []);
	if (!signer) throw new Error("The file has no seal.");
	return { certificate: signer, chainDer: certificates.map(({ raw }) => raw) };
}

/** The timestamp task: reads a sealed file and writes it with a timestamp. */
export async function timestamp({
	sourcePath,
	outputPath: path,
	tsaUrl,
}: PdfTasks["timestamp"]["input"]): Promise<PdfTasks["timestamp"]["output"]> {
	const { parts, timestampedAt, ...rest } = await addTimestamp(readFileSync(sourcePath), tsaUrl);
	writeParts(path, parts);
	return { ...rest, path, timestampedAt: timestampedAt.toISOString() };
}
