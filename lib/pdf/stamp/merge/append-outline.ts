import { type PDF, PdfDict, PdfName, PdfNumber, PdfRef } from "@libpdf/core";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import type { ObjectCopier } from "./copy-objects.ts";
import { dictIn } from "./tree-entries.ts";

/** Puts a document's bookmarks behind those of another (PDF 2.0, 12.3.3). */
export function appendOutline(target: PDF, source: PDF, copier: ObjectCopier): void {
	const from = dictIn(source, source.getCatalog(), "Outlines");
	const [firstRef, lastRef] = [from?.get("First"), from?.get("Last")];
	if (!from || !(firstRef instanceof PdfRef) || !(lastRef instanceof PdfRef)) return;
	const to = outlineOf(target);
	const fromRef = source.getCatalog().get("Outlines");
	if (fromRef instanceof PdfRef) copier.place(fromRef, to.ref);
	const [first, last] = [copier.copy(firstRef), copier.copy(lastRef)];
	const before = to.dict.get("Last");
	const [former, next] = [resolveIn(target, before), resolveIn(target, first)];
	if (before && former instanceof PdfDict && next instanceof PdfDict) {
		former.set("Next", first);
		next.set("Prev", before);
	} else to.dict.set("First", first);
	to.dict.set("Last", last);
	to.dict.set("Count", PdfNumber.of(openCount(target, to.dict) + openCount(source, from)));
}

function outlineOf(target: PDF): { ref: PdfRef; dict: PdfDict } {
	const catalog = target.getCatalog();
	const known = catalog.get("Outlines");
	const found = resolveIn(target, known);
	if (known instanceof PdfRef && found instanceof PdfDict) return { ref: known, dict: found };
	const dict = PdfDict.of({ Type: PdfName.of("Outlines") });
	const ref = target.register(dict);
	catalog.set("Outlines", ref);
	return { ref, dict };
}

/** How many bookmarks are seen at first. */
function openCount(pdf: PDF, outline: PdfDict): number {
	const count = resolveIn(pdf, outline.get("Count"));
	return count instanceof PdfNumber ? Math.max(0, count.value) : 0;
}
