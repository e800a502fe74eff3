import { PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef, PdfStream } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { hideLinearization, restoreStart } from "../verifying/linearization.ts";
import type { ValidationData } from "./gather-validation-data.ts";

/**
 * Appends certificates and revocation data as Document Security Store (ISO 32000-2 12.8.4.3), beside
 * what a store of earlier signatures holds. Throws Error when the file cannot be appended to.
 */
export async function addValidationData(bytes: Uint8Array, data: ValidationData): Promise<Uint8Array> {
	const pdf = await loadPdf(hideLinearization(bytes));
	if (pdf.canSaveIncrementally() !== null) throw new Error("Validation data cannot be appended to this file.");
	const { registry } = pdf.context;
	const resolve = (ref: PdfRef): PdfObject | null => registry.resolve(ref);
	const catalog = pdf.context.catalog.getDict();
	const found = catalog.getDict("DSS", resolve);
	const store = found ?? PdfDict.of({ Type: PdfName.of("DSS") });
	const entries = { Certs: data.certificates, OCSPs: data.ocspResponses, CRLs: data.crls };
	for (const [key, values] of Object.entries(entries)) {
		if (values.length === 0) continue;
		const array = store.getArray(key, resolve) ?? new PdfArray();
		for (const value of values) array.push(registry.register(new PdfStream([], value)));
		store.set(key, array);
	}
	if (!found) catalog.set("DSS", registry.register(store));
	const saved = await pdf.save({ incremental: true });
	restoreStart(saved, bytes);
	return saved;
}
