import { type PDF, type PdfDict, PdfName, PdfStream } from "@libpdf/core";
import { Canvas } from "#lib/pdf/stamp/canvas.ts";
import { annotationLook } from "./annotation-look.ts";
import { type Box, boxOf, dictOf, entry } from "./dictionary-values.ts";
import { FLAGS, type FormField, readFormField } from "./form-field.ts";
import { readLook } from "./look-letters.ts";
import { requireFieldLetters } from "./require-letters.ts";
import { setComb, setLineOfText, setParagraphs, type TextBlock } from "./set-text.ts";
import { showsValue } from "./shows-value.ts";
import { textStyle } from "./text-style.ts";
import { frameWidget, setLook, type WidgetBox, widgetBox } from "./widget-frame.ts";
import { writeButtonLook } from "./write-button-look.ts";

/**
 * Gives a form field’s widget a look that shows the field’s value, unless it has one: what the file leaves to the
 * reader, such as with `NeedAppearances`, readers show in different ways or not at all. Throws PdfRefusalError for a
 * value in letters that none of our fonts has.
 */
export function writeFieldLook(pdf: PDF, widget: PdfDict, fileName: string): void {
	const field = readFormField(pdf, widget);
	if (field.type === "Btn") writeButtonLook(pdf, widget, field, fileName);
	else if (field.type === "Tx" || field.type === "Ch") writeTextLook(pdf, widget, field, fileName);
}

function writeTextLook(pdf: PDF, widget: PdfDict, field: FormField, fileName: string): void {
	const looks = dictOf(pdf, widget, "AP");
	const stored = looks && entry(pdf, looks, "N");
	const shown = stored instanceof PdfStream ? readLook(pdf, stored) : null;
	if (shown && showsValue(field, shown)) return;
	const rect = boxOf(pdf, widget, "Rect");
	if (!rect) return;
	if (!isPassword(field)) requireFieldLetters(field.values.join("\n"), { file: fileName, field: field.name });
	const canvas = new Canvas(pdf);
	const box = widgetBox(pdf, widget, rect);
	// A look without letters is the frame of the field.
	if (shown && shown.text.trim() === "" && shown.unread === 0) paintStored(canvas, widget, rect);
	else frameWidget(canvas, widget, box);
	if (field.values.length > 0) canvas.isolated(() => setValue(canvas, field, box));
	if (!canvas.isEmpty) setLook(widget, canvas, [0, 0, box.width, box.height]);
}

function isPassword({ type, flags }: FormField): boolean {
	return type === "Tx" && (flags & FLAGS.password) !== 0;
}

/** Paints the look that a widget has already at its place. */
function paintStored(canvas: Canvas, widget: PdfDict, [x0, y0]: Box): void {
	const look = annotationLook(canvas.pdf, widget, 0);
	if (!look) return;
	look.stream.set("Type", PdfName.of("XObject"));
	look.stream.set("Subtype", PdfName.of("Form"));
	const ref = canvas.pdf.context.getRef(look.stream) ?? canvas.pdf.register(look.stream);
	canvas.isolated(() => canvas.transform([1, 0, 0, 1, -x0, -y0]).transform(look.matrix).paint(ref));
}

/** Between a field’s edge and its text, beside the border. */
const PADDING = 2;

function setValue(canvas: Canvas, field: FormField, { turn, inner, border }: WidgetBox): void {
	const style = textStyle(canvas.pdf, field.appearance);
	const value = field.values.join("\n");
	const text = isPassword(field) ? "•".repeat([...value].length) : value;
	const align = field.alignment === null ? null : field.alignment / 2;
	const edge = border.width;
	const pad = Math.min(edge + PADDING, inner[2] / 4);
	const lines: Box = [pad, edge, inner[2] - pad, inner[3] - edge];
	const block: TextBlock = { text, box: lines, style, align };
	canvas.transform(turn);
	const has = (flag: number) => (field.flags & flag) !== 0;
	const cells = field.maxLength ?? 0;
	if (field.type === "Ch" && !has(FLAGS.combo)) setList(canvas, field, block);
	else if (field.type === "Tx" && has(FLAGS.multiline)) setParagraphs(canvas, withPadding(block, edge + PADDING));
	else if (field.type === "Tx" && has(FLAGS.comb) && cells >= [...text].length) {
		setComb(canvas, { ...block, box: [0, edge, inner[2], inner[3] - edge] }, cells);
	} else setLineOfText(canvas, block);
}

function withPadding(block: TextBlock, padding: number): TextBlock {
	const [x0, y0, x1, y1] = block.box;
	const inset = Math.min(padding, (y1 - y0) / 4);
	return { ...block, box: [x0, y0 + inset, x1, y1 - inset] };
}

const SELECTED = "#99c1da";
const LIST_LINE = 1.2;

/** The options of a list from the first visible one on, those that are chosen marked; these alone where they would be cut. */
function setList(canvas: Canvas, field: FormField, block: TextBlock): void {
	const size = block.style.size || 12;
	const [x0, , x1, y1] = block.box;
	const height = size * LIST_LINE;
	const room = Math.floor((y1 - block.box[1]) / height);
	const visible = field.options.slice(field.topIndex, field.topIndex + room);
	if (!field.values.every((value) => visible.includes(value))) {
		setParagraphs(canvas, block);
		return;
	}
	for (const [index, option] of visible.entries()) {
		const top = y1 - index * height;
		if (field.values.includes(option)) {
			canvas.isolated(() => canvas.fillColor(SELECTED).fillRectangle(x0, top - height, x1 - x0, height));
		}
		setLineOfText(canvas, {
			...block,
			text: option,
			box: [x0, top - height, x1, top],
			style: { ...block.style, size },
		});
	}
}
