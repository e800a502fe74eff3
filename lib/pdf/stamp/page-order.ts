import { type PDF, PdfDict, PdfRef } from "@libpdf/core";

const MAX_TREE_DEPTH = 64;

/** Pages as the tree lists them, a page as often as it is named; the tree may be a single page. */
export function pageOrder(pdf: PDF): PdfRef[] {
	const order: PdfRef[] = [];
	const walk = (node: PdfDict, depth: number) => {
		const kids = node.getArray("Kids", (ref) => pdf.getObject(ref));
		if (!kids || depth > MAX_TREE_DEPTH) return;
		for (const kid of kids) {
			const child = kid instanceof PdfRef ? pdf.getObject(kid) : null;
			if (!(kid instanceof PdfRef) || !(child instanceof PdfDict)) continue;
			if (child.has("Kids")) walk(child, depth + 1);
			else order.push(kid);
		}
	};
	const root = pdf.getCatalog().get("Pages");
	const node = root instanceof PdfRef ? pdf.getObject(root) : root;
	if (!(node instanceof PdfDict)) return [];
	if (root instanceof PdfRef && !node.has("Kids")) return [root];
	walk(node, 0);
	return order;
}
