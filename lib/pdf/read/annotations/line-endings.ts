import { type PDF, PdfArray, type PdfDict, PdfName } from "@libpdf/core";
import { type Canvas, n } from "#lib/pdf/stamp/canvas.ts";
import { entry } from "./dictionary-values.ts";
import type { Point } from "./points.ts";

/** Of line endings, as multiples of the line's width; thin lines have the endings of a line of this width. */
const LENGTH = 6;
const MIN_WIDTH = 0.7;

/** A path from a line's end at (0, 0), whose line comes from the right; a side is 1. `f` closes it and takes the inner colour. */
const ENDINGS: Readonly<Record<string, { path: string; isFilled: boolean }>> = {
	OpenArrow: { path: "1 0.5 m 0 0 l 1 -0.5 l", isFilled: false },
	ClosedArrow: { path: "1 0.5 m 0 0 l 1 -0.5 l h", isFilled: true },
	ROpenArrow: { path: "-1 0.5 m 0 0 l -1 -0.5 l", isFilled: false },
	RClosedArrow: { path: "-1 0.5 m 0 0 l -1 -0.5 l h", isFilled: true },
	Butt: { path: "0 0.5 m 0 -0.5 l", isFilled: false },
	Slash: { path: "0.25 0.45 m -0.25 -0.45 l", isFilled: false },
	Square: { path: "-0.5 -0.5 1 1 re", isFilled: true },
	Diamond: { path: "0 0.6 m 0.6 0 l 0 -0.6 l -0.6 0 l h", isFilled: true },
	Circle: {
		path: "0.5 0 m 0.5 0.276 0.276 0.5 0 0.5 c -0.276 0.5 -0.5 0.276 -0.5 0 c -0.5 -0.276 -0.276 -0.5 0 -0.5 c 0.276 -0.5 0.5 -0.276 0.5 0 c h",
		isFilled: true,
	},
};

/** How far an ending reaches from its line’s end. */
export function endingReach(width: number): number {
	return LENGTH * Math.max(width, MIN_WIDTH);
}

/**
 * Draws the ending of a line (PDF 2.0, table 179) at `tip`, of a line that comes from `from`; nothing for `None`.
 *
 * @param fill #RRGGBB of what closed endings are filled with, or null
 */
export function drawEnding(
	canvas: Canvas,
	name: string,
	{ tip, from, width, fill }: { tip: Point; from: Point; width: number; fill: string | null },
): void {
	const ending = ENDINGS[name];
	const [dx, dy] = [from[0] - tip[0], from[1] - tip[1]];
	const length = Math.hypot(dx, dy);
	if (!ending || length === 0) return;
	const side = endingReach(width);
	const [cos, sin] = [(dx / length) * side, (dy / length) * side];
	canvas.isolated(() => {
		if (fill && ending.isFilled) canvas.fillColor(fill);
		canvas.transform([cos, sin, -sin, cos, tip[0], tip[1]]);
		canvas.add(`${n(Math.max(width, MIN_WIDTH) / side)} w [] 0 d`, ending.path, fill && ending.isFilled ? "B" : "S");
	});
}

/** How the first and the last end of a line look. */
export function endingsOf(pdf: PDF, annotation: PdfDict): [start: string, end: string] {
	const list = entry(pdf, annotation, "LE");
	if (list instanceof PdfName) return [list.value, "None"];
	if (!(list instanceof PdfArray)) return ["None", "None"];
	const nameAt = (index: number) => {
		const name = list.at(index, (ref) => pdf.getObject(ref));
		return name instanceof PdfName ? name.value : "None";
	};
	return [nameAt(0), nameAt(1)];
}
