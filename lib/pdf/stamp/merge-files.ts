import {
	type PDF,
	type PDFPage,
	PdfArray,
	PdfBool,
	PdfDict,
	type PdfName,
	PdfNumber,
	type PdfObject,
	PdfRef,
	PdfString,
} from "@libpdf/core";
import { numbers } from "./canvas.ts";
import { ObjectCopier } from "./copy-objects.ts";
import { preparePages } from "./prepare-pages.ts";
import { textString } from "./text-string.ts";

/** Attributes a page may take from its ancestors (PDF 2.0, table 31). */
const INHERITABLE = ["Resources", "MediaBox", "CropBox", "Rotate"] as const;

/**
 * Puts several files into one document, in order. The first is extended and keeps what belongs to
 * it as a whole (outline, metadata); the others bring their pages with annotations, and their form fields, each
 * file's under a name of its own, with looks and values as they were.
 *
 * @throws RangeError when there is no file
 */
export function mergeFiles(files: readonly { pdf: PDF }[]): PDF {
	const [first, ...others] = files;
	if (!first) throw new RangeError("Nothing to merge");
	if (others.length === 0) return first.pdf;
	preparePages(first.pdf);
	others.forEach(({ pdf }, i) => {
		appendFile(first.pdf, pdf, i + 2);
	});
	return first.pdf;
}

function appendFile(target: PDF, source: PDF, number: number): void {
	preparePages(source);
	const copier = new ObjectCopier(source, target);
	appendPages(target, source, source.getPages(), copier);
	appendForm(target, source, copier, number);
}

/** Copies pages with all they need to the end of another document; what only the source as a whole has stays there. */
export function appendPages(target: PDF, source: PDF, pages: readonly PDFPage[], copier: ObjectCopier): void {
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

function appendForm(target: PDF, source: PDF, copier: ObjectCopier, number: number): void {
	const fromSource = (ref: PdfRef) => source.getObject(ref);
	const form = source.getCatalog().getDict("AcroForm", fromSource);
	const fields = form?.getArray("Fields", fromSource);
	if (!form || !fields || fields.length === 0) return;
	const own = targetForm(target);
	const inTarget = (ref: PdfRef) => target.getObject(ref);
	const names = own.getArray("Fields", inTarget) ?? new PdfArray();
	const group = new PdfDict();
	group.set("T", textString(unusedName(target, names, number)));
	for (const key of ["DA", "Q"] as const) {
		const value = form.get(key);
		if (value) group.set(key, copier.copy(value));
	}
	const groupRef = target.register(group);
	const kids = fields
		.toArray()
		.filter((field) => field instanceof PdfRef)
		.map((field) => copier.copy(field));
	for (const kid of kids) {
		const field = kid instanceof PdfRef ? target.getObject(kid) : null;
		if (field instanceof PdfDict) field.set("Parent", groupRef);
	}
	group.set("Kids", new PdfArray(kids));
	names.push(groupRef);
	own.set("Fields", names);
	if (form.getBool("NeedAppearances", fromSource)?.value) own.set("NeedAppearances", PdfBool.TRUE);
	const resources = form.getDict("DR", fromSource);
	if (resources) addMissing(target, own, "DR", copier.copy(resources));
}

function targetForm(target: PDF): PdfDict {
	const catalog = target.getCatalog();
	const existing = catalog.getDict("AcroForm", (ref) => target.getObject(ref));
	if (existing) return existing;
	const form = PdfDict.of({ Fields: new PdfArray() });
	catalog.set("AcroForm", target.register(form));
	return form;
}

/** Merges resource dictionaries two levels deep; a name that is taken stays as it is. */
function addMissing(target: PDF, owner: PdfDict, key: PdfName | string, added: PdfObject): void {
	const existing = owner.get(key, (ref) => target.getObject(ref));
	const addition = added instanceof PdfRef ? target.getObject(added) : added;
	if (existing === undefined) owner.set(key, added);
	if (!(existing instanceof PdfDict) || !(addition instanceof PdfDict)) return;
	for (const [name, value] of addition) addMissing(target, existing, name, value);
}

function unusedName(target: PDF, fields: PdfArray, number: number): string {
	const resolve = (ref: PdfRef) => target.getObject(ref);
	const taken = new Set<string>();
	for (let i = 0; i < fields.length; i++) {
		const field = fields.at(i, resolve);
		const name = field instanceof PdfDict ? field.get("T", resolve) : undefined;
		if (name instanceof PdfString) taken.add(name.asString());
	}
	let candidate = `File ${number}`;
	while (taken.has(candidate)) candidate += "'";
	return candidate;
}
