import type { PageGeometry } from "#lib/fields/field-types.ts";
import { type Matrix, toDisplayedBounds } from "#lib/fields/places/geometry.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";
import type { Box, Stroke } from "./page-ink.ts";
import type { Scratch } from "./scratch.ts";

/** Kinds of page objects and of path segments, and the fill mode that fills nothing (fpdf_edit.h). */
const [PATH, IMAGE, FORM] = [2, 3, 5];
const [LINE_TO, MOVE_TO] = [0, 2];
const FILLS_NOTHING = 0;

/** Forms within forms; what lies deeper is no form that somebody prints. */
const MAX_DEPTH = 6;
/** More is a drawing: what is beyond it is not looked at. */
const MAX_SEGMENTS = 40_000;
const MAX_OBJECTS = 60_000;

/** A bar this thin is a line. */
const THIN_PX = 3.2;
const SHORTEST_PX = 4;
const STRAIGHT_PX = 0.8;
const CIRCLE_PX = { from: 6, to: 26 };
/** How far the points of a circle, those of its curves included, are from its middle, in radii. */
const CIRCLE_RADII = { from: 0.88, to: 1.2 };
/** A dark shape up to this size is a letter or a bullet, even when its outline is drawn as well. */
const LETTER_PX = 40;
/** How far within a rounded frame the points of its corners may be, as a share of its shorter side. */
const CORNER_DEPTH = 0.12;
/** Levels from which a colour is as good as the paper, and from which a plane is light enough to be written on. */
const WHITE = 250;
const LIGHT = 200;

type Point = readonly [x: number, y: number];
type SubPath = { points: Point[]; curves: number; isClosed: boolean };

/** What the paths of a page draw, in displayed pixels. */
type DrawnPaths = {
	horizontals: Stroke[];
	verticals: Stroke[];
	circles: Box[];
	/** Extents of pictures. */
	pictures: Box[];
};

/**
 * The straight lines, boxes and small circles that a loaded page draws.
 *
 * @param page FPDF_PAGE
 */
export function readPaths(pdfium: Pdfium, scratch: Scratch, page: number, geometry: PageGeometry): DrawnPaths {
	return new PathReader(pdfium, scratch, geometry).read(page);
}

class PathReader {
	readonly #pdfium: Pdfium;
	readonly #scratch: Scratch;
	readonly #geometry: PageGeometry;
	readonly #found: DrawnPaths = { horizontals: [], verticals: [], circles: [], pictures: [] };
	readonly #planes: Box[] = [];
	#segments = 0;
	#objects = 0;

	constructor(pdfium: Pdfium, scratch: Scratch, geometry: PageGeometry) {
		this.#pdfium = pdfium;
		this.#scratch = scratch;
		this.#geometry = geometry;
	}

	read(page: number): DrawnPaths {
		const { api } = this.#pdfium;
		const count = api.FPDFPage_CountObjects(page);
		for (let index = 0; index < count && this.#hasRoom(); index += 1) {
			this.#visit(api.FPDFPage_GetObject(page, index), [1, 0, 0, 1, 0, 0], 0);
		}
		return this.#found;
	}

	#hasRoom(): boolean {
		return this.#segments < MAX_SEGMENTS && this.#objects < MAX_OBJECTS;
	}

	#visit(object: number, outer: Matrix, depth: number): void {
		const { api } = this.#pdfium;
		this.#objects += 1;
		const kind = object === 0 ? 0 : api.FPDFPageObj_GetType(object);
		if (kind !== PATH && kind !== IMAGE && kind !== FORM) return;
		const matrix = multiply(this.#matrixOf(object), outer);
		if (kind === PATH) this.#readPath(object, matrix);
		else if (kind === IMAGE) this.#found.pictures.push(this.#displayed(transformed(matrix, UNIT_SQUARE)));
		else if (depth < MAX_DEPTH) {
			const count = api.FPDFFormObj_CountObjects(object);
			for (let index = 0; index < count && this.#hasRoom(); index += 1) {
				this.#visit(api.FPDFFormObj_GetObject(object, index), matrix, depth + 1);
			}
		}
	}

	#matrixOf(object: number): Matrix {
		const { api } = this.#pdfium;
		if (!api.FPDFPageObj_GetMatrix(object, this.#scratch.address)) return [1, 0, 0, 1, 0, 0];
		const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((word) => this.#scratch.float(word)) as Matrix;
		return [a, b, c, d, e, f];
	}

	/** The extent of points of user space on the displayed page. */
	#displayed(points: readonly Point[]): Box {
		const extent = extentOf(points);
		const rect = [extent.left, extent.bottom, extent.right, extent.top];
		const { x, y, width, height } = toDisplayedBounds(this.#geometry, rect);
		return { left: x, top: y, right: x + width, bottom: y + height };
	}

	#readPath(object: number, matrix: Matrix): void {
		const { api } = this.#pdfium;
		const { address } = this.#scratch;
		if (!api.FPDFPath_GetDrawMode(object, address, address + 4)) return;
		const isStroked = this.#scratch.int(1) !== 0 && this.#shadeOf(object, "stroke") < WHITE;
		const fill = this.#scratch.int(0) === FILLS_NOTHING ? null : this.#shadeOf(object, "fill");
		if (!isStroked && fill === null) return;
		for (const path of this.#subPaths(object, matrix)) this.#take(path, isStroked, fill);
	}

	/** How light a colour is; invisible ones are paper. */
	#shadeOf(object: number, what: "stroke" | "fill"): number {
		const { api } = this.#pdfium;
		const { address } = this.#scratch;
		const ask = what === "stroke" ? api.FPDFPageObj_GetStrokeColor : api.FPDFPageObj_GetFillColor;
		// A pattern has no colour; it is seen.
		if (!ask(object, address + 16, address + 20, address + 24, address + 28)) return 0;
		const [red, green, blue, alpha] = [4, 5, 6, 7].map((word) => this.#scratch.int(word)) as [
			number,
			number,
			number,
			number,
		];
		return alpha < 16 ? 255 : Math.min(red, green, blue);
	}

	#subPaths(object: number, matrix: Matrix): SubPath[] {
		const { api } = this.#pdfium;
		const { address } = this.#scratch;
		const paths: SubPath[] = [];
		const count = api.FPDFPath_CountSegments(object);
		for (let index = 0; index < count && this.#segments < MAX_SEGMENTS; index += 1) {
			this.#segments += 1;
			const segment = api.FPDFPath_GetPathSegment(object, index);
			if (segment === 0 || !api.FPDFPathSegment_GetPoint(segment, address, address + 4)) continue;
			const point = apply(matrix, [this.#scratch.float(0), this.#scratch.float(1)]);
			const kind = api.FPDFPathSegment_GetType(segment);
			const last = paths.at(-1);
			if (kind === MOVE_TO || !last) paths.push({ points: [point], curves: 0, isClosed: false });
			else {
				last.points.push(point);
				// Three of them make one curve.
				if (kind !== LINE_TO) last.curves += 1;
			}
			const current = paths.at(-1);
			if (current && api.FPDFPathSegment_GetClose(segment)) current.isClosed = true;
		}
		return paths;
	}

	#take(path: SubPath, isStroked: boolean, fill: number | null): void {
		if (path.points.length < 2) return;
		const box = this.#displayed(path.points);
		const [width, height] = [box.right - box.left, box.bottom - box.top];
		const isInked = isStroked || (fill !== null && fill < WHITE);
		if (isInked && Math.min(width, height) <= THIN_PX) this.#addBar(box);
		else if (fill !== null && fill < LIGHT && Math.max(width, height) <= LETTER_PX) return;
		else if (isCircle(path, width, height)) {
			if (isStroked || this.#isOnPlane(box)) this.#found.circles.push(box);
		} else if (isStroked && !isFrame(path)) this.#addLines(path);
		else this.#takePlane(path, box, { isStroked, fill });
	}

	/** A frame, or a light plane that is one. */
	#takePlane(path: SubPath, box: Box, { isStroked, fill }: { isStroked: boolean; fill: number | null }): void {
		const isPlane = fill !== null && (path.curves > 0 || isRectangle(path));
		// White room on a coloured plane is a frame as well.
		const isLight = isPlane && (fill >= WHITE ? this.#isOnPlane(box) : fill >= LIGHT);
		if (isPlane && fill < WHITE) this.#planes.push(box);
		if (isStroked || isLight) this.#addFrame(box);
	}

	#isOnPlane(box: Box): boolean {
		return this.#planes.some(
			(plane) =>
				plane.left <= box.left && plane.top <= box.top && plane.right >= box.right && plane.bottom >= box.bottom,
		);
	}

	#addBar(box: Box): void {
		const [width, height] = [box.right - box.left, box.bottom - box.top];
		if (Math.max(width, height) < SHORTEST_PX) return;
		if (width >= height) {
			this.#found.horizontals.push({ from: box.left, to: box.right, at: (box.top + box.bottom) / 2 });
		} else this.#found.verticals.push({ from: box.top, to: box.bottom, at: (box.left + box.right) / 2 });
	}

	#addFrame({ left, top, right, bottom }: Box): void {
		this.#found.horizontals.push({ from: left, to: right, at: top }, { from: left, to: right, at: bottom });
		this.#found.verticals.push({ from: top, to: bottom, at: left }, { from: top, to: bottom, at: right });
	}

	#addLines({ points, curves, isClosed }: SubPath): void {
		if (curves > 0) return;
		const [first] = points;
		const all = isClosed && first ? [...points, first] : points;
		for (const [index, point] of all.entries()) {
			const next = all[index + 1];
			if (!next) continue;
			const box = this.#displayed([point, next]);
			if (Math.min(box.right - box.left, box.bottom - box.top) <= STRAIGHT_PX) this.#addBar(box);
		}
	}
}

const UNIT_SQUARE: readonly Point[] = [
	[0, 0],
	[1, 0],
	[0, 1],
	[1, 1],
];

function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
	return [a * x + c * y + e, b * x + d * y + f];
}

function transformed(matrix: Matrix, points: readonly Point[]): Point[] {
	return points.map((point) => apply(matrix, point));
}

/** First `inner`, then `outer`. */
function multiply(inner: Matrix, outer: Matrix): Matrix {
	const [a, b, c, d, e, f] = inner;
	const [oa, ob, oc, od, oe, of] = outer;
	return [
		a * oa + b * oc,
		a * ob + b * od,
		c * oa + d * oc,
		c * ob + d * od,
		e * oa + f * oc + oe,
		e * ob + f * od + of,
	];
}

function isRectangle({ points, curves }: SubPath): boolean {
	if (curves > 0 || points.length < 4 || points.length > 5) return false;
	return points.every((point, index) => {
		const next = points[(index + 1) % points.length];
		if (!next) return true;
		return Math.abs(point[0] - next[0]) < 0.5 || Math.abs(point[1] - next[1]) < 0.5;
	});
}

/** A rectangle, its corners perhaps round. */
function isFrame(path: SubPath): boolean {
	return path.curves === 0 ? isRectangle(path) : path.curves === 12 && path.points.length <= 21 && isAlongEdges(path);
}

/** A letter that is drawn as a path is as wide as a circle or a frame, but has points within. */
function isAlongEdges({ points }: SubPath): boolean {
	const { left, bottom, right, top } = extentOf(points);
	const depth = CORNER_DEPTH * Math.min(right - left, top - bottom);
	return points.every(([x, y]) => Math.min(x - left, right - x, y - bottom, top - y) <= depth);
}

function isCircle({ points, curves }: SubPath, width: number, height: number): boolean {
	const isRound = curves >= 12 && Math.abs(width - height) < 0.12 * Math.max(width, height);
	if (!isRound || width < CIRCLE_PX.from || width > CIRCLE_PX.to) return false;
	const { left, bottom, right, top } = extentOf(points);
	const [x0, y0, radius] = [(left + right) / 2, (bottom + top) / 2, (right - left + top - bottom) / 4];
	return points.every(([x, y]) => {
		const radii = Math.hypot(x - x0, y - y0) / radius;
		return radii > CIRCLE_RADII.from && radii < CIRCLE_RADII.to;
	});
}

/** Of points in user space, y up. */
function extentOf(points: readonly Point[]) {
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	return {
		left: Math.min(...xs),
		bottom: Math.min(...ys),
		right: Math.max(...xs),
		top: Math.max(...ys),
	};
}
