import type { FieldDefinition, PageGeometry } from "#lib/fields/field-types.ts";
import { boxPath, checkPath, clipPath, dotPath, ringPath } from "#lib/fields/parsing/choice-path.ts";
import { CHECK_GLYPH, DOT_GLYPH } from "#lib/fields/values/format.ts";
import type { LookBox, LookPart, LookValue, MeasureText } from "./look-parts.ts";
import { frameLook, markLook } from "./mark-look.ts";
import { type FittedText, fitText, GLYPH_HEIGHT } from "./text-layout.ts";

/** Everything that is seen of a field, in pixels of the displayed page from the box's top left corner, y down. */
export type FieldLook = {
	/** What the background covers: the box, or more where text grew. */
	extent: { width: number; height: number };
	parts: LookPart[];
};

type Place = { page: Pick<PageGeometry, "widthPx" | "heightPx">; measure: MeasureText };

/**
 * What stands where in a field. The one rule of it: signing page and sealed PDF only draw the parts, so that
 * what is seen is what is signed.
 */
export function fieldLook(field: FieldDefinition, value: LookValue, place: Place): FieldLook {
	const { width, height } = field.bounds;
	const box: LookBox = { x: 0, y: 0, width, height };
	switch (value.kind) {
		case "none":
			return { extent: box, parts: choiceParts(field, false) };
		case "on":
			return { extent: box, parts: choiceParts(field, true) };
		case "picture":
			return { extent: box, parts: [{ kind: "picture", box }] };
		case "mark":
			return {
				extent: box,
				parts: value.frame ? frameLook(value.mark, value.frame, box) : markLook(field.type, value.mark, box),
			};
		case "file":
			return { extent: box, parts: attachmentParts(field, value.name, place.measure) };
		case "text":
			return textLook(field, value.text, place);
	}
}

/** A box or button is seen whether it is chosen or not; other fields without a value show nothing. */
function choiceParts(field: FieldDefinition, isOn: boolean): LookPart[] {
	const { width, height } = field.bounds;
	const { color } = field.font;
	if (field.type === "RadioButton") {
		const ring: LookPart = { kind: "stroke", d: ringPath(width, height), widthPx: 1, color, says: "" };
		return isOn ? [ring, { kind: "fill", d: dotPath(width, height).d, color, says: DOT_GLYPH }] : [ring];
	}
	if (field.type !== "CheckBox") return [];
	const outline: LookPart = { kind: "stroke", d: boxPath(width, height), widthPx: 1, color, says: "" };
	const { d, strokeWidthPx } = checkPath(width, height);
	return isOn ? [outline, { kind: "stroke", d, widthPx: strokeWidthPx, color, says: CHECK_GLYPH }] : [outline];
}

/** A single line stands in the middle of a box too low for two; otherwise text begins at the top, as in a text area. */
function textLook(field: FieldDefinition, text: string, { page, measure }: Place): FieldLook {
	const { bounds } = field;
	const fitted = fitField(field, text, bounds, {
		width: page.widthPx - bounds.x,
		height: page.heightPx - bounds.y,
		measure,
	});
	const { lineHeight, boxHeight, boxWidth } = fitted;
	const textHeight = heightOf(fitted);
	const isMiddle = boxHeight < 2 * lineHeight || textHeight > boxHeight;
	const part: LookPart = { kind: "text", x: 0, top: isMiddle ? (boxHeight - textHeight) / 2 : 0, fitted };
	return { extent: { width: boxWidth, height: boxHeight }, parts: text === "" ? [] : [part] };
}

/** The name of an attached file behind a paper clip. */
function attachmentParts(field: FieldDefinition, name: string, measure: MeasureText): LookPart[] {
	const { width, height } = field.bounds;
	const side = Math.min(height * 0.8, field.font.size * 1.2, width * 0.4);
	const clip = clipPath(side, (height - side) / 2);
	const x = side * 1.3;
	const room = { width: Math.max(1, width - x), height };
	const fitted = fitField({ ...field, resizeOption: "Fixed" }, name, room, { ...room, measure });
	return [
		{ kind: "stroke", d: clip.d, widthPx: clip.strokeWidthPx, color: field.font.color, says: "" },
		{ kind: "text", x, top: (height - heightOf(fitted)) / 2, fitted },
	];
}

type Room = { width: number; height: number; measure: MeasureText };

function fitField(
	field: FieldDefinition,
	text: string,
	box: { width: number; height: number },
	room: Room,
): FittedText {
	const { font } = field;
	return fitText({
		text: text.replace(/\r\n?/g, "\n"),
		boxWidth: box.width,
		boxHeight: box.height,
		maxWidth: room.width,
		maxHeight: room.height,
		fontSize: font.size,
		lineHeight: font.lineHeight,
		characterSpacing: field.characterSpacing,
		resizeOption: field.resizeOption,
		measure: room.measure,
	});
}

function heightOf({ lines, lineHeight, fontSize }: FittedText): number {
	return (lines.length - 1) * lineHeight + fontSize * GLYPH_HEIGHT;
}
