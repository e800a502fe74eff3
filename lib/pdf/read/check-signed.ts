import { type PDF, PdfDict, type PdfRef } from "@libpdf/core";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";

/** DocMDP permission (PDF 2.0 table 257) when the certification names none. */
const DEFAULT_PERMISSION = 2;

/** The DocMDP permission 1, 2 or 3 of a certified document, or null when it is not certified. */
function certificationPermission(pdf: PDF): number | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const signature = pdf.getCatalog().getDict("Perms", resolve)?.getDict("DocMDP", resolve);
	if (!signature) return null;
	const references = signature.getArray("Reference", resolve);
	for (let index = 0; index < (references?.length ?? 0); index += 1) {
		const reference = references?.at(index, resolve);
		if (!(reference instanceof PdfDict)) continue;
		if (reference.getName("TransformMethod", resolve)?.value !== "DocMDP") continue;
		return reference.getDict("TransformParams", resolve)?.getNumber("P", resolve)?.value ?? DEFAULT_PERMISSION;
	}
	return DEFAULT_PERMISSION;
}

/**
 * What may be added to a signed upload: attached files are annotations to a certification, which only
 * P=3 allows (PDF 2.0 table 257). Throws PdfRefusalError when nothing can be added without breaking
 * its signatures.
 */
export function checkSigned(pdf: PDF, fileName: string): { mayAttachFiles: boolean } {
	const permission = certificationPermission(pdf);
	if (permission === 1) {
		const reason = "is certified, and the certification allows nothing to be added, not even a signature";
		const advice = "Upload a copy without the certification.";
		throw new PdfRefusalError("UnusableFile", `"${fileName}" ${reason}. ${advice}`);
	}
	if (pdf.isEncrypted && !pdf.isAuthenticated) {
		const reason = "is signed already, and protected in a way that nothing can be added to";
		const advice = "Upload a copy without the protection and the signature.";
		throw new PdfRefusalError("UnusableFile", `"${fileName}" ${reason}. ${advice}`);
	}
	if (pdf.canSaveIncrementally() !== null) {
		const reason = "is signed already, and adding to it would break its signature";
		const advice = "Upload a copy without the signature.";
		throw new PdfRefusalError("UnusableFile", `"${fileName}" ${reason}. ${advice}`);
	}
	return { mayAttachFiles: permission !== 2 };
}
