import type { PDF } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { reachableObjects } from "#lib/pdf/library/reachable-objects.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { findSignatures } from "#lib/pdf/seal/find-signatures.ts";
import { hideLinearization } from "#lib/pdf/seal/linearization.ts";
import { removeActiveContent } from "./active-content.ts";
import type { ActiveKind } from "./active-kinds.ts";
import { checkEarlierSignatures } from "./check-earlier-signatures.ts";
import { checkSigned } from "./check-signed.ts";
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

/**
 * Whether a field of the form holds a signature: a value that names the bytes it covers, in a way that can
 * be (all but itself), and something in its place. `bytes` is the file as it came, `pdf` what was read of it.
 */
export function carriesSignature(pdf: PDF, bytes: Uint8Array): boolean {
	return findSignatures(pdf, bytes).some(({ problem, cms }) => problem === null && cms.some((byte) => byte !== 0));
}

function refuseActiveContent(pdf: PDF, fileName: string): void {
	const found = removeActiveContent(pdf, reachableObjects(pdf));
	const refused = REFUSED.find(([kind]) => found.has(kind));
	if (refused) throw fileRefusal(refused[1], { file: fileName });
}

export type SignedUpload = {
	pageCount: number;
	userUnits: Map<number, number>;
	mayAttachFiles: boolean;
};

/**
 * Looks at a signed upload, which stays as it is. `repaired` is what another reader made of it: what either
 * finds counts. Throws PdfRefusalError when nothing can be added to it, or when it holds what would run.
 */
export async function takeInSigned(bytes: Uint8Array, repaired: PDF, fileName: string): Promise<SignedUpload> {
	const pdf = await loadPdf(hideLinearization(bytes));
	for (const view of [pdf, repaired]) refuseDynamicForm(view, fileName);
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
