/** Typed-signature faces that page and sealing both have (lib/pdf/fonts/families.ts and app's CSS name the files). */
export const SIGNATURE_FACES = ["dancing-script", "caveat", "great-vibes"] as const;
export type SignatureFace = (typeof SIGNATURE_FACES)[number];

/** A stroke is a list of [x, y] in the pad's own pixels. */
export type Stroke = [x: number, y: number][];

/**
 * An adopted signature, initials or drawing. It is data, not a picture of the page: page and PDF
 * draw it from the same strokes, text or stored image.
 */
export type Mark =
	| { kind: "draw"; width: number; height: number; strokes: Stroke[] }
	| { kind: "type"; text: string; face: SignatureFace }
	| { kind: "image"; key: string; width: number; height: number };

export type DrawnMark = Extract<Mark, { kind: "draw" }>;

/** A smallest share of the pad that ink is scaled by, so that a tiny scribble does not fill the box. */
const MIN_INK_SHARE = 0.25;

/**
 * The strokes as SVG path data in pixels of the box, y down, made of absolute M, L and C only so that
 * the PDF can draw the very same curve. The ink keeps its proportions and stands in the middle of the
 * box, with room for the stroke's own width; caps and joins are round.
 */
export function strokesToPath(
	mark: DrawnMark,
	box: { x: number; y: number; width: number; height: number },
): { d: string; strokeWidthPx: number } {
	const [widthPx, heightPx] = [box.width, box.height];
	const strokeWidthPx = penWidth(heightPx);
	const ink = inkBox(mark.strokes);
	const inkWidth = Math.max(ink.maxX - ink.minX, mark.width * MIN_INK_SHARE, 1);
	const inkHeight = Math.max(ink.maxY - ink.minY, mark.height * MIN_INK_SHARE, 1);
	const scale = Math.min(
		Math.max(1, widthPx - 2 * strokeWidthPx) / inkWidth,
		Math.max(1, heightPx - 2 * strokeWidthPx) / inkHeight,
	);
	const offsetX = box.x + widthPx / 2 - ((ink.minX + ink.maxX) / 2) * scale;
	const offsetY = box.y + heightPx / 2 - ((ink.minY + ink.maxY) / 2) * scale;
	return { d: movedPath(mark.strokes, scale, [offsetX, offsetY]), strokeWidthPx };
}

/**
 * The strokes of a Drawing where they were drawn: the pad is the box, at its proportions. What was drawn on
 * another pad keeps its own and stands in the corner that both begin at.
 */
export function placedPath(
	mark: DrawnMark,
	box: { x: number; y: number; width: number; height: number },
): { d: string; strokeWidthPx: number } {
	const scale = Math.min(box.width / mark.width, box.height / mark.height);
	return { d: movedPath(mark.strokes, scale, [box.x, box.y]), strokeWidthPx: penWidth(box.height) };
}

/** Width of the pen's line, in pixels of a box of this height. */
export function penWidth(heightPx: number): number {
	return Math.min(3, Math.max(0.75, heightPx * 0.035));
}

function movedPath(strokes: readonly Stroke[], scale: number, [left, top]: Stroke[number]): string {
	return strokes
		.filter((stroke) => stroke.length > 0)
		.map((stroke) => smoothPath(stroke.map(([x, y]) => [x * scale + left, y * scale + top])))
		.join(" ");
}

/** The smallest box around all points, in the pad's pixels; zeros when there are none. */
export function inkBox(strokes: readonly Stroke[]): { minX: number; minY: number; maxX: number; maxY: number } {
	const box = { minX: Number.POSITIVE_INFINITY, minY: Number.POSITIVE_INFINITY, maxX: -Infinity, maxY: -Infinity };
	for (const stroke of strokes) {
		for (const [x, y] of stroke) {
			box.minX = Math.min(box.minX, x);
			box.minY = Math.min(box.minY, y);
			box.maxX = Math.max(box.maxX, x);
			box.maxY = Math.max(box.maxY, y);
		}
	}
	return Number.isFinite(box.minX) ? box : { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

/** Through the middles of neighbouring points, with the points themselves as controls: no corner is left. */
function smoothPath(points: Stroke): string {
	const [first] = points;
	const last = points.at(-1);
	if (!first || !last) return "";
	const parts = [`M${text(first)}`];
	// A single point: a line of almost no length, whose round caps make the dot.
	if (points.length === 1) parts.push(`L${text([first[0] + 0.01, first[1]])}`);
	let from = first;
	for (let index = 1; index < points.length - 1; index += 1) {
		const control = points[index] ?? last;
		const to = middle(control, points[index + 1] ?? last);
		parts.push(cubic(from, control, to));
		from = to;
	}
	if (points.length > 1) parts.push(`L${text(last)}`);
	return parts.join(" ");
}

/** The quadratic curve (from, control, to) as a cubic, which is all a PDF has. */
function cubic(from: Stroke[number], control: Stroke[number], to: Stroke[number]): string {
	const toward = (point: Stroke[number]): Stroke[number] => [
		point[0] + (2 / 3) * (control[0] - point[0]),
		point[1] + (2 / 3) * (control[1] - point[1]),
	];
	return `C${text(toward(from))} ${text(toward(to))} ${text(to)}`;
}

function middle(a: Stroke[number], b: Stroke[number]): Stroke[number] {
	return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function text([x, y]: Stroke[number]): string {
	return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
