import { loadFont } from "#lib/pdf/fonts/load-font.ts";
import type { Point, Projection } from "./projection.ts";

/** Something printed, in millimetres from the top left of a document. */
export type Shape = { fill: string; steps: { letter: "M" | "L" | "C" | "Z"; points: Point[] }[] };

const LETTERS: Record<string, Shape["steps"][number]["letter"]> = { m: "M", l: "L", c: "C", h: "Z" };

/** OCR-B is what zones are printed in; its file may be used and passed on without limitation (N. Schwarz, M. Skala). */
const FACES = {
	zone: "lib/testing/identity/ocr-b.otf",
	words: "node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
};

/** A line of text; `pitchMm` puts each letter at the same distance from the next, as a typewriter does. */
export function textShape(
	text: string,
	[left, baseline]: Point,
	{ sizeMm, pitchMm, fill = "#1d1d24" }: { sizeMm: number; pitchMm?: number; fill?: string },
): Shape {
	const path = FACES[pitchMm === undefined ? "words" : "zone"];
	const font = loadFont({ path, isSlanted: false, ranges: null });
	const scale = sizeMm / font.unitsPerEm;
	let x = left;
	const steps = font.shape(text, "ltr").flatMap(({ id, xAdvance }) => {
		const at = x;
		x += pitchMm ?? xAdvance * scale;
		const operators = font.outline(id).split("\n").filter(Boolean);
		return operators.map((operator) => {
			const parts = operator.split(" ");
			return {
				letter: LETTERS[parts.pop() ?? ""] ?? "Z",
				points: pairs(parts.map(Number)).map(([px, py]): Point => [at + px * scale, baseline - py * scale]),
			};
		});
	});
	return { fill, steps };
}

function pairs(values: number[]): Point[] {
	return Array.from({ length: values.length / 2 }, (_, at) => [values[2 * at] ?? 0, values[2 * at + 1] ?? 0]);
}

export function polygon(fill: string, ...points: Point[]): Shape {
	const [first = [0, 0], ...rest] = points;
	const lines = rest.map((point) => ({ letter: "L" as const, points: [point] }));
	return { fill, steps: [{ letter: "M", points: [first] }, ...lines, { letter: "Z", points: [] }] };
}

export const rectangle = (fill: string, [left, top]: Point, width: number, height: number) =>
	polygon(fill, [left, top], [left + width, top], [left + width, top + height], [left, top + height]);

/** The shape as SVG, as it is seen. */
export function drawShape({ fill, steps }: Shape, project: Projection): string {
	const path = steps.map(({ letter, points }) => letter + points.map((point) => place(project(point))).join(" "));
	return `<path fill="${fill}" fill-rule="evenodd" d="${path.join("")}"/>`;
}

const place = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
