import { type PDF, type PDFPage, PdfDict, PdfName, PdfNumber } from "@libpdf/core";
import { baseDirection } from "#lib/fields/looks/base-direction.ts";
import { toUserSpace, type UserSpaceBox } from "#lib/fields/places/geometry.ts";
import { shapeText } from "#lib/pdf/fonts/shape-text.ts";
import { Canvas, numbers } from "./canvas.ts";
import { paintOutlines } from "./draw-outlines.ts";
import { hideText } from "./hidden-text.ts";
import { addAnnotation } from "./page-annotations.ts";
import { pageBox } from "./page-box.ts";
import { paintOnPage } from "./page-content.ts";
import { preparePages } from "./prepare-pages.ts";
import { textString } from "./text-string.ts";

const COLOR = "#1B1D21";
const OPACITY = 0.13;
/** Share of the page's diagonal that the words take. */
const LENGTH = 0.72;
const MAX_SIZE_PT = 72;
const PRINT_READ_ONLY_LOCKED = 4 + 64 + 128;

/**
 * Writes light words across every page, as displayed: on the page, or as annotations above it for a signed
 * document, which keeps its page content.
 */
export function drawWatermark(pdf: PDF, text: string, place: "page" | "annotation"): void {
	if (place === "page") preparePages(pdf);
	for (const page of pdf.getPages()) {
		const geometry = pageBox(pdf, page);
		const whole = { x: 0, y: 0, width: geometry.widthPx, height: geometry.heightPx };
		const placed = toUserSpace(geometry, whole);
		if (place === "annotation") {
			const canvas = new Canvas(pdf);
			drawWords(canvas, text, placed);
			addStamp(pdf, page, canvas, placed, text);
		} else {
			const canvas = new Canvas(pdf).transform(placed.matrix);
			drawWords(canvas, text, placed);
			paintOnPage(pdf, page, canvas.toForm(geometry.box));
		}
	}
}

function drawWords(canvas: Canvas, text: string, { widthPt, heightPt }: { widthPt: number; heightPt: number }): void {
	const style = { isBold: true, isItalic: false };
	const line = shapeText(text, { family: "noto-sans", style, direction: baseDirection(text) });
	const diagonal = Math.hypot(widthPt, heightPt);
	const size = Math.min(MAX_SIZE_PT, (diagonal * LENGTH) / Math.max(line.advance, 0.01));
	const [cos, sin] = [widthPt / diagonal, heightPt / diagonal];
	canvas.isolated(() => {
		canvas.opacity(OPACITY).fillColor(COLOR);
		canvas.transform([cos, sin, -sin, cos, widthPt / 2, heightPt / 2]);
		paintOutlines(canvas, line, { x: (-line.advance * size) / 2, y: -size * 0.35, size, spacing: 0 });
	});
	// Slanted words would be mixed into the page's own lines when its text is copied.
	hideText(canvas, text, { x: 8, y: 4, size: 6, widthPt: line.advance * 6 });
}

function addStamp(pdf: PDF, page: PDFPage, canvas: Canvas, placed: UserSpaceBox, text: string): void {
	const [a, b, c, d, e, f] = placed.matrix;
	const annotation = PdfDict.of({
		Type: PdfName.of("Annot"),
		Subtype: PdfName.of("Stamp"),
		Rect: numbers(placed.rect),
		F: PdfNumber.of(PRINT_READ_ONLY_LOCKED),
		P: page.ref,
		Contents: textString(text),
		AP: PdfDict.of({ N: canvas.toForm([0, 0, placed.widthPt, placed.heightPt], [a, b, c, d, e, f]) }),
	});
	addAnnotation(pdf, page, pdf.register(annotation));
}
