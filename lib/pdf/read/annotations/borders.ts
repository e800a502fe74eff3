import { type PDF, PdfArray, type PdfDict } from "@libpdf/core";
import { type Canvas, n } from "#lib/pdf/stamp/canvas.ts";
import { type Box, dictOf, entry, nameOf, numberOf, numbersIn, numbersOf } from "./dictionary-values.ts";
import { hexColor } from "./text-style.ts";

export type Border = {
	/** Points; 0 for none. */
	width: number;
	/** Lengths of dashes and gaps; empty for a continuous line. */
	dash: number[];
	isUnderline: boolean;
};

/** What a shape is drawn with. Colours as #RRGGBB, null for none. */
export type Pen = { border: Border; stroke: string | null; fill: string | null };

const DEFAULT_DASH = [3];

/** The border style of an annotation (PDF 2.0, 12.5.4), from `BS` or the older `Border`; `width` when it has neither. */
export function borderOf(pdf: PDF, annotation: PdfDict, width: number): Border {
	const style = dictOf(pdf, annotation, "BS");
	if (style) {
		const kind = nameOf(pdf, style, "S");
		const dash = numbersOf(pdf, style, "D");
		return {
			width: Math.max(0, numberOf(pdf, style, "W") ?? 1),
			dash: kind === "D" ? drawable(dash.length > 0 ? dash : DEFAULT_DASH) : [],
			isUnderline: kind === "U",
		};
	}
	const border = entry(pdf, annotation, "Border");
	if (!(border instanceof PdfArray)) return { width, dash: [], isUnderline: false };
	const [, , given = width] = numbersIn(pdf, border);
	const dash = border.at(3, (ref) => pdf.getObject(ref));
	return {
		width: Math.max(0, given),
		dash: dash instanceof PdfArray ? drawable(numbersIn(pdf, dash)) : [],
		isUnderline: false,
	};
}

/** No line can be made of dashes without a length. */
function drawable(dash: number[]): number[] {
	return dash.every((length) => length >= 0) && dash.some((length) => length > 0) ? dash : [];
}

/** The colour under a key of an annotation or its `MK`, as #RRGGBB; null for none. */
export function colorOf(pdf: PDF, dict: PdfDict | null, key: string): string | null {
	return dict ? hexColor(numbersOf(pdf, dict, key)) : null;
}

/** Sets width and dashes for the lines that follow. */
export function setLine(canvas: Canvas, { width, dash }: Border): void {
	canvas.add(`${n(width)} w`);
	if (dash.length > 0) canvas.add(`[${dash.map(n).join(" ")}] 0 d`);
}

/** Fills a box, and draws its border within it. */
export function drawFrame(canvas: Canvas, [x0, y0, x1, y1]: Box, { fill, stroke, border }: Pen): void {
	if (fill) canvas.isolated(() => canvas.fillColor(fill).fillRectangle(x0, y0, x1 - x0, y1 - y0));
	const { width } = border;
	if (!stroke || width === 0 || x1 - x0 < width || y1 - y0 < width) return;
	const half = width / 2;
	canvas.isolated(() => {
		setLine(canvas.strokeColor(stroke), border);
		if (border.isUnderline) canvas.add(`${n(x0)} ${n(y0 + half)} m ${n(x1)} ${n(y0 + half)} l S`);
		else canvas.add(`${n(x0 + half)} ${n(y0 + half)} ${n(x1 - x0 - width)} ${n(y1 - y0 - width)} re S`);
	});
}
