import { type PDF, PdfDict } from "@libpdf/core";
import { formFields } from "#lib/pdf/seal/verifying/form-fields.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";

/**
 * Takes out of a file that nobody has signed what a rewritten file cannot keep: rights that a vendor granted
 * to its reader (UR, UR3), certifications, and values of signature fields that cover nothing. The fields stay.
 *
 * @returns whether there was anything
 */
export function dropSignatures(pdf: PDF): boolean {
	const catalog = pdf.getCatalog();
	let hasDropped = catalog.delete("Perms");
	for (const { type, dict } of formFields(pdf)) {
		if (type === "Sig" && dict.delete("V")) hasDropped = true;
	}
	if (!hasDropped) return false;
	catalog.delete("DSS");
	const form = resolveIn(pdf, catalog.get("AcroForm"));
	if (form instanceof PdfDict) form.delete("SigFlags");
	return true;
}
