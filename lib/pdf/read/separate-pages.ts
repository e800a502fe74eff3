import { type PDF, PdfArray, PdfDict, PdfRef } from "@libpdf/core";

/** Deeper page trees are not made by anybody's software. */
const MAX_DEPTH = 50;

/**
 * Gives every place in the page tree a page object of its own. A file may list one object twice;
 * readers disagree whether that is one page or two, and what is stamped on one would show on both.
 */
export function separatePages(pdf: PDF): void {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const seen = new Set<string>();

	function visit(node: PdfDict, depth: number): void {
		const kids = node.getArray("Kids", resolve);
		if (!(kids instanceof PdfArray) || depth > MAX_DEPTH) return;
		for (let index = 0; index < kids.length; index += 1) {
			const ref = kids.at(index);
			const kid = ref instanceof PdfRef ? resolve(ref) : ref;
			if (!(ref instanceof PdfRef) || !(kid instanceof PdfDict)) continue;
			const key = `${ref.objectNumber} ${ref.generation}`;
			const isPage = !kid.has("Kids");
			if (!seen.has(key)) {
				seen.add(key);
				if (!isPage) visit(kid, depth + 1);
			} else if (isPage) {
				kids.set(index, pdf.register(kid.clone()));
			}
		}
	}

	const root = pdf.getCatalog().getDict("Pages", resolve);
	if (root) visit(root, 0);
}
