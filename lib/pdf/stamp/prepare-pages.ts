import { type PDF, PdfDict, PdfName } from "@libpdf/core";
import { pageOrder } from "./page-order.ts";

/** Attributes a page may take from its ancestors (PDF 2.0, table 31). */
const INHERITABLE = ["Resources", "MediaBox", "CropBox", "Rotate"] as const;
const MAX_TREE_DEPTH = 64;

/**
 * Makes every page an object of its own with its own attributes, so that pages can be drawn on and
 * added one by one: a page that the tree names twice becomes two, and what a page inherits from a
 * nested node is written down before the library flattens the tree.
 */
export function preparePages(pdf: PDF): void {
	const order = pageOrder(pdf);
	const seen = new Set<string>();
	order.forEach((ref, index) => {
		const page = pdf.getObject(ref);
		if (!(page instanceof PdfDict)) return;
		keepInherited(pdf, page);
		const isRepeated = seen.has(ref.toString());
		seen.add(ref.toString());
		if (!isRepeated && pdf.getPage(index)?.ref.toString() === ref.toString()) return;
		// The library passes over repeated pages and pages without a type; readers show them.
		const inserted = isRepeated ? page.clone() : page;
		inserted.set("Type", PdfName.of("Page"));
		pdf.insertPage(index, isRepeated ? inserted : ref);
	});
}

/** What stands in the tree's root stays valid for all pages and need not be copied. */
function keepInherited(pdf: PDF, page: PdfDict): void {
	let node = page.getDict("Parent", (ref) => pdf.getObject(ref));
	for (let depth = 0; node?.has("Parent") && depth < MAX_TREE_DEPTH; depth++) {
		for (const key of INHERITABLE) {
			const value = node.get(key);
			if (value && !page.has(key)) page.set(key, value);
		}
		node = node.getDict("Parent", (ref) => pdf.getObject(ref));
	}
}
