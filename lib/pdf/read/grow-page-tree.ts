import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef } from "@libpdf/core";

/**
 * Gives a file whose catalog names a page where the page tree must stand (PDF 2.0, 7.7.2) a tree of that page.
 * Readers show it as it is, but what adds a page to it loses the one that is there.
 *
 * @returns whether it was so
 */
export function growPageTree(pdf: PDF): boolean {
	const catalog = pdf.getCatalog();
	const root = catalog.get("Pages");
	const page = root instanceof PdfRef ? pdf.getObject(root) : root;
	if (!(page instanceof PdfDict) || page.has("Kids")) return false;
	const ref = root instanceof PdfRef ? root : pdf.register(page);
	const tree = PdfDict.of({ Type: PdfName.of("Pages"), Kids: new PdfArray([ref]), Count: PdfNumber.of(1) });
	const treeRef = pdf.register(tree);
	page.set("Type", PdfName.of("Page"));
	page.set("Parent", treeRef);
	catalog.set("Pages", treeRef);
	return true;
}
