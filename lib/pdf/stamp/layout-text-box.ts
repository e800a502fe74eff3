import { type FittedText, fitText } from "#lib/fields/text-layout.ts";
import type { FieldDefinition } from "#lib/fields/types.ts";
import type { Canvas } from "./canvas.ts";
import { type TextFace, textFace } from "./text-face.ts";

const PX_TO_PT = 0.75;
/** As text-layout.ts: height of a line of glyphs as a share of the font size. */
const GLYPH_HEIGHT = 1.2;

export type TextBox = {
	widthPt: number;
	heightPt: number;
	/** What is left of the page to the right of and below the box's top left corner. */
	maxWidthPt: number;
	maxHeightPt: number;
};

/** Where something was drawn in the field's own space, y up. */
export type Extent = readonly [x0: number, y0: number, x1: number, y1: number];

/** A text fitted to its box, not yet drawn. */
export type LaidText = {
	/** The box, or more when the text's resize option let it grow. */
	extent: Extent;
	draw: (canvas: Canvas) => void;
};

/**
 * Fits a field's text to its box. A single line stands in the middle of a box too low for two;
 * otherwise the text begins at the top, as in a text area.
 */
export function layoutTextBox(field: FieldDefinition, text: string, box: TextBox): LaidText {
	const { font } = field;
	const direction = field.textDirection === "RTL" ? "rtl" : "ltr";
	const face = textFace(text.replaceAll("\n", " "), { ...font, direction });
	const fitted = fitText({
		text: text.replace(/\r\n?/g, "\n"),
		boxWidth: box.widthPt,
		boxHeight: box.heightPt,
		maxWidth: box.maxWidthPt,
		maxHeight: box.maxHeightPt,
		fontSize: font.size * PX_TO_PT,
		lineHeight: font.lineHeight * PX_TO_PT,
		characterSpacing: field.characterSpacing * PX_TO_PT,
		resizeOption: field.resizeOption,
		measure: face.measure,
	});
	return {
		extent: [0, box.heightPt - fitted.boxHeight, fitted.boxWidth, box.heightPt],
		draw: (canvas) => drawLines(canvas, { field, face, fitted, heightPt: box.heightPt }),
	};
}

function drawLines(
	canvas: Canvas,
	laid: { field: FieldDefinition; face: TextFace; fitted: FittedText; heightPt: number },
): void {
	const { field, face, fitted, heightPt } = laid;
	const { fontSize: size, lineHeight, characterSpacing: spacing, boxWidth, boxHeight } = fitted;
	const textHeight = (fitted.lines.length - 1) * lineHeight + size * GLYPH_HEIGHT;
	const isMiddle = boxHeight < 2 * lineHeight || textHeight > boxHeight || field.type === "Attachment";
	const top = isMiddle ? (boxHeight - textHeight) / 2 : 0;
	const baseline = top + ((GLYPH_HEIGHT + face.ascent - face.descent) / 2) * size;
	canvas.isolated(() => {
		canvas.fillColor(field.font.color).strokeColor(field.font.color);
		fitted.lines.forEach((line, i) => {
			if (line.text === "") return;
			const x = (boxWidth - line.width) * SHIFT[field.textAlign];
			const y = heightPt - baseline - i * lineHeight;
			face.draw(canvas, line.text, { x, y, size, spacing });
			if (field.font.isUnderline || field.type === "Hyperlink") {
				canvas.strokeLine(x, y - size * 0.12, x + line.width, y - size * 0.12, size * 0.06);
			}
		});
	});
}

const SHIFT = { Left: 0, Center: 0.5, Right: 1 } as const;
