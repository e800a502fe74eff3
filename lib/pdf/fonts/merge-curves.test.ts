import { Blob, Face, Font } from "harfbuzzjs";
import { expect, it } from "vitest";
import { fontBytes } from "./font-bytes.ts";
import { fontFiles } from "./font-files.ts";
import { loadFont } from "./load-font.ts";
import { type Point, pointAt } from "./merge-curves.ts";

/** In font units: what merging, drawing lines and rounding may add up to. */
const LARGEST_DISTANCE = 3;

/** Points along an outline, so many on each line and curve. */
function trace(
	operators: readonly (readonly [operator: string, operands: readonly number[]])[],
	count: number,
): Point[] {
	const steps = Array.from({ length: count }, (_, step) => (step + 1) / count);
	let pen: Point = [0, 0];
	let first = pen;
	return operators.flatMap(([operator, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]]) => {
		const start = pen;
		if (operator === "c") {
			pen = [x3, y3];
			return steps.map((t) =>
				pointAt(
					start,
					[
						[x1, y1],
						[x2, y2],
						[x3, y3],
					],
					t,
				),
			);
		}
		pen = operator === "h" ? first : [x1, y1];
		if (operator === "m") first = pen;
		return operator === "m" ? [pen] : steps.map((t) => pointAt(start, [start, pen, pen], t));
	});
}

/** Quadratic curves as cubic ones. */
function original(font: Font, glyph: number): [string, number[]][] {
	let [x, y] = [0, 0];
	return font.glyphToJson(glyph).map(({ type, values }) => {
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = values;
		const toThird = (from: number, to: number) => from + ((to - from) * 2) / 3;
		const cubic = [toThird(x, x1), toThird(y, y1), toThird(x2, x1), toThird(y2, y1), x2, y2];
		[x = x, y = y] = values.slice(-2);
		return type === "Q" ? ["c", cubic] : [type === "Z" ? "h" : type.toLowerCase(), values];
	});
}

it.each(["caveat", "dancing-script", "great-vibes"] as const)(
	"a name in %s looks the same with fewer curves",
	(family) => {
		const font = fontFiles(family, { isBold: false, isItalic: false })
			.map(loadFont)
			.find(({ glyphOf }) => glyphOf(0x4d) !== null);
		if (!font) throw new Error("No file of the family has Latin letters.");
		const source = new Font(new Face(new Blob(fontBytes(font.file))));
		const glyphs = Array.from("MiaChen", (letter) => font.glyphOf(letter.codePointAt(0) ?? 0) ?? 0);
		const wanted = glyphs.map((glyph) => original(source, glyph));
		const drawn = glyphs.map((glyph) =>
			font
				.outline(glyph)
				.split("\n")
				.map((line): [string, number[]] => {
					const operands = line.split(" ");
					return [operands.pop() ?? "", operands.map(Number)];
				}),
		);
		const curves = (outlines: [string, number[]][][]) =>
			outlines.flat().filter(([operator]) => operator === "c").length;
		expect(curves(drawn)).toBeLessThan(0.65 * curves(wanted));
		for (const [index, outline] of wanted.entries()) {
			const points = trace(drawn[index] ?? [], 200);
			const distances = trace(outline, 4).map(([x, y]) =>
				Math.min(...points.map(([px, py]) => Math.hypot(x - px, y - py))),
			);
			expect(Math.max(...distances)).toBeLessThan(LARGEST_DISTANCE);
		}
	},
);
