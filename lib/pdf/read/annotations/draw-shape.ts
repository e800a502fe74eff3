import { type PDF, PdfArray, type PdfDict } from "@libpdf/core";
import { Canvas, n } from "#lib/pdf/stamp/canvas.ts";
import { borderOf, colorOf, drawFrame, type Pen, setLine } from "./borders.ts";
import { type Box, boxOf, entry, nameOf, numberOf, numbersIn, numbersOf } from "./dictionary-values.ts";
import { cloudBox, cloudRadius, cornersOf, drawCloud, ellipsePoints } from "./draw-cloud.ts";
import { drawMeasuredLine, drawOpenPath } from "./draw-line.ts";
import { around, inset, type Point, pathThrough, pointsOf } from "./points.ts";

/** Draws on a canvas in the page’s own units, and says what it covered; null when there is nothing to draw. */
type Draw = (canvas: Canvas, annotation: PdfDict, pen: Pen) => Box | null;

const DRAWINGS: Readonly<Record<string, Draw>> = {
	Line: drawMeasuredLine,
	PolyLine: drawPolygon,
	Polygon: drawPolygon,
	Ink: drawInk,
	Square: drawSquare,
	Circle: drawCircle,
	Link: drawLinkBorder,
	Highlight: drawMarks,
	Underline: drawMarks,
	StrikeOut: drawMarks,
	Squiggly: drawMarks,
	Redact: drawMarks,
	Caret: drawCaret,
};

/** Of colours that the file leaves to the reader. */
const DEFAULT_COLORS: Readonly<Record<string, string>> = { Highlight: "#ffff00", Redact: "#ff0000" };
const BLACK = "#000000";
const MAX_NUMBERS = 100_000;

/** A line, shape or text mark as its entries describe it (PDF 2.0, 12.5.6), in the page’s own units; null when there is nothing to draw. */
export function drawShape(pdf: PDF, annotation: PdfDict, subtype: string): { canvas: Canvas; bounds: Box } | null {
	const draw = DRAWINGS[subtype];
	if (!draw) return null;
	const pen = {
		border: borderOf(pdf, annotation, 1),
		// Without a colour, a shape has a black line, unless it says that it has none at all.
		stroke: annotation.has("C") ? colorOf(pdf, annotation, "C") : (DEFAULT_COLORS[subtype] ?? BLACK),
		fill: colorOf(pdf, annotation, "IC"),
	};
	const canvas = new Canvas(pdf);
	const opacity = Math.min(1, Math.max(0, numberOf(pdf, annotation, "CA") ?? 1));
	if (opacity < 1) canvas.opacity(opacity);
	// What the entries describe stands there, whatever rectangle the annotation names.
	const bounds = draw(canvas, annotation, pen);
	return bounds && { canvas, bounds };
}

function drawPolygon(canvas: Canvas, annotation: PdfDict, { border, stroke, fill }: Pen): Box | null {
	const points = pointsOf(numbersOf(canvas.pdf, annotation, "Vertices", MAX_NUMBERS));
	if (nameOf(canvas.pdf, annotation, "Subtype") === "PolyLine") {
		return drawOpenPath(canvas, annotation, points, { border, stroke, fill });
	}
	const cloud = cloudRadius(canvas.pdf, annotation);
	if (cloud > 0) return drawCloud(canvas, points, { border, stroke, fill }, cloud);
	const isStroked = stroke !== null && border.width > 0;
	if (points.length < 2 || (!isStroked && !fill)) return null;
	canvas.isolated(() => {
		setLine(canvas.strokeColor(stroke ?? BLACK), border);
		if (fill) canvas.fillColor(fill);
		canvas.add(pathThrough(points), fill ? (isStroked ? "b" : "h f") : "s");
	});
	return around(points, border.width);
}

function drawInk(canvas: Canvas, annotation: PdfDict, { border, stroke }: Pen): Box | null {
	const { pdf } = canvas;
	const list = entry(pdf, annotation, "InkList");
	if (!(list instanceof PdfArray) || !stroke || border.width === 0) return null;
	const strokes = Array.from({ length: list.length }, (_, index) => {
		const item = list.at(index, (ref) => pdf.getObject(ref));
		return item instanceof PdfArray ? pointsOf(numbersIn(pdf, item, MAX_NUMBERS)) : [];
	}).filter((points) => points.length > 0);
	if (strokes.length === 0) return null;
	canvas.isolated(() => {
		setLine(canvas.strokeColor(stroke), border);
		// A stroke of one point is a dot.
		for (const points of strokes) {
			canvas.add("1 J 1 j", pathThrough(points.length > 1 ? points : [...points, ...points]), "S");
		}
	});
	return around(strokes.flat(), border.width);
}

function drawSquare(canvas: Canvas, annotation: PdfDict, pen: Pen): Box | null {
	const rect = boxOf(canvas.pdf, annotation, "Rect");
	if (!rect) return null;
	const differences = numbersOf(canvas.pdf, annotation, "RD", 4);
	const cloud = cloudRadius(canvas.pdf, annotation);
	if (cloud > 0) {
		return drawCloud(canvas, cornersOf(cloudBox(rect, differences, cloud + pen.border.width)), pen, cloud);
	}
	drawFrame(canvas, inset(rect, differences), pen);
	return rect;
}

/** A quarter circle as a cubic curve (4/3 × (√2 − 1)). */
const KAPPA = 0.5523;

function drawCircle(canvas: Canvas, annotation: PdfDict, pen: Pen): Box | null {
	const { border, stroke, fill } = pen;
	const rect = boxOf(canvas.pdf, annotation, "Rect");
	if (!rect) return null;
	const differences = numbersOf(canvas.pdf, annotation, "RD", 4);
	const cloud = cloudRadius(canvas.pdf, annotation);
	if (cloud > 0) {
		const box = cloudBox(rect, differences, cloud + border.width);
		return drawCloud(canvas, ellipsePoints(box, cloud), pen, cloud);
	}
	const isStroked = stroke !== null && border.width > 0;
	const [x0, y0, x1, y1] = inset(rect, differences);
	const edge = isStroked ? border.width : 0;
	const [rx, ry] = [(x1 - x0 - edge) / 2, (y1 - y0 - edge) / 2];
	if (rx <= 0 || ry <= 0 || (!isStroked && !fill)) return null;
	const at = (dx: number, dy: number) => `${n((x0 + x1) / 2 + dx * rx)} ${n((y0 + y1) / 2 + dy * ry)}`;
	canvas.isolated(() => {
		setLine(canvas.strokeColor(stroke ?? BLACK), border);
		if (fill) canvas.fillColor(fill);
		canvas.add(
			`${at(1, 0)} m`,
			`${at(1, KAPPA)} ${at(KAPPA, 1)} ${at(0, 1)} c`,
			`${at(-KAPPA, 1)} ${at(-1, KAPPA)} ${at(-1, 0)} c`,
			`${at(-1, -KAPPA)} ${at(-KAPPA, -1)} ${at(0, -1)} c`,
			`${at(KAPPA, -1)} ${at(1, -KAPPA)} ${at(1, 0)} c h`,
			fill ? (isStroked ? "B" : "f") : "S",
		);
	});
	return rect;
}

function drawLinkBorder(canvas: Canvas, annotation: PdfDict, { border, stroke }: Pen): Box | null {
	const rect = boxOf(canvas.pdf, annotation, "Rect");
	if (!rect || border.width === 0 || !stroke) return null;
	drawFrame(canvas, rect, { fill: null, stroke, border });
	return rect;
}

function drawMarks(canvas: Canvas, annotation: PdfDict, { stroke }: Pen): Box | null {
	const rect = boxOf(canvas.pdf, annotation, "Rect");
	const points = pointsOf(numbersOf(canvas.pdf, annotation, "QuadPoints", MAX_NUMBERS));
	const quads = Array.from({ length: Math.floor(points.length / 4) }, (_, index) =>
		around(points.slice(index * 4, index * 4 + 4), 0),
	);
	const boxes = quads.length > 0 ? quads : rect ? [rect] : [];
	if (boxes.length === 0 || !stroke) return null;
	const kind = nameOf(canvas.pdf, annotation, "Subtype");
	canvas.isolated(() => {
		canvas.strokeColor(stroke).fillColor(stroke);
		if (kind === "Highlight") canvas.multiply();
		for (const box of boxes) markText(canvas, kind ?? "", box);
	});
	return around(
		boxes.flatMap(([x0, y0, x1, y1]): Point[] => [
			[x0, y0],
			[x1, y1],
		]),
		1,
	);
}

/** The wave of a squiggly line, in points. */
const WAVE = 2;

function markText(canvas: Canvas, kind: string, [x0, y0, x1, y1]: Box): void {
	const low = y0 + (y1 - y0) * 0.05;
	if (kind === "Highlight") canvas.fillRectangle(x0, y0, x1 - x0, y1 - y0);
	else if (kind === "Redact") canvas.add(`1 w ${n(x0)} ${n(y0)} ${n(x1 - x0)} ${n(y1 - y0)} re S`);
	else if (kind === "Underline") canvas.strokeLine(x0, low, x1, low, 1);
	else if (kind === "StrikeOut") canvas.strokeLine(x0, (y0 + y1) / 2, x1, (y0 + y1) / 2, 1);
	else {
		const count = Math.max(2, Math.min(2_000, Math.ceil((x1 - x0) / WAVE)));
		const wave = Array.from(
			{ length: count },
			(_, index): Point => [Math.min(x1, x0 + index * WAVE), low + (index % 2) * WAVE],
		);
		canvas.add("0.8 w", pathThrough(wave), "S");
	}
}

function drawCaret(canvas: Canvas, annotation: PdfDict, { stroke }: Pen): Box | null {
	const rect = boxOf(canvas.pdf, annotation, "Rect");
	if (!rect || !stroke) return null;
	const [x0, y0, x1, y1] = inset(rect, numbersOf(canvas.pdf, annotation, "RD", 4));
	const middle = (x0 + x1) / 2;
	const sides = `${n(middle)} ${n(y0)} ${n(middle)} ${n(y1)} ${n(middle)} ${n(y1)} c ${n(middle)} ${n(y1)} ${n(middle)} ${n(y0)} ${n(x1)} ${n(y0)} c`;
	canvas.isolated(() => canvas.fillColor(stroke).add(`${n(x0)} ${n(y0)} m ${sides} f`));
	return rect;
}
