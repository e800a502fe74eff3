import type { FontSettings, ResizeOption } from "#lib/fields/field-types.ts";
import { breakLines, graphemes, type TextLine } from "./break-lines.ts";

/** Lengths may be pixels or points, as long as all are the same. */
export type FitTextInput = {
	text: string;
	boxWidth: number;
	boxHeight: number;
	fontSize: number;
	/** From base line to base line. */
	lineHeight: number;
	/** Added to every character. */
	characterSpacing: number;
	resizeOption: ResizeOption;
	/** What is left of the page to the right of and below the box's corner; the Grow options stop there. */
	maxWidth: number;
	maxHeight: number;
	/** Width of a text at a font size, without character spacing. */
	measure: (text: string, fontSize: number) => number;
};

export type FittedText = {
	lines: TextLine[];
	fontSize: number;
	lineHeight: number;
	characterSpacing: number;
	boxWidth: number;
	boxHeight: number;
};

/** Height of one line of glyphs, ascent to descent, as a share of the font size. */
export const GLYPH_HEIGHT = 1.2;
/** AutoResizeFont rather takes a second line than to go below this share of the size. */
const MIN_UNWRAPPED_SCALE = 0.6;

/**
 * Fits a text to its box so that nothing of it is ever cut. Fixed wraps and then shrinks;
 * AutoResizeFont shrinks first and wraps when that becomes too small; GrowHorizontally widens the box,
 * GrowVertically heightens it, GrowBoth does both, up to the page's limits, after which they wrap and shrink.
 */
export function fitText(input: FitTextInput): FittedText {
	const grown = growBox(input);
	const layout = makeLayout(input, grown);
	if (input.resizeOption === "AutoResizeFont") {
		const unwrapped = largestScale((scale) => fitsBox(layout(scale, Number.POSITIVE_INFINITY), grown));
		if (unwrapped >= MIN_UNWRAPPED_SCALE) return layout(unwrapped, Number.POSITIVE_INFINITY);
	}
	return layout(
		largestScale((scale) => fitsBox(layout(scale, grown.width), grown)),
		grown.width,
	);
}

/** The distance of base lines that is really used: below the font size lines would print over each other. */
export function usedLineHeight({ size, lineHeight }: Pick<FontSettings, "size" | "lineHeight">): number {
	return lineHeight >= size ? lineHeight : (size * 15) / 13;
}

type Box = { width: number; height: number };

function growBox(input: FitTextInput): Box {
	const { resizeOption, text } = input;
	const growsWide = resizeOption === "GrowHorizontally" || resizeOption === "GrowBoth";
	const growsTall = resizeOption === "GrowVertically" || resizeOption === "GrowBoth";
	const width = growsWide
		? grow(
				input.boxWidth,
				widestLine(makeLayout(input, { width: 0, height: 0 })(1, Number.POSITIVE_INFINITY)),
				input.maxWidth,
			)
		: input.boxWidth;
	if (!growsTall || text === "") return { width, height: input.boxHeight };
	const wrapped = makeLayout(input, { width, height: input.boxHeight })(1, width);
	return { width, height: grow(input.boxHeight, heightOf(wrapped), input.maxHeight) };
}

/** Never smaller than it was, never past the limit (unless it was already). */
function grow(side: number, wanted: number, limit: number): number {
	return Math.max(side, Math.min(wanted, limit));
}

/**
 * The text at a scale of its size. Everything shrinks together, so a layout at half the size is the
 * layout at full size in a box of twice the width, and each text is measured once only.
 */
function makeLayout(input: FitTextInput, box: Box): (scale: number, width: number) => FittedText {
	const lineHeight = usedLineHeight({ size: input.fontSize, lineHeight: input.lineHeight });
	const widths = new Map<string, number>();
	const measure = (text: string): number => {
		const known = widths.get(text);
		if (known !== undefined) return known;
		const spacing = input.characterSpacing === 0 ? 0 : graphemes(text).length * input.characterSpacing;
		const width = input.measure(text, input.fontSize) + spacing;
		widths.set(text, width);
		return width;
	};
	return (scale, width) => ({
		lines: breakLines(input.text, width / scale + EPSILON, measure).map((line) => ({
			...line,
			width: line.width * scale,
		})),
		fontSize: input.fontSize * scale,
		lineHeight: lineHeight * scale,
		characterSpacing: input.characterSpacing * scale,
		boxWidth: box.width,
		boxHeight: box.height,
	});
}

const EPSILON = 0.001;

function heightOf({ lines, fontSize, lineHeight }: FittedText): number {
	return (lines.length - 1) * lineHeight + fontSize * GLYPH_HEIGHT;
}

function widestLine({ lines }: FittedText): number {
	return Math.max(0, ...lines.map((line) => line.width));
}

function fitsBox(layout: FittedText, box: Box): boolean {
	return heightOf(layout) <= box.height + EPSILON && widestLine(layout) <= box.width + EPSILON;
}

/** The largest scale up to 1 that fits; when not even a hundredth does, that hundredth. */
function largestScale(fits: (scale: number) => boolean): number {
	if (fits(1)) return 1;
	let low = 0.01;
	let high = 1;
	for (let step = 0; step < 12; step += 1) {
		const middle = (low + high) / 2;
		if (fits(middle)) low = middle;
		else high = middle;
	}
	return low;
}
