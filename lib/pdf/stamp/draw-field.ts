import type { PageGeometry } from "#lib/fields/field-types.ts";
import { fieldLook } from "#lib/fields/looks/field-look.ts";
import type { LookValue } from "#lib/fields/looks/look-parts.ts";
import { isMark } from "#lib/fields/registry.ts";
import type { SealField } from "#lib/pdf/tasks.ts";
import { type Canvas, n } from "./canvas.ts";
import { drawParts } from "./draw-parts.ts";
import { textFace } from "./text-face.ts";

const PX_TO_PT = 0.75;

/** Where something was drawn in the field's own space, y up. */
export type Extent = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * Draws a field's value from its box's lower left corner, in points, y up, background first.
 *
 * @returns what the drawing covers: the box, or more where text grew
 * @throws Error when a picture's file is no picture
 */
export async function drawField(canvas: Canvas, field: SealField, page: PageGeometry): Promise<Extent> {
	const value = lookValue(field);
	const [widthPt, heightPt] = [field.bounds.width * PX_TO_PT, field.bounds.height * PX_TO_PT];
	const face = faceOf(field, value);
	const measure = (text: string, size: number) => face?.measure(text, size) ?? 0;
	const look = fieldLook(field, value, { page, measure });
	const width = look.extent.width * PX_TO_PT;
	const bottom = heightPt - look.extent.height * PX_TO_PT;
	const { backgroundColor } = field;
	if (backgroundColor) {
		canvas.isolated(() => canvas.fillColor(backgroundColor).fillRectangle(0, bottom, width, heightPt - bottom));
	}
	const draw = () =>
		drawParts(canvas, look.parts, { widthPt, heightPt, imagePath: field.valuePath, text: face && { field, face } });
	if (field.type === "Drawing" && look.parts.length > 0) {
		// A stroke that left the pad ends at its edge.
		canvas.add("q", `0 0 ${n(widthPt)} ${n(heightPt)} re W n`);
		await draw();
		canvas.add("Q");
	} else {
		await draw();
	}
	return [0, bottom, width, heightPt];
}

/** What the field holds, as far as it is seen. */
function lookValue(field: SealField): LookValue {
	const { type, mark, valuePath, valueName, text, value } = field;
	if (isMark(type)) return mark ? { kind: "mark", mark, frame: field.frame ?? null } : { kind: "none" };
	if (type === "Image") return valuePath ? { kind: "picture" } : { kind: "none" };
	if (type === "CheckBox" || type === "RadioButton") return { kind: value === "on" ? "on" : "none" };
	if (type === "Attachment") {
		const name = valueName ?? text;
		return name ? { kind: "file", name } : { kind: "none" };
	}
	return text ? { kind: "text", text } : { kind: "none" };
}

function faceOf(field: SealField, value: LookValue) {
	const text = value.kind === "text" ? value.text : value.kind === "file" ? value.name : null;
	if (text === null) return null;
	const direction = field.textDirection === "RTL" ? "rtl" : "ltr";
	return textFace(text.replaceAll("\n", " "), { ...field.font, direction });
}
