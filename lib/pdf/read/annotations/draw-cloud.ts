import type { PDF, PdfDict } from "@libpdf/core";
import { type Canvas, n } from "#lib/pdf/stamp/canvas.ts";
import { type Pen, setLine } from "./borders.ts";
import { type Box, dictOf, nameOf, numberOf } from "./dictionary-values.ts";
import { around, inset, type Point } from "./points.ts";

/** Radius of the arcs in points at intensity 1, as Acrobat draws them. */
const RADIUS = 4;
const MAX_INTENSITY = 10;
/** Distance between neighbouring arcs, as a share of their radius. */
const STEP = 1.6;
const MAX_ARCS = 5_000;
/** Points that an ellipse is measured by. */
const SAMPLES = 360;

/** The radius of the arcs of a cloudy border (PDF 2.0, 12.5.4) in points; 0 for a plain one. */
export function cloudRadius(pdf: PDF, annotation: PdfDict): number {
	const effect = dictOf(pdf, annotation, "BE");
	if (!effect || nameOf(pdf, effect, "S") !== "C") return 0;
	const intensity = numberOf(pdf, effect, "I") ?? 0;
	return RADIUS * Math.min(MAX_INTENSITY, Math.max(0, intensity));
}

/**
 * The rectangle whose sides a cloud follows. `RD` leaves room for the arcs; without it, they stay within the
 * annotation.
 */
export function cloudBox(box: Box, differences: readonly number[], reach: number): Box {
	if (differences.some((difference) => difference > 0)) return inset(box, differences);
	return inset(box, [reach, reach, reach, reach]);
}

export function cornersOf([x0, y0, x1, y1]: Box): Point[] {
	return [
		[x0, y0],
		[x1, y0],
		[x1, y1],
		[x0, y1],
	];
}

/** An ellipse in a box, as a polygon whose sides are as long as the step from arc to arc. */
export function ellipsePoints([x0, y0, x1, y1]: Box, radius: number): Point[] {
	const round = Array.from({ length: SAMPLES + 1 }, (_, index): Point => {
		const angle = (index / SAMPLES) * 2 * Math.PI;
		return [(x0 + x1) / 2 + ((x1 - x0) / 2) * Math.cos(angle), (y0 + y1) / 2 + ((y1 - y0) / 2) * Math.sin(angle)];
	});
	const lengths = round.map((point, index) => distance(point, round[index - 1] ?? point));
	const total = lengths.reduce((sum, length) => sum + length, 0);
	const count = Math.min(SAMPLES, Math.max(3, Math.ceil(total / (STEP * radius))));
	const points: Point[] = [];
	let along = 0;
	for (const [index, point] of round.entries()) {
		along += lengths[index] ?? 0;
		if (points.length < count && along >= (points.length * total) / count) points.push(point);
	}
	return points;
}

/** Draws a closed shape whose border bulges outwards in arcs, and says what it covered; null when there is nothing to draw. */
export function drawCloud(
	canvas: Canvas,
	points: readonly Point[],
	{ border, stroke, fill }: Pen,
	radius: number,
): Box | null {
	const isStroked = stroke !== null && border.width > 0;
	const corners = counterclockwise(points.filter((point, index) => distance(point, points.at(index - 1) ?? point) > 0));
	if (corners.length < 2 || (!isStroked && !fill)) return null;
	const perimeter = corners.reduce((sum, point, index) => sum + distance(point, corners.at(index - 1) ?? point), 0);
	const arc = Math.max(radius, perimeter / (STEP * MAX_ARCS));
	canvas.isolated(() => {
		setLine(canvas.strokeColor(stroke ?? "#000000"), border);
		if (fill) canvas.fillColor(fill);
		canvas.add("1 j", ...arcsAround(corners, arc), fill ? (isStroked ? "b" : "h f") : "s");
	});
	return around(corners, arc + border.width);
}

/** The path of arcs about centres on the sides of a polygon, each from where it meets the one before to the next. */
function arcsAround(corners: readonly Point[], radius: number): string[] {
	const centres = corners.flatMap((from, index) => {
		const to = corners[(index + 1) % corners.length] ?? from;
		const steps = Math.ceil(distance(from, to) / (STEP * radius));
		return Array.from({ length: steps }, (_, step): Point => {
			const share = step / steps;
			return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
		});
	});
	const sides = centres.map((centre, index) => {
		const next = centres[(index + 1) % centres.length] ?? centre;
		return {
			direction: Math.atan2(next[1] - centre[1], next[0] - centre[0]),
			/** Between the side and the radius to where both arcs meet. */
			opening: Math.acos(Math.min(1, distance(centre, next) / (2 * radius))),
		};
	});
	const path: string[] = [];
	for (const [index, centre] of centres.entries()) {
		const [before, after] = [sides.at(index - 1), sides[index]];
		if (!before || !after) continue;
		const start = before.direction - Math.PI + before.opening;
		const turn = normalized(after.direction - before.direction);
		const sweep = Math.PI - before.opening - after.opening + turn;
		if (path.length === 0) path.push(`${at(centre, radius, start)} m`);
		// In a narrow inner corner the arc before meets the one after.
		if (sweep <= 0) path.push(`${at(centre, radius, start + sweep)} l`);
		else path.push(...arcCurves(centre, radius, { start, sweep }));
	}
	return path;
}

/** An arc as cubic curves of a quarter circle at most. */
function arcCurves(centre: Point, radius: number, { start, sweep }: { start: number; sweep: number }): string[] {
	const count = Math.ceil(sweep / (Math.PI / 2));
	const part = sweep / count;
	const handle = (4 / 3) * Math.tan(part / 4);
	return Array.from({ length: count }, (_, index) => {
		const [from, to] = [start + index * part, start + (index + 1) * part];
		const control = (angle: number, side: number): string =>
			`${n(centre[0] + radius * (Math.cos(angle) - side * handle * Math.sin(angle)))} ${n(centre[1] + radius * (Math.sin(angle) + side * handle * Math.cos(angle)))}`;
		return `${control(from, 1)} ${control(to, -1)} ${at(centre, radius, to)} c`;
	});
}

function at([x, y]: Point, radius: number, angle: number): string {
	return `${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`;
}

/** Between −π and π. */
function normalized(angle: number): number {
	return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
	return Math.hypot(bx - ax, by - ay);
}

/** So that outwards is on the right. */
function counterclockwise(points: readonly Point[]): Point[] {
	const area = points.reduce((sum, [x, y], index) => {
		const [px, py] = points.at(index - 1) ?? [x, y];
		return sum + px * y - x * py;
	}, 0);
	return area < 0 ? points.toReversed() : [...points];
}
