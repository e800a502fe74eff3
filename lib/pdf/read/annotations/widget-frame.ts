import { type PDF, PdfDict } from "@libpdf/core";
import type { Matrix } from "#lib/fields/places/geometry.ts";
import type { Canvas } from "#lib/pdf/stamp/canvas.ts";
import { type Border, borderOf, colorOf, drawFrame } from "./borders.ts";
import { type Box, dictOf, numberOf } from "./dictionary-values.ts";

/** A widget’s own box, (0,0)–(width, height), and how its content is turned in it. */
export type WidgetBox = { width: number; height: number; turn: Matrix; inner: Box; border: Border };

export function widgetBox(pdf: PDF, widget: PdfDict, [x0, y0, x1, y1]: Box): WidgetBox {
	const [width, height] = [x1 - x0, y1 - y0];
	const about = dictOf(pdf, widget, "MK");
	const border = borderOf(pdf, widget, 1);
	const quarter = ((Math.round(((about && numberOf(pdf, about, "R")) ?? 0) / 90) % 4) + 4) % 4;
	const turns: Matrix[] = [
		[1, 0, 0, 1, 0, 0],
		[0, 1, -1, 0, width, 0],
		[-1, 0, 0, -1, width, height],
		[0, -1, 1, 0, 0, height],
	];
	const isOnSide = quarter % 2 === 1;
	const inner: Box = [0, 0, isOnSide ? height : width, isOnSide ? width : height];
	return { width, height, turn: turns[quarter] ?? [1, 0, 0, 1, 0, 0], inner, border };
}

export function frameWidget(canvas: Canvas, widget: PdfDict, { width, height, border }: WidgetBox): void {
	const about = dictOf(canvas.pdf, widget, "MK");
	const [fill, stroke] = ["BG", "BC"].map((key) => colorOf(canvas.pdf, about, key));
	drawFrame(canvas, [0, 0, width, height], { fill: fill ?? null, stroke: stroke ?? null, border });
}

export function setLook(annotation: PdfDict, canvas: Canvas, bounds: Box): void {
	annotation.set("AP", PdfDict.of({ N: canvas.toForm(bounds) }));
	annotation.delete("AS");
}
