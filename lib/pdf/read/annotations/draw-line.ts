import { PdfBool, type PdfDict } from "@libpdf/core";
import type { Canvas } from "#lib/pdf/stamp/canvas.ts";
import { type Pen, setLine } from "./borders.ts";
import { type Box, entry, numberOf, numbersOf, textOf } from "./dictionary-values.ts";
import { drawEnding, endingReach, endingsOf } from "./line-endings.ts";
import { around, type Point, pathThrough, pointsOf } from "./points.ts";
import { setLineOfText } from "./set-text.ts";

const CAPTION_SIZE = 9;

/** A path with the endings that `LE` names. */
export function drawOpenPath(
	canvas: Canvas,
	annotation: PdfDict,
	points: readonly Point[],
	{ border, stroke, fill }: Pen,
): Box | null {
	const [first, second] = points;
	const [beforeLast, last] = points.slice(-2);
	const { width } = border;
	if (!first || !second || !beforeLast || !last || !stroke || width === 0) return null;
	canvas.isolated(() => {
		setLine(canvas.strokeColor(stroke), border);
		canvas.add(pathThrough(points), "S");
		const [start, end] = endingsOf(canvas.pdf, annotation);
		drawEnding(canvas, start, { tip: first, from: second, width, fill });
		drawEnding(canvas, end, { tip: last, from: beforeLast, width, fill });
	});
	return around(points, width + endingReach(width));
}

/** A line annotation (PDF 2.0, 12.5.6.7), beside its points when it has leader lines, with its caption above it. */
export function drawMeasuredLine(canvas: Canvas, annotation: PdfDict, pen: Pen): Box | null {
	const { pdf } = canvas;
	const [start, end] = pointsOf(numbersOf(pdf, annotation, "L", 4));
	if (!start || !end) return null;
	const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
	const [cos, sin] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
	const beside = ([x, y]: Point, distance: number): Point => [x - sin * distance, y + cos * distance];
	const [leader, gap, extension] = ["LL", "LLO", "LLE"].map((key) => numberOf(pdf, annotation, key) ?? 0);
	const side = Math.sign(leader ?? 0);
	const [from, to] = [beside(start, leader ?? 0), beside(end, leader ?? 0)];
	const box = drawOpenPath(canvas, annotation, [from, to], pen);
	if (!box || !pen.stroke) return null;
	const { stroke, border } = pen;
	const covered: Point[] = [start, end, from, to, [box[0], box[1]], [box[2], box[3]]];
	if (side !== 0) {
		canvas.isolated(() => {
			setLine(canvas.strokeColor(stroke), border);
			for (const point of [start, end]) {
				const ends = [beside(point, side * (gap ?? 0)), beside(point, (leader ?? 0) + side * (extension ?? 0))];
				covered.push(...ends);
				canvas.add(pathThrough(ends), "S");
			}
		});
	}
	const caption = entry(pdf, annotation, "Cap");
	const text = caption instanceof PdfBool && caption.value ? textOf(pdf, annotation, "Contents") : "";
	if (text.trim() === "") return around(covered, border.width);
	canvas.isolated(() => {
		canvas.transform([cos, sin, -sin, cos, from[0], from[1]]);
		const style = { family: "Helvetica", isBold: false, isItalic: false, size: CAPTION_SIZE, color: stroke } as const;
		const above: Box = [0, border.width, length, border.width + CAPTION_SIZE * 1.4];
		setLineOfText(canvas, { text, box: above, style, align: 0.5 });
	});
	return around(covered, border.width + CAPTION_SIZE * 1.5);
}
