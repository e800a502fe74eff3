import { type PDF, PdfArray, PdfDict, type PdfObject } from "@libpdf/core";
import { resolveIn, type Value } from "#lib/pdf/seal/verifying/is-same-object.ts";

const MAX_DEPTH = 32;

/** Keys and values of a name tree (`Names`) or number tree (`Nums`), PDF 2.0, 7.9.6 and 7.9.7; values stay as they are. */
export function treeEntries(
	pdf: PDF,
	tree: Value,
	kind: "Names" | "Nums",
	depth = 0,
): [key: PdfObject, value: PdfObject][] {
	const node = resolveIn(pdf, tree);
	if (!(node instanceof PdfDict) || depth > MAX_DEPTH) return [];
	const pairs = listIn(pdf, node, kind);
	const own = pairs.flatMap((value, index): [PdfObject, PdfObject][] => {
		const key = index % 2 === 1 ? resolveIn(pdf, pairs[index - 1]) : null;
		return key ? [[key, value]] : [];
	});
	return [...own, ...listIn(pdf, node, "Kids").flatMap((kid) => treeEntries(pdf, kid, kind, depth + 1))];
}

/** The items of a list in a dictionary; none when there is no list. */
export function listIn(pdf: PDF, dict: PdfDict, key: string): readonly PdfObject[] {
	const list = resolveIn(pdf, dict.get(key));
	return list instanceof PdfArray ? list.toArray() : [];
}

/** A dictionary in another; undefined when there is none. */
export function dictIn(pdf: PDF, dict: PdfDict, key: string): PdfDict | undefined {
	const found = resolveIn(pdf, dict.get(key));
	return found instanceof PdfDict ? found : undefined;
}
