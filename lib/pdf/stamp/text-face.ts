import { Standard14Font, type Standard14FontName } from "@libpdf/core";
import { FACE_METRICS } from "#lib/fields/face-metrics.ts";
import type { SignatureFace } from "#lib/fields/mark.ts";
import type { FontName } from "#lib/fields/types.ts";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import { keepsOrder, type ShapedLine, shapeText } from "#lib/pdf/fonts/shape-text.ts";
import { encodeWinAnsi, isWinAnsi, winAnsiCharacters } from "#lib/pdf/fonts/win-ansi.ts";
import { type Canvas, n } from "./canvas.ts";
import { drawOutlines } from "./draw-outlines.ts";

export type TextStyle = {
	family: FontName | SignatureFace;
	isBold: boolean;
	isItalic: boolean;
	/** Of the paragraph. */
	direction: "ltr" | "rtl";
};

export type LineOptions = { x: number; y: number; size: number; spacing: number };

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
const STANDARD: Partial<
	Record<TextStyle["family"], [Standard14FontName, Standard14FontName, Standard14FontName, Standard14FontName]>
> = {
	Helvetica: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
	Courier: ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"],
	TimesRoman: ["Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic"],
};
/**
 * The face for a text: real text in a standard font when that has every character and nothing is to be put in
 * another order (nothing to embed, the file hardly grows), else outlines of the open fonts we bring.
 */
export function textFace(text: string, style: TextStyle): TextFace {
	const names = STANDARD[style.family];
	if (names && isWinAnsi(clean(text)) && keepsOrder(clean(text), style.direction)) {
		return standardFace(
			names[(style.isBold ? 1 : 0) + (style.isItalic ? 2 : 0)] ?? names[0],
			FACE_METRICS[style.family],
		);
	}
	return outlineFace(style);
}

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

function clean(text: string): string {
	return PRINTABLE_ASCII.test(text) ? text : text.normalize("NFC").replace(CONTROL, " ");
}

const widths = new Map<Standard14FontName, Map<number, number>>();

/** Em by code unit: the encoding has none beyond 16 bits. */
function widthTable(name: Standard14FontName): Map<number, number> {
	const known = widths.get(name);
	if (known) return known;
	const font = Standard14Font.of(name);
	const table = new Map<number, number>();
	for (const char of winAnsiCharacters()) table.set(char.charCodeAt(0), font.widthOfTextAtSize(char, 1));
	widths.set(name, table);
	return table;
}

function standardFace(name: Standard14FontName, { ascent, descent }: { ascent: number; descent: number }): TextFace {
	const table = widthTable(name);
	return {
		ascent,
		descent,
		measure(text, size) {
			const shown = clean(text);
			let sum = 0;
			for (let i = 0; i < shown.length; i++) sum += table.get(shown.charCodeAt(i)) ?? 0;
			return sum * size;
		},
		draw(canvas, text, { x, y, size, spacing }) {
			const literal = literalString(clean(text));
			const gap = spacing === 0 ? "" : `${n(spacing)} Tc `;
			canvas.add(`BT /${canvas.font(name)} ${n(size)} Tf ${gap}${n(x)} ${n(y)} Td (${literal}) Tj ET`);
			if (spacing !== 0) canvas.add("0 Tc");
		},
	};
}

/** A text in WinAnsi as it stands between parentheses. */
function literalString(text: string): string {
	if (PRINTABLE_ASCII.test(text)) return text.replace(/[()\\]/g, "\\$&");
	return encodeWinAnsi(text).map(escapeCode).join("");
}

/** A byte of a literal string (PDF 2.0, 7.3.4.2). */
function escapeCode(code: number): string {
	if (code === 0x28 || code === 0x29 || code === 0x5c) return `\\${String.fromCharCode(code)}`;
	return code < 0x7f ? String.fromCharCode(code) : `\\${code.toString(8)}`;
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
	return family in STANDARD || family === "NotoSans" ? "noto-sans" : (family as SignatureFace);
}
