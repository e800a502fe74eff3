import { markLook } from "#lib/fields/looks/mark-look.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import type { Canvas } from "./canvas.ts";
import { drawParts } from "./draw-parts.ts";

/**
 * Draws a signature or initials into (0,0)–(widthPt, heightPt), centred, proportions kept.
 *
 * @param imagePath file of a mark of kind image
 * @throws Error when that file is no picture
 */
export async function drawMark(
	canvas: Canvas,
	mark: Mark,
	box: { widthPt: number; heightPt: number; imagePath: string | null },
): Promise<void> {
	const sizePx = { x: 0, y: 0, width: box.widthPt / 0.75, height: box.heightPt / 0.75 };
	await drawParts(canvas, markLook("Signature", mark, sizePx), { ...box, text: null });
}
