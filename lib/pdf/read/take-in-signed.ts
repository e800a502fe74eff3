import { type PDF, PdfString } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { reachableObjects } from "#lib/pdf/library/reachable-objects.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { CONTENT_CHANGED, checkCms } from "#lib/pdf/seal/verifying/check-cms.ts";
import { findSignatures } from "#lib/pdf/seal/verifying/find-signatures.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { hideLinearization } from "#lib/pdf/seal/verifying/linearization.ts";
import { removeActiveContent } from "./active-content.ts";
import type { ActiveKind } from "./active-kinds.ts";
import { checkSigned } from "./check-signed.ts";
import { refusePortfolio } from "./refuse-portfolio.ts";
import { readUserUnits } from "./user-units.ts";
import { refuseDynamicForm } from "./xfa-form.ts";

/** What a signed file may not hold, since it stays as it is; and how that is refused. */
const REFUSED = [
	["script", "fileSignedScript"],
	["program", "fileSignedProgram"],
	["attachedProgram", "fileSignedAttachedProgram"],
	["xfa", "fileSignedXfa"],
	["other", "fileSignedAction"],
] as const satisfies readonly (readonly [ActiveKind, string])[];

/** Octets of an identifier and a length: what holds nothing else is an empty value (X.690 8.1). */
const EMPTY_BYTES = 2;

/**
 * Whether a field of the form holds a signature. Values without any content, which forms prepared for signing have, are
 * none. `bytes` is the upload, `pdf` what was read of it.
 *
 * @throws PdfRefusalError where the signature doesn’t cover the whole file but itself: it could neither be checked nor kept
 */
export function carriesSignature(pdf: PDF, bytes: Uint8Array, fileName: string): boolean {
	const signatures = findSignatures(pdf, bytes);
	const isOdd = signatures.some(({ problem, dict }) => {
		const contents = resolveIn(pdf, dict.get("Contents"));
		return problem !== null && contents instanceof PdfString && isFilled(contents.bytes.subarray(EMPTY_BYTES));
	});
	if (isOdd) throw fileRefusal("fileSignedRange", { file: fileName });
	return signatures.some(({ problem, cms }) => problem === null && isFilled(cms));
}

function isFilled(bytes: Uint8Array): boolean {
	return bytes.some((byte) => byte !== 0);
}

/** A signed upload whose cross-reference table is damaged can be read, but not added to. */
async function open(bytes: Uint8Array, fileName: string): Promise<PDF> {
	try {
		const pdf = await loadPdf(hideLinearization(bytes));
		pdf.getCatalog();
		return pdf;
	} catch (error) {
		throw fileRefusal("fileSignedClosed", { file: fileName }, { cause: error });
	}
}

function refuseActiveContent(pdf: PDF, fileName: string): void {
	const found = removeActiveContent(pdf, reachableObjects(pdf));
	const refused = REFUSED.find(([kind]) => found.has(kind));
	if (refused) throw fileRefusal(refused[1], { file: fileName });
}

type SignedUpload = {
	pageCount: number;
	userUnits: Map<number, number>;
	mayAttachFiles: boolean;
};

/**
 * Looks at a signed upload, which stays as it is. `repaired` is what another reader made of it: what either
 * finds counts. Throws PdfRefusalError when nothing can be added to it, or when it holds what would run.
 */
export async function takeInSigned(bytes: Uint8Array, repaired: PDF, fileName: string): Promise<SignedUpload> {
	const pdf = await open(bytes, fileName);
	for (const view of [pdf, repaired]) {
		refuseDynamicForm(view, fileName);
		refusePortfolio(view, fileName);
	}
	const { mayAttachFiles } = checkSigned(pdf, fileName);
	checkEarlierSignatures(pdf, bytes, fileName);
	const taken = {
		mayAttachFiles,
		pageCount: pdf.getPageCount(),
		userUnits: readUserUnits(pdf),
	};
	// These are changed by it: nothing is read from them any more.
	for (const view of [pdf, repaired]) refuseActiveContent(view, fileName);
	return taken;
}

/**
 * Refuses a signed upload whose signature is broken: sealed as it is, the document would carry two signatures of
 * which one does not hold, and nobody could tell who had changed it. A signature of a kind that cannot be checked
 * here is not broken.
 *
 * @param bytes the upload, of which `pdf` was read
 * @throws PdfRefusalError
 */
function checkEarlierSignatures(pdf: PDF, bytes: Uint8Array, fileName: string): void {
	const isBroken = findSignatures(pdf, bytes).some(
		({ isTimestamp, problem, cms, parts }) =>
			!isTimestamp && problem === null && checkCms(cms, parts).problem === CONTENT_CHANGED,
	);
	if (isBroken) throw fileRefusal("fileSignedChanged", { file: fileName });
}
