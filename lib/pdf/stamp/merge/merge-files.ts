import { type PDF, type PDFPage, PdfDict, PdfName, PdfNumber } from "@libpdf/core";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { numbers } from "../canvas.ts";
import { finishFonts } from "../embedded-font.ts";
import { preparePages } from "../prepare-pages.ts";
import { appendAttachments } from "./append-attachments.ts";
import { appendOutline } from "./append-outline.ts";
import { appendPageLabels } from "./append-page-labels.ts";
import { appendStructure, nextParentKey } from "./append-structure.ts";
import { type EntryRule, ObjectCopier } from "./copy-objects.ts";
import { Destinations } from "./explicit-destination.ts";

/** Attributes a page may take from its ancestors (PDF 2.0, table 31). */
const INHERITABLE = ["Resources", "MediaBox", "CropBox", "Rotate"] as const;

/**
 * Puts several files into one document, in order. The first is extended and keeps what belongs to
 * it as a whole (metadata, how it opens); the others bring their pages with links, bookmarks, page labels, tags and
 * attachments. (Form fields are part of the pages since the upload was taken in.)
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
	const isTagged = source.getCatalog().has("StructTreeRoot");
	const parentOffset = isTagged ? nextParentKey(target) : null;
	const copier = new ObjectCopier(source, target, entryRule(source, parentOffset));
	const firstPage = target.getPageCount();
	appendPages(target, source, source.getPages(), copier);
	if (parentOffset !== null) appendStructure(target, source, copier, parentOffset);
	appendOutline(target, source, copier);
	appendAttachments(target, source, copier);
	appendPageLabels(target, source, firstPage);
}

/** Destinations become explicit, and places in the tree of tags are counted on; without tags they stay behind. */
function entryRule(source: PDF, parentOffset: number | null): EntryRule {
	const destinations = new Destinations(source);
	return (key, value, owner) => {
		// A page that is not in the tree of pages would bring the whole tree along.
		if (key === "Parent" && nameIn(source, owner, "Type") === "Page") return null;
		if (key === "Dest") return destinations.explicit(value);
		if (key === "D" && nameIn(source, owner, "S") === "GoTo") return destinations.explicit(value);
		if (key !== "StructParent" && key !== "StructParents") return value;
		const place = resolveIn(source, value);
		return place instanceof PdfNumber && parentOffset !== null ? PdfNumber.of(place.value + parentOffset) : null;
	};
}

function nameIn(pdf: PDF, dict: PdfDict, key: string): string | undefined {
	const name = resolveIn(pdf, dict.get(key));
	return name instanceof PdfName ? name.value : undefined;
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
		for (const [{ value: key }, value] of from.dict) {
			if (!LEFT_BEHIND.has(key)) copier.copyEntry(to, key, value, from.dict);
		}
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

/** A page's way up its tree, and its place in article threads, which are not brought along. */
const LEFT_BEHIND = new Set(["Parent", "B"]);
