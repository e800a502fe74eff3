import type { SealField } from "#lib/pdf/tasks.ts";
import type { Canvas } from "./canvas.ts";
import { drawAttachment } from "./draw-attachment.ts";
import { drawCheckBox, drawRadioButton } from "./draw-choice.ts";
import { drawFramedMark } from "./draw-framed-mark.ts";
import { drawImage } from "./draw-image.ts";
import { type Extent, layoutTextBox, type TextBox } from "./layout-text-box.ts";
import { loadImage } from "./load-image.ts";

/**
 * Draws a field's value into (0,0)–(widthPt, heightPt), y up, background first.
 *
 * @returns what the drawing covers: the box, or more where text grew
 * @throws Error when a picture's file is no picture
 */
export async function drawField(canvas: Canvas, field: SealField, box: TextBox): Promise<Extent> {
	const printed = PRINTS_ELSEWHERE.has(field.type) || !field.text ? null : layoutTextBox(field, field.text, box);
	const extent = printed?.extent ?? ([0, 0, box.widthPt, box.heightPt] as const);
	if (field.backgroundColor) {
		const color = field.backgroundColor;
		const [x0, y0, x1, y1] = extent;
		canvas.isolated(() => canvas.fillColor(color).fillRectangle(x0, y0, x1 - x0, y1 - y0));
	}
	if (printed) printed.draw(canvas);
	else await drawShape(canvas, field, box);
	return extent;
}

const PRINTS_ELSEWHERE: ReadonlySet<SealField["type"]> = new Set([
	"Signature",
	"Initial",
	"Drawing",
	"Image",
	"CheckBox",
	"RadioButton",
	"Attachment",
]);

async function drawShape(canvas: Canvas, field: SealField, box: TextBox): Promise<void> {
	const choice = { ...box, color: field.font.color, isOn: field.value === "on" };
	switch (field.type) {
		case "Signature":
		case "Initial":
		case "Drawing":
			if (field.mark) await drawFramedMark(canvas, field.mark, { ...box, imagePath: field.valuePath }, field.frame);
			return;
		case "Image":
			if (field.valuePath) drawImage(canvas, await loadImage(canvas.pdf, field.valuePath), box);
			return;
		case "CheckBox":
			return drawCheckBox(canvas, choice);
		case "RadioButton":
			return drawRadioButton(canvas, choice);
		case "Attachment": {
			const name = field.valueName ?? field.text;
			return name ? drawAttachment(canvas, field, name, box) : undefined;
		}
	}
}
