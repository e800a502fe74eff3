import { type PDF, PdfDict, type PdfRef } from "@libpdf/core";
import { fileRefusal } from "#lib/pdf/refusal.ts";

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
	if (permission === 1) throw fileRefusal("fileCertified", { file: fileName });
	if (pdf.isEncrypted && !pdf.isAuthenticated) throw fileRefusal("fileSignedProtected", { file: fileName });
	if (pdf.canSaveIncrementally() !== null) throw fileRefusal("fileSignedClosed", { file: fileName });
	return { mayAttachFiles: permission !== 2 };
}
