export type Point = readonly [x: number, y: number];
/** A cubic Bézier curve; it starts where the one before it ends. */
export type Curve = readonly [control1: Point, control2: Point, end: Point];

/** In font units: too little to see. */
const TOLERANCE = 1;
/** Where a curve is compared with the one that replaces it. */
const SAMPLES = [0.2, 0.4, 0.6, 0.8, 1];

/**
 * Replaces neighbouring curves by one where the outline moves no more than a font unit. TrueType fonts have quadratic
 * curves, of which it takes several to draw what was designed as one cubic curve.
 */
export function mergeCurves(start: Point, curves: readonly Curve[]): Curve[] {
	const merged: Curve[] = [];
	let from = start;
	for (let rest = curves; rest[0]; ) {
		let [best, count] = [rest[0], 1];
		for (; count < rest.length; count++) {
			const wider = fitCurve(from, rest.slice(0, count + 1));
			if (!wider) break;
			best = wider;
		}
		merged.push(best);
		from = best[2];
		rest = rest.slice(count);
	}
	return merged;
}

/** The curve that starts and ends in the directions of the given ones and is closest to them; null if it’s too far off. */
function fitCurve(start: Point, curves: readonly Curve[]): Curve | null {
	const [first, last] = [curves[0], curves.at(-1)];
	if (!first || !last) return null;
	const end = last[2];
	const [out, back] = [direction(start, first[0]), direction(end, last[1])];
	if (!out || !back) return null;
	const samples = sample(start, curves);
	// Least squares for the distances of the control points from the ends.
	let [a11, a12, a22, b1, b2] = [0, 0, 0, 0, 0];
	for (const { t, point } of samples) {
		const [, w1, w2] = weights(t);
		const without = pointAt(start, [start, end, end], t);
		const rest: Point = [point[0] - without[0], point[1] - without[1]];
		a11 += w1 * w1;
		a12 += w1 * w2 * dot(out, back);
		a22 += w2 * w2;
		b1 += w1 * dot(out, rest);
		b2 += w2 * dot(back, rest);
	}
	const determinant = a11 * a22 - a12 * a12;
	const outLength = (b1 * a22 - b2 * a12) / determinant;
	const backLength = (b2 * a11 - b1 * a12) / determinant;
	if (!(outLength > 0 && backLength > 0)) return null;
	const curve: Curve = [along(start, out, outLength), along(end, back, backLength), end];
	const isClose = samples.every(({ t, point }) => distance(pointAt(start, curve, t), point) <= TOLERANCE);
	return isClose ? curve : null;
}

/** Points on curves, each with its share of their length. */
function sample(start: Point, curves: readonly Curve[]): { t: number; point: Point }[] {
	const points: { point: Point; length: number }[] = [];
	let [from, before, length] = [start, start, 0];
	for (const curve of curves) {
		for (const t of SAMPLES) {
			const point = pointAt(from, curve, t);
			length += distance(before, point);
			points.push({ point, length });
			before = point;
		}
		from = curve[2];
	}
	return points.map((one) => ({ t: one.length / length, point: one.point }));
}

function weights(t: number): [number, number, number, number] {
	const s = 1 - t;
	return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

export function pointAt(start: Point, [control1, control2, end]: Curve, t: number): Point {
	const [w0, w1, w2, w3] = weights(t);
	const at = (axis: 0 | 1) => w0 * start[axis] + w1 * control1[axis] + w2 * control2[axis] + w3 * end[axis];
	return [at(0), at(1)];
}

function direction([x, y]: Point, [toX, toY]: Point): Point | null {
	const length = Math.hypot(toX - x, toY - y);
	return length === 0 ? null : [(toX - x) / length, (toY - y) / length];
}

function along([x, y]: Point, [dx, dy]: Point, length: number): Point {
	return [x + dx * length, y + dy * length];
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
	return Math.hypot(x - otherX, y - otherY);
}

function dot([x, y]: Point, [otherX, otherY]: Point): number {
	return x * otherX + y * otherY;
}
