import { type PDF, PdfDict, type PdfRef, PdfStream } from "@libpdf/core";
import type { Matrix } from "#lib/fields/places/geometry.ts";
import { numbers } from "#lib/pdf/stamp/canvas.ts";
import { type Box, boxOf, entry, numberOf, numbersOf } from "./dictionary-values.ts";

/** What an annotation shows, and how it comes to its place: the operand of `cm`. */
export type AnnotationLook = { stream: PdfStream; matrix: Matrix };

/** Annotation flags (PDF 2.0, table 167). */
const INVISIBLE = 1;
const HIDDEN = 2;
const NO_ROTATE = 16;
const NO_VIEW = 32;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Whether a page that is looked at shows the annotation; what it does when printed does not count. */
export function isShown(pdf: PDF, annotation: PdfDict): boolean {
	const flags = numberOf(pdf, annotation, "F") ?? 0;
	const isWidget = subtypeOf(pdf, annotation) === "Widget";
	return (flags & (HIDDEN | NO_VIEW | (isWidget ? INVISIBLE : 0))) === 0;
}

/** An annotation's kind, such as Link or Widget. */
export function subtypeOf(pdf: PDF, annotation: PdfDict): string {
	return annotation.getName("Subtype", (ref) => pdf.getObject(ref))?.value ?? "";
}

/**
 * The look of an annotation in its present state at the place that PDF 2.0, 12.5.5 gives it; null when it has none.
 *
 * @param rotation /Rotate of the page, which annotations may be exempt from
 */
export function annotationLook(pdf: PDF, annotation: PdfDict, rotation: number): AnnotationLook | null {
	const stream = normalAppearance(pdf, annotation);
	const rect = stream && boxOf(pdf, annotation, "Rect");
	if (!rect) return null;
	const [x0, y0, x1, y1] = formBounds(pdf, stream, [rect[2] - rect[0], rect[3] - rect[1]]);
	const scaleX = scale(x1 - x0, rect[2] - rect[0]);
	const scaleY = scale(y1 - y0, rect[3] - rect[1]);
	const matrix: Matrix = [scaleX, 0, 0, scaleY, rect[0] - x0 * scaleX, rect[1] - y0 * scaleY];
	return { stream, matrix: keptUpright(pdf, annotation, { matrix, rect, rotation }) };
}

/** How an annotation comes to its place: with its page, or turned back about the corner of its rectangle that stays. */
export function keptUpright(
	pdf: PDF,
	annotation: PdfDict,
	{ matrix = IDENTITY, rect, rotation }: { matrix?: Matrix; rect: Box; rotation: number },
): Matrix {
	const isUpright = ((numberOf(pdf, annotation, "F") ?? 0) & NO_ROTATE) !== 0;
	return isUpright ? turnedAbout(matrix, [rect[0], rect[3]], rotation) : matrix;
}

/** The bounds of a form XObject where it is painted. One without a `BBox` is given one of the size of its room. */
export function formBounds(pdf: PDF, form: PdfStream, [width, height]: readonly [number, number]): Box {
	// Required (PDF 2.0, table 93), but PDFium shows a look without it, too: unscaled, from the corner on.
	const box = boxOf(pdf, form, "BBox") ?? [0, 0, width, height];
	if (!form.has("BBox")) form.set("BBox", numbers(box));
	return boundsOf(box, matrixOf(pdf, form));
}

/** Whether an annotation brings a look of any state. */
export function hasLook(pdf: PDF, annotation: PdfDict): boolean {
	const looks = entry(pdf, annotation, "AP");
	return looks instanceof PdfDict && entry(pdf, looks, "N") instanceof PdfDict;
}

function normalAppearance(pdf: PDF, annotation: PdfDict): PdfStream | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const normal = annotation.getDict("AP", resolve)?.get("N", resolve);
	if (normal instanceof PdfStream) return normal;
	if (!(normal instanceof PdfDict)) return null;
	const state = normal.get(annotation.getName("AS", resolve)?.value ?? "Off", resolve);
	return state instanceof PdfStream ? state : null;
}

/** A side of no length is not stretched. */
function scale(from: number, to: number): number {
	return Math.abs(from) < 0.001 ? 1 : to / from;
}

/** Turned back about the upper left corner, as a page is turned for display. */
function turnedAbout([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number], rotation: number): Matrix {
	const quarter = ((Math.round(rotation / 90) % 4) + 4) % 4;
	const [cos, sin] = (
		[
			[1, 0],
			[0, 1],
			[-1, 0],
			[0, -1],
		] as const
	)[quarter] ?? [1, 0];
	const turn = (px: number, py: number) => [cos * px - sin * py, sin * px + cos * py] as const;
	const [ta, tb] = turn(a, b);
	const [tc, td] = turn(c, d);
	const [te, tf] = turn(e - x, f - y);
	return [ta, tb, tc, td, te + x, tf + y];
}

function boundsOf([x0, y0, x1, y1]: Box, [a, b, c, d, e, f]: Matrix): Box {
	const corners = [
		[x0, y0],
		[x1, y0],
		[x0, y1],
		[x1, y1],
	] as const;
	const xs = corners.map(([x, y]) => a * x + c * y + e);
	const ys = corners.map(([x, y]) => b * x + d * y + f);
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function matrixOf(pdf: PDF, stream: PdfStream): Matrix {
	const [a, b, c, d, e, f] = numbersOf(pdf, stream, "Matrix");
	const isWhole = a !== undefined && b !== undefined && c !== undefined && d !== undefined;
	return isWhole && e !== undefined && f !== undefined ? [a, b, c, d, e, f] : IDENTITY;
}
