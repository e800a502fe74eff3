import { type PDF, type PDFPage, PdfDict, PdfNumber } from "@libpdf/core";
import { numbers } from "./canvas.ts";
import { ObjectCopier } from "./copy-objects.ts";
import { finishFonts } from "./embedded-font.ts";
import { preparePages } from "./prepare-pages.ts";

/** Attributes a page may take from its ancestors (PDF 2.0, table 31). */
const INHERITABLE = ["Resources", "MediaBox", "CropBox", "Rotate"] as const;

/**
 * Puts several files into one document, in order. The first is extended and keeps what belongs to
 * it as a whole (outline, metadata); the others bring their pages with their links. (Form fields are part of the
 * pages since the upload was taken in.)
 *
 * @throws RangeError when there is no file
 */
export function mergeFiles(files: readonly { pdf: PDF }[]): PDF {
	const [first, ...others] = files;
	if (!first) throw new RangeError("Nothing to merge");
	if (others.length === 0) return first.pdf;
	preparePages(first.pdf);
	for (const { pdf } of others) appendFile(first.pdf, pdf);
	return first.pdf;
}

function appendFile(target: PDF, source: PDF): void {
	preparePages(source);
	appendPages(target, source, source.getPages(), new ObjectCopier(source, target));
}

/** Copies pages with all they need to the end of another document; what only the source as a whole has stays there. */
export function appendPages(target: PDF, source: PDF, pages: readonly PDFPage[], copier: ObjectCopier): void {
	finishFonts(source);
	const places = pages.map((page) => ({ from: page, to: new PdfDict() }));
	for (const { from, to } of places) copier.place(from.ref, target.register(to));
	for (const { from, to } of places) {
		const parent = source.getCatalog().getDict("Pages", (ref) => source.getObject(ref));
		for (const key of INHERITABLE) {
			const value = from.dict.get(key) ?? parent?.get(key);
			if (value) to.set(key, copier.copy(value));
		}
		standAlone(to);
		for (const [key, value] of from.dict) if (!LEFT_BEHIND.has(key.value)) to.set(key, copier.copy(value));
		const ref = target.context.getRef(to);
		if (ref) target.insertPage(target.getPageCount(), ref);
	}
}

/** Says outright what is only default, or the page would take it from the tree it comes into. */
function standAlone(page: PdfDict): void {
	if (!page.has("Rotate")) page.set("Rotate", PdfNumber.of(0));
	// US Letter is what readers show a page without a box at.
	if (!page.has("MediaBox")) page.set("MediaBox", numbers([0, 0, 612, 792]));
	const media = page.get("MediaBox");
	if (!page.has("CropBox") && media) page.set("CropBox", media);
}

/** A page's way up its tree, and its places in structures of the whole file that are not brought along. */
const LEFT_BEHIND = new Set(["Parent", "StructParents", "B"]);
