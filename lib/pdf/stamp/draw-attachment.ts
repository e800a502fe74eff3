import type { SealField } from "#lib/pdf/tasks.ts";
import type { Canvas } from "./canvas.ts";
import { layoutTextBox, type TextBox } from "./layout-text-box.ts";
import { svgPathOperators } from "./svg-path.ts";

/** A paper clip in a square of 24, y down. */
const CLIP =
	"M21.4 11.1 L12.2 20.2 C9.9 22.6 6.1 22.6 3.8 20.2 C1.4 17.9 1.4 14.1 3.8 11.8 L12.3 3.2 C13.9 1.7 16.4 1.7 18 3.2 C19.5 4.8 19.5 7.3 18 8.9 L9.4 17.4 C8.6 18.2 7.4 18.2 6.6 17.4 C5.8 16.6 5.8 15.4 6.6 14.6 L14.5 6.7";
const CLIP_UNITS = 24;

/** The name of an attached file behind a paper clip; the file itself is embedded in the document. */
export function drawAttachment(canvas: Canvas, field: SealField, name: string, box: TextBox): void {
	const size = Math.min(box.heightPt * 0.8, field.font.size * 0.75 * 1.2, box.widthPt * 0.4);
	const scale = size / CLIP_UNITS;
	canvas.isolated(() => {
		canvas.transform([scale, 0, 0, -scale, 0, (box.heightPt + size) / 2]).strokeColor(field.font.color);
		canvas.add("2 w 1 J 1 j", svgPathOperators(CLIP), "S");
	});
	const indent = size * 1.3;
	const widthPt = Math.max(1, box.widthPt - indent);
	const label = layoutTextBox({ ...field, resizeOption: "Fixed" }, name, { ...box, widthPt });
	canvas.isolated(() => {
		label.draw(canvas.transform([1, 0, 0, 1, indent, 0]));
	});
}
