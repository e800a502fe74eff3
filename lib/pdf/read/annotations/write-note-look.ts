import type { PDF, PdfDict } from "@libpdf/core";
import { Canvas, n, numbers } from "#lib/pdf/stamp/canvas.ts";
import { borderOf, colorOf, drawFrame, setLine } from "./borders.ts";
import { type Box, boxOf, nameOf, numberOf, numbersOf, textOf } from "./dictionary-values.ts";
import { cloudBox, cloudRadius, cornersOf, drawCloud } from "./draw-cloud.ts";
import { plainText } from "./form-field.ts";
import { drawEnding, endingReach, endingsOf } from "./line-endings.ts";
import { around, inset, type Point, pathThrough, pointsOf } from "./points.ts";
import { setLineOfText, setParagraphs } from "./set-text.ts";
import { type AnnotationTextStyle, fontStyle, hexColor, textStyle } from "./text-style.ts";
import { setLook } from "./widget-frame.ts";

/** The words of an annotation that stand on its page; empty when they only show in a window. */
export function printedWords(pdf: PDF, annotation: PdfDict, subtype: string): string {
	if (subtype === "Stamp") return stampWords(nameOf(pdf, annotation, "Name") ?? "Draft");
	if (subtype !== "FreeText" && subtype !== "Line") return "";
	const contents = textOf(pdf, annotation, "Contents");
	return contents.trim() === "" ? plainText(textOf(pdf, annotation, "RC")) : contents;
}

/** Gives free text, a stamp or the sign of a note the look that its entries describe (PDF 2.0, 12.5.6). */
export function writeNoteLook(pdf: PDF, annotation: PdfDict, subtype: string): void {
	const rect = boxOf(pdf, annotation, "Rect");
	if (!rect) return;
	const canvas = new Canvas(pdf);
	const opacity = Math.min(1, Math.max(0, numberOf(pdf, annotation, "CA") ?? 1));
	if (opacity < 1) canvas.opacity(opacity);
	const words = printedWords(pdf, annotation, subtype);
	if (subtype === "FreeText") drawFreeText(canvas, annotation, rect, words);
	else if (subtype === "Stamp") drawStamp(canvas, annotation, rect, words);
	else drawNoteSign(canvas, annotation, rect);
}

/** Between the edge of free text and its words, beside the border. */
const PADDING = 2;

function drawFreeText(canvas: Canvas, annotation: PdfDict, rect: Box, text: string): void {
	const { pdf } = canvas;
	const cloud = cloudRadius(pdf, annotation);
	const border = borderOf(pdf, annotation, cloud > 0 ? 1 : 0);
	const { style, align } = freeTextStyle(pdf, annotation);
	const differences = numbersOf(pdf, annotation, "RD", 4);
	const box = cloud > 0 ? cloudBox(rect, differences, cloud + border.width) : inset(rect, differences);
	const callout = pointsOf(numbersOf(pdf, annotation, "CL", 6));
	const [tip, from] = callout;
	if (tip && from) {
		const [ending] = endingsOf(pdf, annotation);
		const width = border.width || 1;
		canvas.isolated(() => {
			setLine(canvas.strokeColor(style.color), { ...border, width });
			canvas.add(pathThrough(callout), "S");
			drawEnding(canvas, ending, { tip, from, width, fill: null });
		});
	}
	const pen = { fill: colorOf(pdf, annotation, "C"), stroke: style.color, border };
	const clouded = cloud > 0 ? drawCloud(canvas, cornersOf(box), pen, cloud) : null;
	if (!clouded) drawFrame(canvas, box, pen);
	const edge = border.width + Math.min(PADDING, (box[3] - box[1]) / 8);
	if (text.trim() !== "") {
		setParagraphs(canvas, { text, box: inset(box, [edge, edge, edge, edge]), style, align });
	}
	const corners: Point[] = [rect, clouded ?? rect].flatMap(cornersOf);
	const bounds =
		callout.length > 1 ? around([...corners, ...callout], endingReach(border.width || 1)) : around(corners, 0);
	annotation.set("Rect", numbers(bounds));
	if (!canvas.isEmpty) setLook(annotation, canvas, bounds);
}

/** From `DA`, and what the style sheet in `DS` says otherwise. */
function freeTextStyle(pdf: PDF, annotation: PdfDict): { style: AnnotationTextStyle; align: number | null } {
	const style = textStyle(pdf, textOf(pdf, annotation, "DA"));
	const sheet = new Map(
		textOf(pdf, annotation, "DS")
			.split(";")
			.map((rule): [string, string] => {
				const [property = "", ...value] = rule.split(":");
				return [property.trim().toLowerCase(), value.join(":").trim()];
			}),
	);
	const font = sheet.get("font") ?? "";
	const names = [font, sheet.get("font-family"), sheet.get("font-weight"), sheet.get("font-style")].join(" ");
	if (names.trim() !== "") Object.assign(style, fontStyle(names));
	const size = /([\d.]+)\s*pt/.exec(`${sheet.get("font-size") ?? ""} ${font}`)?.[1];
	if (size) style.size = Number(size);
	const color = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(sheet.get("color") ?? "");
	if (color) style.color = hexColor(color.slice(1).map((part) => Number.parseInt(part, 16) / 255)) ?? style.color;
	const side = ["left", "center", "right"].indexOf(sheet.get("text-align") ?? "");
	const alignment = numberOf(pdf, annotation, "Q");
	return { style, align: side >= 0 ? side / 2 : alignment === null ? null : alignment / 2 };
}

const STAMP_COLOR = "#c00000";

function drawStamp(canvas: Canvas, annotation: PdfDict, rect: Box, text: string): void {
	const [x0, y0, x1, y1] = rect;
	const color = colorOf(canvas.pdf, annotation, "C") ?? STAMP_COLOR;
	const width = Math.min(3, (y1 - y0) / 12);
	drawFrame(canvas, rect, { fill: null, stroke: color, border: { width, dash: [], isUnderline: false } });
	const pad = Math.min(6, (y1 - y0) / 5) + width;
	const style = { family: "Helvetica", isBold: true, isItalic: false, size: 0, color } as const;
	setLineOfText(canvas, { text, box: [x0 + pad, y0 + pad, x1 - pad, y1 - pad], style, align: 0.5 });
	setLook(annotation, canvas, rect);
}

/** `SBNotForPublicRelease` and `#NotApproved` are written like this (PDF 2.0, 12.5.6.12). */
function stampWords(name: string): string {
	const words = name.replace(/^(?:SB|SH|#)(?=[A-Z])/, "").replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1 ");
	return words.toUpperCase();
}

/** Readers show a note as a sign of this size in the upper left corner; its words are in its window. */
const SIGN = 18;

function drawNoteSign(canvas: Canvas, annotation: PdfDict, [x0, , , y1]: Box): void {
	const color = colorOf(canvas.pdf, annotation, "C") ?? "#ffd100";
	const bounds: Box = [x0, y1 - SIGN, x0 + SIGN, y1];
	canvas.isolated(() => {
		canvas.fillColor(color).strokeColor("#404040");
		canvas.add(`0.8 w ${n(x0 + 1)} ${n(y1 - SIGN + 1)} ${SIGN - 2} ${SIGN - 2} re B`);
		for (const line of [5, 9, 13]) canvas.strokeLine(x0 + 4, y1 - line, x0 + SIGN - 4, y1 - line, 1);
	});
	annotation.set("Rect", numbers(bounds));
	setLook(annotation, canvas, bounds);
}
