import { Blob, Direction, DrawFuncs, Face, Font, MetricsTag, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import { fontBytes } from "./font-bytes.ts";
import type { FontFile } from "./font-files.ts";
import { type Curve, mergeCurves, type Point } from "./merge-curves.ts";

/** A positioned glyph, in font units. */
export type ShapedGlyph = {
	id: number;
	/** Where its text begins in the shaped string, in UTF-16 units. */
	cluster: number;
	xAdvance: number;
	xOffset: number;
	yOffset: number;
};

/** An opened font, with everything the product needs from HarfBuzz. All lengths in font units. */
export type LoadedFont = {
	file: FontFile;
	postScriptName: string;
	familyName: string;
	unitsPerEm: number;
	ascent: number;
	descent: number;
	capHeight: number;
	italicAngle: number;
	/** Left, bottom, right, top. */
	boundingBox: [number, number, number, number];
	/** Null when the font lacks the character. */
	glyphOf: (codePoint: number) => number | null;
	advance: (glyph: number) => number;
	/** PDF path operators (PDF 2.0, table 58) of a glyph, without a painting operator. */
	outline: (glyph: number) => string;
	/** The glyphs of a text of one direction, from left to right. */
	shape: (text: string, direction: "ltr" | "rtl") => ShapedGlyph[];
};

/** A whole CJK face takes up to 9 MB, so that a text in every script could keep a child large. */
const MAX_OPEN_FONTS = 32;
const open = new Map<string, LoadedFont>();

/**
 * Opens a font file of ours, once.
 *
 * @throws Error when the installed package is damaged
 */
export function loadFont(file: FontFile): LoadedFont {
	const key = `${file.path}#${file.isSlanted}`;
	const known = open.get(key);
	open.delete(key);
	const loaded = known ?? openFont(file);
	open.set(key, loaded);
	if (open.size > MAX_OPEN_FONTS) {
		const oldest = open.keys().next().value;
		if (oldest !== undefined) open.delete(oldest);
	}
	return loaded;
}

/** Name ids (OpenType, "name"). */
const FAMILY_NAME = 1;
const POSTSCRIPT_NAME = 6;

function openFont(file: FontFile): LoadedFont {
	const face = new Face(new Blob(fontBytes(file)));
	const font = new Font(face);
	const { ascender, descender } = font.hExtents();
	const glyphs = new Map<number, number | null>();
	const advances = new Map<number, number>();
	const outlines = new Map<number, string>();
	return {
		file,
		postScriptName: face.getName(POSTSCRIPT_NAME, "en"),
		familyName: face.getName(FAMILY_NAME, "en"),
		unitsPerEm: face.upem,
		ascent: ascender,
		descent: descender,
		capHeight: font.getMetricPosition(MetricsTag.CAP_HEIGHT) ?? ascender,
		italicAngle: table(face, "post").getInt32(4) / 0x10000,
		boundingBox: boundingBox(table(face, "head")),
		glyphOf: (codePoint) => remember(glyphs, codePoint, () => font.nominalGlyph(codePoint) ?? null),
		advance: (glyph) => remember(advances, glyph, () => font.glyphHAdvance(glyph)),
		outline: (glyph) => remember(outlines, glyph, () => outlineOf(font, glyph)),
		shape: (text, direction) => shapeWith(font, text, direction),
	};
}

function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
	const value = known.get(key);
	if (value !== undefined) return value;
	const made = make();
	known.set(key, made);
	return made;
}

function table(face: Face, tag: string): DataView {
	const bytes = face.referenceTable(tag);
	if (!bytes) throw new Error(`An installed font has no table ${tag}`);
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Offsets in the head table (OpenType, "head"). */
function boundingBox(head: DataView): [number, number, number, number] {
	return [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)];
}

/** A glyph's outline as it is drawn: its operators, where the pen is, and curves from there that aren’t among them yet. */
type Drawing = { operators: string[]; pen: Point; curves: Curve[] };

/** PDF has no quadratic curves: without a function for them, HarfBuzz converts them to cubics. */
const pathOperators = new DrawFuncs();
pathOperators.setMoveToFunc((x, y, drawing) => draw(drawing as Drawing, "m", [x, y]));
pathOperators.setLineToFunc((x, y, drawing) => draw(drawing as Drawing, "l", [x, y]));
pathOperators.setCubicToFunc((x1, y1, x2, y2, x, y, given) => {
	(given as Drawing).curves.push([
		[x1, y1],
		[x2, y2],
		[x, y],
	]);
});
pathOperators.setClosePathFunc((drawing) => draw(drawing as Drawing, "h"));

function draw(drawing: Drawing, operator: string, ...points: Point[]): void {
	const merged = mergeCurves(drawing.pen, drawing.curves);
	drawing.curves = [];
	for (const curve of merged) {
		const [control1, control2, end] = curve;
		const isLine = [control1, control2].every((point) => isNearChord(drawing.pen, point, end));
		add(drawing, isLine ? "l" : "c", isLine ? [end] : curve);
	}
	add(drawing, operator, points);
}

function add(drawing: Drawing, operator: string, points: readonly Point[]): void {
	drawing.operators.push([...points.flat().map((operand) => Math.round(operand) || 0), operator].join(" "));
	drawing.pen = points.at(-1) ?? drawing.pen;
}

/** In font units. Handwriting faces have many curves that deviate less from a line, which is too little to see. */
const CHORD_TOLERANCE = 1;

/** Whether a control point is beside the line from the pen to the curve's end, no farther off than the tolerance. */
function isNearChord([penX, penY]: Point, [x, y]: Point, [endX, endY]: Point): boolean {
	const [dx, dy] = [endX - penX, endY - penY];
	const length = Math.hypot(dx, dy);
	if (length === 0) return Math.hypot(x - penX, y - penY) <= CHORD_TOLERANCE;
	const along = ((x - penX) * dx + (y - penY) * dy) / length;
	const off = Math.abs((x - penX) * dy - (y - penY) * dx) / length;
	return off <= CHORD_TOLERANCE && along >= -CHORD_TOLERANCE && along <= length + CHORD_TOLERANCE;
}

function outlineOf(font: Font, glyph: number): string {
	const drawing: Drawing = { operators: [], pen: [0, 0], curves: [] };
	font.drawGlyph(glyph, pathOperators, drawing);
	return drawing.operators.join("\n");
}

function shapeWith(font: Font, text: string, direction: "ltr" | "rtl"): ShapedGlyph[] {
	const buffer = new ShapingBuffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	buffer.setDirection(direction === "rtl" ? Direction.RTL : Direction.LTR);
	shape(font, buffer);
	return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
		id: codepoint,
		cluster,
		xAdvance,
		xOffset,
		yOffset,
	}));
}
