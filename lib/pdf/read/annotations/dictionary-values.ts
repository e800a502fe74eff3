import { type PDF, type PdfArray, type PdfDict, PdfNumber, type PdfRef } from "@libpdf/core";

export type Box = [x0: number, y0: number, x1: number, y1: number];

/** A rectangle of a dictionary with its corners in order (PDF 2.0, 7.9.5); null when there is none. */
export function boxOf(pdf: PDF, dict: PdfDict, key: string): Box | null {
	const list = dict.getArray(key, (ref) => pdf.getObject(ref));
	const [a, b, c, d] = numbersIn(pdf, list);
	if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
	return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** The numbers of an array, 0 for what is none; nothing that is read here has more than six. */
export function numbersIn(pdf: PDF, list: PdfArray | undefined): number[] {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	return Array.from({ length: Math.min(list?.length ?? 0, 6) }, (_, index) => {
		const item = list?.at(index, resolve);
		return item instanceof PdfNumber && Number.isFinite(item.value) ? item.value : 0;
	});
}
