import type { CSSProperties } from "react";
import type { Bounds, FieldDefinition, FontName, PageGeometry } from "#lib/fields/field-types.ts";
import { usedLineHeight } from "#lib/fields/looks/text-layout.ts";

/**
 * CSS families in the metrics that the PDF prints with (fonts.css of the signing page): the system's own
 * Arial, Courier New or Times New Roman where it has them, else free look-alikes of equal widths.
 */
export const FONT_STACKS: Readonly<Record<FontName, string>> = {
	Helvetica: '"Local Helvetica", Arimo, "Noto Sans", sans-serif',
	Courier: '"Local Courier", Cousine, monospace',
	TimesRoman: '"Local Times", Tinos, serif',
	NotoSans: '"Noto Sans", sans-serif',
	Carlito: "Carlito, sans-serif",
};

type PageSize = Pick<PageGeometry, "widthPx" | "heightPx">;

/** Where a field stands, in shares of its page, so that it scales with it. */
export function placeStyle(bounds: Bounds, page: PageSize): CSSProperties {
	const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
	return {
		left: percent(bounds.x, page.widthPx),
		top: percent(bounds.y, page.heightPx),
		width: percent(bounds.width, page.widthPx),
		height: percent(bounds.height, page.heightPx),
	};
}

/** A length of the page at its present scale; `--px` is one pixel of the page at 100 %. */
export function scaled(px: number): string {
	return `calc(var(--px) * ${Math.round(px * 1000) / 1000})`;
}

/** How a field's text looks, at a size that may have been shrunk to fit. */
export function textStyle(field: FieldDefinition, scale = 1): CSSProperties {
	const { font } = field;
	return {
		fontFamily: FONT_STACKS[font.family],
		fontSize: scaled(font.size * scale),
		lineHeight: scaled(usedLineHeight(font) * scale),
		fontWeight: font.isBold ? 700 : 400,
		fontStyle: font.isItalic ? "italic" : "normal",
		textDecorationLine: font.isUnderline || field.type === "Hyperlink" ? "underline" : "none",
		color: font.color,
		letterSpacing: field.characterSpacing === 0 ? "normal" : scaled(field.characterSpacing * scale),
		textAlign: field.textAlign === "Left" ? "left" : field.textAlign === "Right" ? "right" : "center",
	};
}

/** What is asked for is no value: it stands aslant and in grey, as the placeholders of signing.css do. */
export const HINT_STYLE: CSSProperties = { color: "#5a5f68", fontStyle: "italic" };

/** The writing direction of what is in a field. */
export function directionOf(field: FieldDefinition): "ltr" | "rtl" {
	return field.textDirection === "RTL" ? "rtl" : "ltr";
}
