import { type PDF, PdfArray, PdfDict, PdfNumber, PdfRef } from "@libpdf/core";

/** Deeper page trees are not made by anybody's software. */
const MAX_DEPTH = 50;

/**
 * Takes out of the page tree what leads back to where it hangs: readers show an error there, or nothing, and
 * disagree on the number of pages.
 *
 * @returns whether there was a loop
 */
export function dropPageLoops(pdf: PDF): boolean {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const counts = new Map<string, number>();
	let hasLoop = false;

	function visit(node: PdfDict, above: readonly string[]): number {
		const kids = node.getArray("Kids", resolve);
		if (!(kids instanceof PdfArray)) return 1;
		let count = 0;
		for (let index = kids.length - 1; index >= 0; index -= 1) {
			const ref = kids.at(index);
			const kid = ref instanceof PdfRef ? resolve(ref) : ref;
			if (!(kid instanceof PdfDict)) continue;
			const key = ref instanceof PdfRef ? ref.toString() : "";
			if (above.includes(key) || above.length > MAX_DEPTH) {
				kids.remove(index);
				hasLoop = true;
				continue;
			}
			const known = counts.get(key) ?? visit(kid, [...above, key]);
			if (key !== "") counts.set(key, known);
			count += known;
		}
		if (hasLoop) node.set("Count", PdfNumber.of(count));
		return count;
	}

	const root = pdf.getCatalog().get("Pages");
	const tree = root instanceof PdfRef ? resolve(root) : root;
	if (tree instanceof PdfDict) visit(tree, [root instanceof PdfRef ? root.toString() : "root"]);
	return hasLoop;
}
