import type { PDF } from "@libpdf/core";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import { CONTENT_CHANGED, checkCms } from "#lib/pdf/seal/check-cms.ts";
import { findSignatures } from "#lib/pdf/seal/find-signatures.ts";

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
	if (!isBroken) return;
	const reason = "is signed already, but it was changed after that, so that its signature is broken";
	const advice = "Ask for the signed file as it was, or upload a copy without the signature.";
	throw new PdfRefusalError("UnusableFile", `"${fileName}" ${reason}. ${advice}`);
}
