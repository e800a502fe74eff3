import type { PDF } from "@libpdf/core";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { CONTENT_CHANGED, checkCms } from "#lib/pdf/seal/verifying/check-cms.ts";
import { findSignatures } from "#lib/pdf/seal/verifying/find-signatures.ts";

/**
 * Refuses a signed upload whose signature is broken: sealed as it is, the document would carry two signatures of
 * which one does not hold, and nobody could tell who had changed it. A signature of a kind that cannot be checked
 * here is not broken.
 *
 * @param bytes the upload, of which `pdf` was read
 * @throws PdfRefusalError
 */
export function checkEarlierSignatures(pdf: PDF, bytes: Uint8Array, fileName: string): void {
	const isBroken = findSignatures(pdf, bytes).some(
		({ isTimestamp, problem, cms, parts }) =>
			!isTimestamp && problem === null && checkCms(cms, parts).problem === CONTENT_CHANGED,
	);
	if (isBroken) throw fileRefusal("fileSignedChanged", { file: fileName });
}
