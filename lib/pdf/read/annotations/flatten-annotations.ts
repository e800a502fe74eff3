import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef } from "@libpdf/core";
import { Canvas, numbers } from "#lib/pdf/stamp/canvas.ts";
import { finishFonts } from "#lib/pdf/stamp/embedded-font.ts";
import { pageBox } from "#lib/pdf/stamp/page-box.ts";
import { inheritedResources, paintOnPage } from "#lib/pdf/stamp/page-content.ts";
import { pageOrder } from "#lib/pdf/stamp/page-order.ts";
import { type AnnotationLook, annotationLook, hasLook, isShown, keptUpright, subtypeOf } from "./annotation-look.ts";
import { drawShape } from "./draw-shape.ts";
import { requireNoteLetters } from "./require-letters.ts";
import { writeFieldLook } from "./write-field-look.ts";
import { printedWords, writeNoteLook } from "./write-note-look.ts";

/** Annotations that stay because they do something; their look becomes part of the page like the others'. */
const STAYING = new Set(["Link", "FileAttachment"]);
const NOTES = new Set(["FreeText", "Stamp", "Text"]);

type Page = { dict: PdfDict };
/** What a refusal names. */
type Place = { file: string; page: number };
type Found = { item: PdfObject; annotation: PdfDict; subtype: string };

/**
 * Makes the looks of form fields and annotations part of their pages. Readers draw annotations over the page, so
 * that one which the upload brought would cover a signature that is written into the page. What a page does not
 * show when it is looked at (hidden, not for view, closed notes) goes; links stay, and so do attached files. Looks
 * that the file leaves to the reader are written before.
 *
 * @returns whether there was any
 * @throws PdfRefusalError when none of our fonts has the letters of a value or note whose look is missing
 */
export function flattenAnnotations(pdf: PDF, fileName: string): boolean {
	const gone = new Set<PdfDict>();
	const pages = new Set(pageOrder(pdf).map((ref) => pdf.getObject(ref)));
	let isChanged = false;
	for (const [index, dict] of [...pages].entries()) {
		if (dict instanceof PdfDict && flattenPage(pdf, { dict }, gone, { file: fileName, page: index + 1 })) {
			isChanged = true;
		}
	}
	finishFonts(pdf);
	// A structure tree may still name them: nothing of what they held stays.
	for (const annotation of gone) for (const key of [...annotation.keys()]) annotation.delete(key);
	const hadForm = pdf.getCatalog().delete("AcroForm");
	return isChanged || hadForm;
}

function flattenPage(pdf: PDF, page: Page, gone: Set<PdfDict>, place: Place): boolean {
	const annotations = annotationsOf(pdf, page);
	const shown = annotations.filter(({ annotation }) => isShown(pdf, annotation));
	for (const { annotation, subtype } of shown) writeMissingLook(pdf, annotation, subtype, place);
	const isPainted = paintLooks(pdf, page, shown);
	const isPlain = annotations.every(({ annotation, subtype }) => subtype === "Link" && !annotation.has("AP"));
	if (isPlain && !isPainted) return false;
	const staying = annotations.filter(({ subtype }) => STAYING.has(subtype));
	const border = numbers([0, 0, 0]);
	for (const { annotation, subtype } of staying) removeLook(pdf, annotation, subtype, border);
	for (const { annotation, subtype } of annotations) if (!STAYING.has(subtype)) gone.add(annotation);
	if (staying.length === 0) page.dict.delete("Annots");
	else page.dict.set("Annots", new PdfArray(staying.map(({ item }) => item)));
	return true;
}

function writeMissingLook(pdf: PDF, annotation: PdfDict, subtype: string, place: Place): void {
	if (subtype === "Widget") {
		writeFieldLook(pdf, annotation, place.file);
		return;
	}
	if (hasLook(pdf, annotation)) return;
	requireNoteLetters(printedWords(pdf, annotation, subtype), place);
	if (NOTES.has(subtype)) writeNoteLook(pdf, annotation, subtype);
}

function annotationsOf(pdf: PDF, { dict }: Page): Found[] {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const list = dict.getArray("Annots", resolve);
	return (list?.toArray() ?? []).flatMap((item, index) => {
		const annotation = list?.at(index, resolve);
		return annotation instanceof PdfDict ? [{ item, annotation, subtype: subtypeOf(pdf, annotation) }] : [];
	});
}

/** PDFium, whose pictures the signing page shows, draws form fields over everything else. Returns whether anything was painted. */
function paintLooks(pdf: PDF, page: Page, shown: Found[]): boolean {
	const geometry = pageBox(pdf, page);
	const canvas = new Canvas(pdf);
	const inOrder = shown.toSorted((a, b) => Number(a.subtype === "Widget") - Number(b.subtype === "Widget"));
	for (const { annotation, subtype } of inOrder) {
		if (subtype === "Popup") continue;
		const look = annotationLook(pdf, annotation, geometry.rotation);
		if (look) paintLook(canvas, page, look);
		else if (!hasLook(pdf, annotation)) paintShape(canvas, annotation, subtype, geometry.rotation);
	}
	if (!canvas.isEmpty) paintOnPage(pdf, page, canvas.toForm(geometry.box));
	return !canvas.isEmpty;
}

function paintLook(canvas: Canvas, page: Page, { stream, matrix }: AnnotationLook): void {
	const { pdf } = canvas;
	stream.set("Type", PdfName.of("XObject"));
	stream.set("Subtype", PdfName.of("Form"));
	if (!stream.has("Resources")) stream.set("Resources", inheritedResources(pdf, page.dict) ?? new PdfDict());
	const form = pdf.context.getRef(stream) ?? pdf.register(stream);
	canvas.isolated(() => canvas.transform(matrix).paint(form));
}

/** Straight onto the page: a form for each of tens of thousands of links would take longer than all else. */
function paintShape(canvas: Canvas, annotation: PdfDict, subtype: string, rotation: number): void {
	const shape = drawShape(canvas.pdf, annotation, subtype);
	if (!shape) return;
	const { canvas: drawing, bounds } = shape;
	const matrix = keptUpright(canvas.pdf, annotation, { rect: bounds, rotation });
	canvas.isolated(() => canvas.transform(matrix).paintCanvas(drawing, bounds));
}

function removeLook(pdf: PDF, staying: PdfDict, subtype: string, border: PdfArray): void {
	for (const key of ["AP", "AS", "BS", "Popup"]) staying.delete(key);
	staying.set("Border", border);
	// Without a look of its own a reader would draw its own sign for a file.
	if (subtype === "FileAttachment") staying.set("AP", PdfDict.of({ N: new Canvas(pdf).toForm([0, 0, 1, 1]) }));
}
