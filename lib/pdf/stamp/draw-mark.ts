import { type Mark, strokesToPath } from "#lib/fields/mark.ts";
import { type Canvas, n } from "./canvas.ts";
import { drawImage } from "./draw-image.ts";
import { loadImage } from "./load-image.ts";
import { svgPathOperators } from "./svg-path.ts";
import { baseDirection, textFace } from "./text-face.ts";

const INK = "#1B1D21";
/** Share of the box's width that a typed name may take: script faces reach beyond their advance. */
const TYPED_WIDTH = 0.94;

/**
 * Draws a signature, initials or drawing into (0,0)–(widthPt, heightPt), centred, proportions kept.
 *
 * @param imagePath file of a mark of kind image
 * @throws Error when that file is no picture
 */
export async function drawMark(
	canvas: Canvas,
	mark: Mark,
	box: { widthPt: number; heightPt: number; imagePath: string | null },
): Promise<void> {
	if (mark.kind === "draw") drawStrokes(canvas, mark, box);
	else if (mark.kind === "type") drawTyped(canvas, mark, box);
	else if (box.imagePath) drawImage(canvas, await loadImage(canvas.pdf, box.imagePath), box);
}

type Box = { widthPt: number; heightPt: number };

function drawStrokes(canvas: Canvas, mark: Extract<Mark, { kind: "draw" }>, { widthPt, heightPt }: Box): void {
	const { d, strokeWidthPx } = strokesToPath(mark, widthPt / 0.75, heightPt / 0.75);
	if (d === "") return;
	canvas.isolated(() => {
		canvas.transform([0.75, 0, 0, -0.75, 0, heightPt]).strokeColor(INK);
		canvas.add(`1 J 1 j ${n(strokeWidthPx)} w`, svgPathOperators(d), "S");
	});
}

function drawTyped(canvas: Canvas, mark: Extract<Mark, { kind: "type" }>, { widthPt, heightPt }: Box): void {
	const style = { family: mark.face, isBold: false, isItalic: false, direction: baseDirection(mark.text) };
	const face = textFace(mark.text, style);
	const size = Math.min(
		heightPt / (face.ascent + face.descent),
		(widthPt * TYPED_WIDTH) / Math.max(face.measure(mark.text, 1), 0.01),
	);
	const x = (widthPt - face.measure(mark.text, size)) / 2;
	const y = (heightPt - (face.ascent - face.descent) * size) / 2;
	canvas.isolated(() => {
		canvas.fillColor(INK);
		face.draw(canvas, mark.text, { x, y, size, spacing: 0 });
	});
}
