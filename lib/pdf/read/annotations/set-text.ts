import { baseDirection } from "#lib/fields/looks/base-direction.ts";
import { graphemes } from "#lib/fields/looks/break-lines.ts";
import { fitText } from "#lib/fields/looks/text-layout.ts";
import type { Canvas } from "#lib/pdf/stamp/canvas.ts";
import { type TextFace, textFace } from "#lib/pdf/stamp/text-face.ts";
import type { Box } from "./dictionary-values.ts";
import type { AnnotationTextStyle } from "./text-style.ts";

export type TextBlock = {
	text: string;
	/** Room for the text, in points, y up. */
	box: Box;
	style: AnnotationTextStyle;
	/** Share of the free width on the left: 0, 0.5 or 1; null for the side where the text begins. */
	align: number | null;
};

/** Points, where the file leaves the size of several lines to the reader. */
const DEFAULT_SIZE = 12;
/** From base line to base line, as a share of the size. */
const LINE_HEIGHT = 1.15;
const SMALLEST_SIZE = 1;

/** One line in the middle of its box, as large as its style says, or smaller where it would be cut. */
export function setLineOfText(canvas: Canvas, block: TextBlock): void {
	const text = block.text.replace(/\s*\n\s*/g, " ");
	const { face, width, height } = prepare(block);
	const tallest = height / (face.ascent + face.descent);
	const wanted = block.style.size > 0 ? Math.min(block.style.size, height) : tallest;
	const natural = face.measure(text, wanted);
	const size = Math.max(SMALLEST_SIZE, natural > width ? (wanted * width) / natural : wanted);
	draw(canvas, block, [{ text, x: shift(block, width - face.measure(text, size)), y: middle(block.box, face, size) }], {
		face,
		size,
	});
}

/** Several lines from the top of their box, wrapped, and smaller than their style says where they would be cut. */
export function setParagraphs(canvas: Canvas, block: TextBlock): void {
	const { face, width, height } = prepare(block);
	const fontSize = block.style.size || DEFAULT_SIZE;
	const fitted = fitText({
		text: block.text,
		boxWidth: width,
		boxHeight: height,
		fontSize,
		lineHeight: fontSize * LINE_HEIGHT,
		characterSpacing: 0,
		resizeOption: "Fixed",
		maxWidth: width,
		maxHeight: height,
		measure: face.measure,
	});
	const lines = fitted.lines.map((line, index) => ({
		text: line.text,
		x: shift(block, width - line.width),
		y: block.box[3] - face.ascent * fitted.fontSize - index * fitted.lineHeight,
	}));
	draw(canvas, block, lines, { face, size: fitted.fontSize });
}

/** Each letter in the middle of a cell of its own, of so many cells. */
export function setComb(canvas: Canvas, block: TextBlock, cells: number): void {
	const letters = graphemes(block.text.replaceAll("\n", " ")).slice(0, cells);
	const { face, width, height } = prepare(block);
	const cell = width / cells;
	const wanted = Math.min(block.style.size || height, height / (face.ascent + face.descent));
	const widest = Math.max(...letters.map((letter) => face.measure(letter, wanted)), 0.01);
	const size = Math.max(SMALLEST_SIZE, Math.min(wanted, (wanted * cell) / widest));
	const isFromRight = baseDirection(block.text) === "rtl";
	const first = Math.floor((cells - letters.length) * (block.align ?? (isFromRight ? 1 : 0)));
	const y = middle(block.box, face, size);
	const lines = letters.map((text, index) => {
		const place = first + (isFromRight ? letters.length - 1 - index : index);
		return { text, x: block.box[0] + place * cell + (cell - face.measure(text, size)) / 2, y };
	});
	draw(canvas, block, lines, { face, size });
}

function prepare({ text, box: [x0, y0, x1, y1], style }: TextBlock): { face: TextFace; width: number; height: number } {
	const face = textFace(text.replaceAll("\n", " "), { ...style, direction: baseDirection(text) });
	return { face, width: Math.max(1, x1 - x0), height: Math.max(1, y1 - y0) };
}

function shift({ box, align, text }: TextBlock, free: number): number {
	return box[0] + free * (align ?? (baseDirection(text) === "rtl" ? 1 : 0));
}

/** The base line of a line in the middle of a box. */
function middle([, y0, , y1]: Box, { ascent, descent }: TextFace, size: number): number {
	return (y0 + y1) / 2 - ((ascent - descent) * size) / 2;
}

type PlacedLine = { text: string; x: number; y: number };

function draw(
	canvas: Canvas,
	{ style }: TextBlock,
	lines: PlacedLine[],
	{ face, size }: { face: TextFace; size: number },
): void {
	canvas.isolated(() => {
		canvas.fillColor(style.color);
		for (const { text, x, y } of lines) {
			if (text.trim() !== "") face.draw(canvas, text, { x, y, size, spacing: 0 });
		}
	});
}
