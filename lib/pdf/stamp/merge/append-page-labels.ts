import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject } from "@libpdf/core";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { treeEntries } from "./tree-entries.ts";

type Range = [index: number, label: PdfDict];

/**
 * Keeps the page labels (PDF 2.0, 12.4.2) of a document whose pages were put behind those of another. Where only one
 * has labels, the pages of the other are counted from 1, as readers do without labels.
 *
 * @param firstPage where its first page is, from 0
 */
export function appendPageLabels(target: PDF, source: PDF, firstPage: number): void {
	const [known, added] = [rangesOf(target), rangesOf(source)];
	if (known.length === 0 && added.length === 0) return;
	const moved = withStart(added).map(([index, label]): Range => [index + firstPage, copyOf(source, label)]);
	const all = [...withStart(known).filter(([index]) => index < firstPage), ...moved];
	const nums = all.flatMap(([index, label]): PdfObject[] => [PdfNumber.of(index), label]);
	target.getCatalog().set("PageLabels", target.register(PdfDict.of({ Nums: new PdfArray(nums) })));
}

function rangesOf(pdf: PDF): Range[] {
	const ranges = treeEntries(pdf, pdf.getCatalog().get("PageLabels"), "Nums").flatMap(([key, value]): Range[] => {
		const label = resolveIn(pdf, value);
		return key instanceof PdfNumber && label instanceof PdfDict ? [[key.value, label]] : [];
	});
	return ranges.sort(([one], [other]) => one - other);
}

function withStart(ranges: Range[]): Range[] {
	return ranges[0]?.[0] === 0 ? ranges : [[0, PdfDict.of({ S: PdfName.of("D") })], ...ranges];
}

/** A label is a style, a prefix and a number: nothing that it could refer to. */
function copyOf(source: PDF, label: PdfDict): PdfDict {
	const entries = ["S", "P", "St"].flatMap((key) => {
		const value = resolveIn(source, label.get(key));
		return value ? [[key, value] as const] : [];
	});
	return PdfDict.of(Object.fromEntries(entries));
}
