import { type PDF, PdfDict, PdfName, PdfStream } from "@libpdf/core";
import { baseDirection } from "#lib/fields/looks/base-direction.ts";
import { checkPath, dotPath } from "#lib/fields/parsing/choice-path.ts";
import { Canvas, n } from "#lib/pdf/stamp/canvas.ts";
import { hideText } from "#lib/pdf/stamp/hidden-text.ts";
import { svgPathOperators } from "#lib/pdf/stamp/svg-path.ts";
import { textFace } from "#lib/pdf/stamp/text-face.ts";
import { type Box, boxOf, dictOf, entry, textOf } from "./dictionary-values.ts";
import { buttonParts, coversBorder, drawIcon } from "./draw-icon.ts";
import { buttonState, FLAGS, type FormField } from "./form-field.ts";
import { inset } from "./points.ts";
import { requireFieldLetters } from "./require-letters.ts";
import { setLineOfText } from "./set-text.ts";
import { type AnnotationTextStyle, textStyle } from "./text-style.ts";
import { frameWidget, setLook, type WidgetBox, widgetBox } from "./widget-frame.ts";

/** Gives a button its caption, and a check box or radio button the look of its state, where the file has none. */
export function writeButtonLook(pdf: PDF, widget: PdfDict, field: FormField, fileName: string): void {
	const looks = dictOf(pdf, widget, "AP");
	const stored = looks && entry(pdf, looks, "N");
	const isPushButton = (field.flags & FLAGS.pushButton) !== 0;
	const state = isPushButton ? null : buttonState(pdf, widget);
	if (stored instanceof PdfStream || (stored && isPushButton)) return;
	if (stored instanceof PdfDict) {
		const known = entry(pdf, stored, state ?? "Off");
		widget.set("AS", PdfName.of(state ?? "Off"));
		if (known instanceof PdfStream || state === null) return;
	}
	const rect = boxOf(pdf, widget, "Rect");
	if (!rect) return;
	const caption = isPushButton ? captionOf(pdf, widget) : "";
	requireFieldLetters(caption, { file: fileName, field: field.name });
	const canvas = new Canvas(pdf);
	const box = widgetBox(pdf, widget, rect);
	frameWidget(canvas, widget, box);
	canvas.isolated(() => {
		canvas.transform(box.turn);
		if (isPushButton) drawPushButton(canvas, widget, captionFor(pdf, caption, field, box), box);
		else if (state !== null) drawMark(canvas, widget, field, box);
	});
	setLook(widget, canvas, [0, 0, box.width, box.height]);
}

/** What a button says, or, for others, the letter of ZapfDingbats that they are marked with. */
function captionOf(pdf: PDF, widget: PdfDict): string {
	const about = dictOf(pdf, widget, "MK");
	return about ? textOf(pdf, about, "CA") : "";
}

/** A caption without letters takes no room beside an icon. */
function captionFor(pdf: PDF, text: string, field: FormField, { inner: [, , , height] }: WidgetBox): Caption {
	const style = textStyle(pdf, field.appearance);
	const size = style.size || Math.min(12, height / 1.5);
	const face = textFace(text, { ...style, direction: baseDirection(text) });
	const isEmpty = text.trim() === "";
	return {
		text: isEmpty ? "" : text,
		style: { ...style, size },
		width: isEmpty ? 0 : face.measure(text, size) + 2 * CAPTION_MARGIN,
		height: (face.ascent + face.descent) * size,
	};
}

type Caption = { text: string; style: AnnotationTextStyle; width: number; height: number };

/** Points on both sides of a caption. */
const CAPTION_MARGIN = 2;

function drawPushButton(canvas: Canvas, widget: PdfDict, caption: Caption, { inner, border }: WidgetBox): void {
	const edge = coversBorder(canvas, widget) ? 0 : border.width;
	const room = inset(inner, [edge, edge, edge, edge]);
	const parts = buttonParts(canvas, widget, room, caption);
	if (parts.icon) drawIcon(canvas, widget, parts.icon);
	if (!parts.caption || caption.text === "") return;
	const [x0, y0, x1, y1] = parts.icon ? parts.caption : inner;
	const box: Box = [x0 + CAPTION_MARGIN, y0, x1 - CAPTION_MARGIN, y1];
	setLineOfText(canvas, { text: caption.text, box, style: caption.style, align: 0.5 });
}

/** Marks by the letter of ZapfDingbats that `MK` names: within a unit square, y up. */
const SHAPES: Readonly<Record<string, { path: string; says: string }>> = {
	"8": { path: "0.2 0.2 m 0.8 0.8 l 0.2 0.8 m 0.8 0.2 l S", says: "✗" },
	u: { path: "0.5 0.15 m 0.85 0.5 l 0.5 0.85 l 0.15 0.5 l f", says: "◆" },
	n: { path: "0.2 0.2 0.6 0.6 re f", says: "■" },
	H: {
		path: "0.5 0.9 m 0.6 0.62 l 0.9 0.62 l 0.66 0.43 l 0.75 0.13 l 0.5 0.31 l 0.25 0.13 l 0.34 0.43 l 0.1 0.62 l 0.4 0.62 l f",
		says: "★",
	},
};

function drawMark(canvas: Canvas, widget: PdfDict, field: FormField, { inner: [, , width, height] }: WidgetBox): void {
	const isRadio = (field.flags & FLAGS.radio) !== 0;
	const kind = captionOf(canvas.pdf, widget) || (isRadio ? "l" : "4");
	const { color } = textStyle(canvas.pdf, field.appearance);
	const side = Math.min(width, height);
	const shape = SHAPES[kind];
	const says = shape?.says ?? (kind === "l" ? "●" : "✓");
	const [left, bottom] = [(width - side) / 2, (height - side) / 2];
	hideText(canvas, says, { x: left, y: bottom + side * 0.15, size: side, widthPt: side });
	canvas.fillColor(color).strokeColor(color).transform([side, 0, 0, side, left, bottom]);
	if (shape) {
		canvas.add("0.12 w 1 J", shape.path);
		return;
	}
	// The paths of our own fields, whose y points down.
	canvas.transform([0.01, 0, 0, -0.01, 0, 1]);
	const check = checkPath(100, 100);
	if (kind === "l") canvas.add(svgPathOperators(dotPath(100, 100).d), "f");
	else canvas.add(`1 J 1 j ${n(check.strokeWidthPx)} w`, svgPathOperators(check.d), "S");
}
