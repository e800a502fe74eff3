import { type PDF, PdfDict, type PdfRef } from "@libpdf/core";

const MAX_DEPTH = 32;

/** Whether a form field of the document holds a signature (PDF 2.0, 12.8.1). */
export function isSignedPdf(pdf: PDF): boolean {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const hasSignature = (parent: PdfDict, key: string, depth: number): boolean => {
		const fields = parent.getArray(key, resolve);
		for (let i = 0; fields && depth < MAX_DEPTH && i < fields.length; i++) {
			const field = fields.at(i, resolve);
			if (!(field instanceof PdfDict)) continue;
			if (field.getDict("V", resolve)?.has("ByteRange")) return true;
			if (hasSignature(field, "Kids", depth + 1)) return true;
		}
		return false;
	};
	const form = pdf.getCatalog().getDict("AcroForm", resolve);
	return form ? hasSignature(form, "Fields", 0) : false;
}
