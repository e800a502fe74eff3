import type { Mark } from "#lib/fields/mark.ts";
import { type Canvas, n } from "./canvas.ts";
import { drawMark } from "./draw-mark.ts";
import { baseDirection, textFace } from "./text-face.ts";

type MarkBox = { widthPt: number; heightPt: number; imagePath: string | null };

const FRAME = "#5A5F68";
const LINE_WIDTH_PT = 0.6;
const PADDING_PT = 2.5;
/** Share of the box's height that one line of text takes, within what can still be read and what looks modest. */
const LINE_SHARE = 0.16;
const LINE_PT = { least: 4.5, most: 9 };
/** The mark keeps at least this share of the box. */
const MARK_SHARE = 0.4;

/**
 * Draws a mark, and where lines are given a frame around it with the lines below it. Everything stays in
 * the field's own box, so that nothing on the page is covered.
 *
 * @param lines an empty list: the frame alone
 * @throws Error when a picture's file is no picture
 */
export async function drawFramedMark(
	canvas: Canvas,
	mark: Mark,
	box: MarkBox,
	lines: readonly string[] | undefined,
): Promise<void> {
	if (!lines) return drawMark(canvas, mark, box);
	const { widthPt, heightPt } = box;
	const edge = LINE_WIDTH_PT / 2;
	canvas.isolated(() => {
		canvas.strokeColor(FRAME);
		const corners = [edge, edge, widthPt - LINE_WIDTH_PT, heightPt - LINE_WIDTH_PT].map(n).join(" ");
		canvas.add(`${n(LINE_WIDTH_PT)} w ${corners} re S`);
	});
	const lineHeight = lineHeightFor(heightPt, lines.length);
	lines.forEach((line, i) => {
		const y = PADDING_PT + (lines.length - 1 - i) * lineHeight;
		drawLine(canvas, line, { y, lineHeight, widthPt });
	});
	const bottom = PADDING_PT + lines.length * lineHeight;
	canvas.add("q").transform([1, 0, 0, 1, PADDING_PT, bottom]);
	const inner = { widthPt: widthPt - 2 * PADDING_PT, heightPt: heightPt - bottom - PADDING_PT };
	await drawMark(canvas, mark, { ...box, ...inner });
	canvas.add("Q");
}

/** Lines share what the mark leaves them. */
function lineHeightFor(heightPt: number, count: number): number {
	const wanted = Math.min(LINE_PT.most, Math.max(LINE_PT.least, heightPt * LINE_SHARE));
	return count === 0 ? 0 : Math.min(wanted, (heightPt * (1 - MARK_SHARE) - 2 * PADDING_PT) / count);
}

/** One line, smaller where it would not fit. */
function drawLine(canvas: Canvas, text: string, at: { y: number; lineHeight: number; widthPt: number }): void {
	const direction = baseDirection(text);
	const face = textFace(text, { family: "Helvetica", isBold: false, isItalic: false, direction });
	const width = at.widthPt - 2 * PADDING_PT;
	const size = Math.min(at.lineHeight / (face.ascent + face.descent), width / Math.max(face.measure(text, 1), 0.01));
	const x = PADDING_PT + (direction === "rtl" ? width - face.measure(text, size) : 0);
	canvas.isolated(() => {
		canvas.fillColor(FRAME);
		face.draw(canvas, text, { x, y: at.y + face.descent * size, size, spacing: 0 });
	});
}
