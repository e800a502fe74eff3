import type { FontName } from "#lib/fields/field-types.ts";
import { FACE_METRICS } from "#lib/fields/looks/face-metrics.ts";
import type { SignatureFace } from "#lib/fields/values/mark.ts";
import { wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { keepsOrder, type ShapedLine, shapeText } from "#lib/pdf/fonts/shape-text.ts";
import { isWinAnsi } from "#lib/pdf/fonts/win-ansi.ts";
import { type Canvas, n } from "./canvas.ts";
import { drawOutlines, type LineOptions } from "./draw-outlines.ts";
import { latinFont } from "./embedded-font.ts";

type TextStyle = {
	family: FontName | SignatureFace;
	isBold: boolean;
	isItalic: boolean;
	/** Of the paragraph. */
	direction: "ltr" | "rtl";
};

/** How one piece of text is measured and drawn. All lengths in points. */
export type TextFace = {
	/** Em above and below the base line, as browsers place a line of this family. */
	ascent: number;
	descent: number;
	/** Without letter spacing. */
	measure: (text: string, size: number) => number;
	/** Draws one line from its base line's left end. */
	draw: (canvas: Canvas, text: string, options: LineOptions) => void;
};

const CONTROL = /\p{Cc}/gu;
/** Families that are embedded for these names: every letter is as wide as in the standard font. */
const EMBEDDED: Partial<Record<TextStyle["family"], FamilyId>> = {
	Helvetica: "arimo",
	Courier: "cousine",
	TimesRoman: "tinos",
};

/**
 * The face for a text: real text in an embedded font when it is Latin and nothing is to be put in another order,
 * else outlines of the open fonts we bring.
 */
export function textFace(text: string, style: TextStyle): TextFace {
	const family = EMBEDDED[style.family];
	if (family && isWinAnsi(clean(text)) && keepsOrder(clean(text), style.direction)) {
		return embeddedFace(wholeFont(family, style), FACE_METRICS[style.family]);
	}
	return outlineFace(style);
}

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

function clean(text: string): string {
	return PRINTABLE_ASCII.test(text) ? text : text.normalize("NFC").replace(CONTROL, " ");
}

function embeddedFace(font: LoadedFont, { ascent, descent }: { ascent: number; descent: number }): TextFace {
	const glyphOf = (char: string) => font.glyphOf(char.codePointAt(0) ?? 0) ?? 0;
	return {
		ascent,
		descent,
		measure(text, size) {
			let units = 0;
			for (const char of clean(text)) units += font.advance(glyphOf(char));
			return (units / font.unitsPerEm) * size;
		},
		draw(canvas, text, { x, y, size, spacing }) {
			const gap = spacing === 0 ? "" : ` ${n(spacing)} Tc`;
			const latin = latinFont(canvas.pdf, font);
			const name = canvas.font(latin.ref);
			canvas.add(`BT${gap} ${n(x)} ${n(y)} Td /${name} ${n(size)} Tf ${latin.string(clean(text))} Tj ET`);
			if (spacing !== 0) canvas.add("0 Tc");
		},
	};
}

/** A name stands in many places of a document; shaping it once is enough. */
const MAX_SHAPED_LINES = 500;
const shapedLines = new Map<string, ShapedLine>();

function outlineFace(style: TextStyle): TextFace {
	const family = outlineFamily(style.family);
	const { ascent, descent } = FACE_METRICS[family === "noto-sans" ? "NotoSans" : style.family];
	const { isBold, isItalic, direction } = style;
	const key = `${family}/${isBold}/${isItalic}/${direction}/`;
	const shape = (text: string): ShapedLine => {
		const known = shapedLines.get(key + text);
		if (known) return known;
		const line = shapeText(clean(text), { family, style: { isBold, isItalic }, direction });
		if (shapedLines.size >= MAX_SHAPED_LINES) shapedLines.clear();
		shapedLines.set(key + text, line);
		return line;
	};
	return {
		ascent,
		descent,
		measure: (text, size) => shape(text).advance * size,
		draw: (canvas, text, options) => drawOutlines(canvas, shape(text), options),
	};
}

function outlineFamily(family: TextStyle["family"]): FamilyId {
	if (family === "Carlito") return "carlito";
	return family in EMBEDDED || family === "NotoSans" ? "noto-sans" : (family as SignatureFace);
}
