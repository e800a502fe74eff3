import {
	type PDF,
	type PDFPage,
	PdfArray,
	PdfDict,
	PdfName,
	PdfNumber,
	type PdfRef,
	PdfString,
	type Standard14FontName,
} from "@libpdf/core";
import type { Matrix } from "#lib/fields/places/geometry.ts";
import type { SealField } from "#lib/pdf/tasks.ts";
import { type Canvas, numbers } from "./canvas.ts";
import type { Extent } from "./draw-field.ts";
import { linkAction } from "./link-action.ts";
import { addAnnotation } from "./page-annotations.ts";
import { textString } from "./text-string.ts";

const refs = new WeakMap<PDF, Map<Standard14FontName, PdfRef>>();

/** One font object per document for each standard font: readers bring its glyphs (PDF 2.0, 9.6.2.2). */
function standardFontRef(pdf: PDF, name: Standard14FontName): PdfRef {
	const known = refs.get(pdf) ?? new Map<Standard14FontName, PdfRef>();
	refs.set(pdf, known);
	const existing = known.get(name);
	if (existing) return existing;
	const ref = pdf.register(
		PdfDict.of({
			Type: PdfName.of("Font"),
			Subtype: PdfName.of("Type1"),
			BaseFont: PdfName.of(name),
			Encoding: PdfName.of("WinAnsiEncoding"),
		}),
	);
	known.set(name, ref);
	return ref;
}

/** Annotation flags (PDF 2.0, table 167). */
const PRINT_LOCKED = 4 + 128;
const READ_ONLY = 64;
const FIELD_READ_ONLY = 1;
const PUSH_BUTTON = 1 << 16;
/** What the default appearance of our fields calls Helvetica. */
const DEFAULT_FONT = "Helv";

/**
 * Adds a value to a page as a read-only form field with a fixed look. An upload that was signed
 * before must keep its page content: a later form field is a change its signature allows. A Hyperlink
 * becomes a button that opens its address; not read-only, or readers would not act on it.
 */
export function addValueWidget(
	pdf: PDF,
	page: PDFPage,
	value: { field: SealField; canvas: Canvas; extent: Extent; matrix: Matrix },
): void {
	const { field, canvas, extent, matrix } = value;
	const [a, b, c, d, e, f] = matrix;
	const link = field.type === "Hyperlink" && field.value ? linkAction(field.value) : null;
	const isText = link === null && field.text !== null && field.text !== "";
	const readOnly = link ? 0 : FIELD_READ_ONLY;
	const widget = PdfDict.of({
		Type: PdfName.of("Annot"),
		Subtype: PdfName.of("Widget"),
		FT: PdfName.of(isText ? "Tx" : "Btn"),
		Ff: PdfNumber.of(isText ? readOnly : readOnly + PUSH_BUTTON),
		T: textString(unusedFieldName(pdf, field.id)),
		TU: textString(field.label || field.name || (link && field.text) || field.type),
		DA: PdfString.fromString(`/${DEFAULT_FONT} 10 Tf 0 g`),
		F: PdfNumber.of(link ? PRINT_LOCKED : PRINT_LOCKED + READ_ONLY),
		P: page.ref,
		Rect: numbers(boundsOf(extent, matrix)),
		// The turn and scale of the page; readers move the box into Rect themselves (12.5.5).
		AP: PdfDict.of({ N: canvas.toForm(extent, [a, b, c, d, e, f]) }),
	});
	if (isText) widget.set("V", textString(field.text ?? ""));
	if (link) widget.set("A", link);
	const ref = pdf.register(widget);
	addAnnotation(pdf, page, ref);
	addFormField(pdf, ref);
}

/** The upright rectangle around a local box. */
function boundsOf([x0, y0, x1, y1]: Extent, [a, b, c, d, e, f]: Matrix): [number, number, number, number] {
	const corners = [
		[x0, y0],
		[x1, y0],
		[x0, y1],
		[x1, y1],
	].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function addFormField(pdf: PDF, field: PdfRef): void {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const catalog = pdf.getCatalog();
	let form = catalog.getDict("AcroForm", resolve);
	if (!form) {
		form = new PdfDict();
		catalog.set("AcroForm", pdf.register(form));
	}
	addDefaultFont(pdf, form);
	const fields = form.getArray("Fields", resolve);
	if (fields) fields.push(field);
	else form.set("Fields", new PdfArray([field]));
}

/**
 * Form resources must hold the font of our fields' default appearance (PDF 2.0, 12.7.4.3). Those of the upload
 * are copied, not changed: its pages may use the same dictionary.
 */
function addDefaultFont(pdf: PDF, form: PdfDict): void {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const resources = form.getDict("DR", resolve);
	const fonts = resources?.getDict("Font", resolve);
	if (fonts?.has(DEFAULT_FONT)) return;
	const ownFonts = fonts?.clone() ?? new PdfDict();
	ownFonts.set(DEFAULT_FONT, standardFontRef(pdf, "Helvetica"));
	const own = resources?.clone() ?? new PdfDict();
	own.set("Font", ownFonts);
	form.set("DR", own);
}

/** A period would make a name of several levels (PDF 2.0, 12.7.4.2). */
function unusedFieldName(pdf: PDF, id: string): string {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const fields = pdf.getCatalog().getDict("AcroForm", resolve)?.getArray("Fields", resolve);
	const taken = new Set<string>();
	for (let i = 0; fields && i < fields.length; i++) {
		const field = fields.at(i, resolve);
		if (field instanceof PdfDict) taken.add(field.getString("T", resolve)?.asString() ?? "");
	}
	const base = `Signet ${id.replaceAll(".", "-")}`;
	let name = base;
	for (let i = 2; taken.has(name); i++) name = `${base} ${i}`;
	return name;
}
