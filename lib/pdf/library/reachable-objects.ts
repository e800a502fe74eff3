import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from "@libpdf/core";

/**
 * Every object that can be reached from the catalog, which comes first; each once.
 *
 * @param most objects to read at most
 */
export function reachableObjects(pdf: PDF, most = Number.POSITIVE_INFINITY): PdfObject[] {
	const found: PdfObject[] = [pdf.getCatalog()];
	const seen = new Set<number>();
	const waiting: PdfObject[] = [...found];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const values = next instanceof PdfDict ? [...next].map(([, value]) => value) : [];
		for (const value of next instanceof PdfArray ? next.toArray() : values) {
			if (!(value instanceof PdfRef)) {
				if (value instanceof PdfDict || value instanceof PdfArray) waiting.push(value);
				continue;
			}
			// One number for object and generation (below 2^16), since up to half a million of them are read at once.
			const key = value.objectNumber * 0x1_00_00 + value.generation;
			if (seen.has(key)) continue;
			if (seen.size >= most) return found;
			seen.add(key);
			const object = pdf.getObject(value);
			if (!object) continue;
			found.push(object);
			waiting.push(object);
		}
	}
	return found;
}
