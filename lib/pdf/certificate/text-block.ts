import { breakLines, type TextLine } from "#lib/fields/looks/break-lines.ts";
import { plainText } from "#lib/i18n/bidi.ts";
import type { Canvas } from "#lib/pdf/stamp/canvas.ts";
import { textFace } from "#lib/pdf/stamp/text-face.ts";
import { INK } from "./certificate-colours.ts";

export type BlockStyle = {
	sizePt: number;
	/** From base line to base line. */
	leadingPt: number;
	color?: string;
	isBold?: boolean;
};

/** A text broken to a width: its height is known before it is drawn. */
export type TextBlock = {
	/** Of the longest line. */
	widthPt: number;
	heightPt: number;
	lineCount: number;
	/** Draws lines `from` up to before `to`, the first one's top at y. */
	draw: (canvas: Canvas, x: number, y: number, lines?: { from: number; to: number }) => void;
};

/** Labels and consent texts are the same in every certificate; breaking them again would cost more than drawing them. */
const MAX_BROKEN_TEXTS = 500;
const brokenTexts = new Map<string, TextLine[]>();

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Breaks a text to a width in points; the certificate's languages read from the left, names in them as they do. Nothing is cut: what is too long for a line goes on in the next. */
export function textBlock(text: string, widthPt: number, style: BlockStyle): TextBlock {
	const shown = plainText(text.replace(CONTROLS, " ").trim());
	const { sizePt, leadingPt, color = INK, isBold = false } = style;
	const face = textFace(shown, { family: "Helvetica", isBold, isItalic: false, direction: "ltr" });
	const key = JSON.stringify([shown, widthPt, sizePt, isBold]);
	const lines = brokenTexts.get(key) ?? breakLines(shown, widthPt, (part) => face.measure(part, sizePt));
	if (brokenTexts.size >= MAX_BROKEN_TEXTS) brokenTexts.clear();
	brokenTexts.set(key, lines);
	const toBaseline = (leadingPt + (face.ascent - face.descent) * sizePt) / 2;
	return {
		widthPt: Math.max(0, ...lines.map((line) => line.width)),
		heightPt: lines.length * leadingPt,
		lineCount: lines.length,
		draw(canvas, x, y, { from, to } = { from: 0, to: lines.length }) {
			canvas.fillColor(color);
			lines.slice(from, to).forEach((line, i) => {
				if (line.text === "") return;
				face.draw(canvas, line.text, { x, y: y - i * leadingPt - toBaseline, size: sizePt, spacing: 0 });
			});
		},
	};
}
