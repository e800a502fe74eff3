import { PdfBool, type PdfDict, PdfName, PdfStream } from "@libpdf/core";
import type { Canvas } from "#lib/pdf/stamp/canvas.ts";
import { formBounds } from "./annotation-look.ts";
import { type Box, dictOf, entry, nameOf, numberOf, numbersOf } from "./dictionary-values.ts";

/** Where a button’s caption stands (PDF 2.0, table 192). */
const CAPTION_ONLY = 0;
const ICON_ONLY = 1;
const BELOW = 2;
const ABOVE = 3;
const RIGHT = 4;
const LEFT = 5;
/** A caption beside or below an icon takes this share of the button at most. */
const MAX_CAPTION = 0.7;

/** The room for the icon and the caption of a button; null for what it does not show. */
type ButtonParts = { icon: Box | null; caption: Box | null };

/**
 * Divides a button among its icon and its caption.
 *
 * @param size of the caption, in points
 */
export function buttonParts(
	canvas: Canvas,
	widget: PdfDict,
	box: Box,
	size: { width: number; height: number },
): ButtonParts {
	const about = dictOf(canvas.pdf, widget, "MK");
	const hasIcon = about !== null && entry(canvas.pdf, about, "I") instanceof PdfStream;
	const position = (about && numberOf(canvas.pdf, about, "TP")) ?? CAPTION_ONLY;
	if (!hasIcon || position === CAPTION_ONLY) return { icon: null, caption: box };
	if (position === ICON_ONLY) return { icon: box, caption: null };
	if (size.width === 0) return { icon: box, caption: null };
	const [x0, y0, x1, y1] = box;
	const across = Math.min(size.width, (x1 - x0) * MAX_CAPTION);
	const up = Math.min(size.height, (y1 - y0) * MAX_CAPTION);
	if (position === BELOW) return { caption: [x0, y0, x1, y0 + up], icon: [x0, y0 + up, x1, y1] };
	if (position === ABOVE) return { caption: [x0, y1 - up, x1, y1], icon: [x0, y0, x1, y1 - up] };
	if (position === RIGHT) return { caption: [x1 - across, y0, x1, y1], icon: [x0, y0, x1 - across, y1] };
	if (position === LEFT) return { caption: [x0, y0, x0 + across, y1], icon: [x0 + across, y0, x1, y1] };
	return { caption: box, icon: box };
}

/** Whether a button’s icon also covers the border (PDF 2.0, table 251). */
export function coversBorder(canvas: Canvas, widget: PdfDict): boolean {
	const fit = fitOf(canvas, widget);
	const covers = fit && entry(canvas.pdf, fit, "FB");
	return covers instanceof PdfBool && covers.value;
}

function fitOf(canvas: Canvas, widget: PdfDict): PdfDict | null {
	const about = dictOf(canvas.pdf, widget, "MK");
	return about && dictOf(canvas.pdf, about, "IF");
}

/** Paints a button’s icon, scaled and placed as `IF` says (PDF 2.0, 12.7.8.3.2, table 251), cut at its room. */
export function drawIcon(canvas: Canvas, widget: PdfDict, [x0, y0, x1, y1]: Box): void {
	const { pdf } = canvas;
	const about = dictOf(pdf, widget, "MK");
	const icon = about && entry(pdf, about, "I");
	if (!(icon instanceof PdfStream)) return;
	icon.set("Type", PdfName.of("XObject"));
	icon.set("Subtype", PdfName.of("Form"));
	const [left, bottom, right, top] = formBounds(pdf, icon, [x1 - x0, y1 - y0]);
	const [width, height] = [right - left, top - bottom];
	if (width <= 0 || height <= 0 || x1 <= x0 || y1 <= y0) return;
	const [scaleX, scaleY] = scales(canvas, widget, [(x1 - x0) / width, (y1 - y0) / height]);
	const fit = fitOf(canvas, widget);
	const [atLeft = 0.5, atBottom = 0.5] = fit ? numbersOf(pdf, fit, "A", 2) : [];
	const x = x0 + (x1 - x0 - width * scaleX) * atLeft;
	const y = y0 + (y1 - y0 - height * scaleY) * atBottom;
	canvas.isolated(() => {
		canvas.clip(x0, y0, x1 - x0, y1 - y0);
		canvas.transform([scaleX, 0, 0, scaleY, x - left * scaleX, y - bottom * scaleY]);
		canvas.paint(pdf.context.getRef(icon) ?? pdf.register(icon));
	});
}

/** What an icon is scaled by; `room` is what it would fill its room with. */
function scales(canvas: Canvas, widget: PdfDict, room: [x: number, y: number]): [x: number, y: number] {
	const fit = fitOf(canvas, widget);
	const when = (fit && nameOf(canvas.pdf, fit, "SW")) ?? "A";
	const smaller = Math.min(...room);
	// The icon is bigger than its room where it would have to shrink.
	const isScaled = when === "A" || (when === "B" && smaller < 1) || (when === "S" && smaller > 1);
	if (!isScaled) return [1, 1];
	return (fit && nameOf(canvas.pdf, fit, "S")) === "A" ? room : [smaller, smaller];
}
