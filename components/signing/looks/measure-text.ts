import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { MeasureText } from "#lib/fields/looks/look-parts.ts";
import { FONT_STACKS } from "./field-style.ts";

let context: CanvasRenderingContext2D | null = null;

/**
 * Width of a text as the browser will set it, in pixels. Null outside of a browser.
 *
 * @param font as CSS writes it: style, weight, size, family
 */
export function measureWidth(font: string, text: string): number | null {
	if (typeof document === "undefined") return null;
	context ??= document.createElement("canvas").getContext("2d");
	if (!context) return null;
	context.font = font;
	return context.measureText(text).width;
}

/** Measures a field's text, in pixels of the page at 100 %. Null outside of a browser. */
export function textMeasure({ font }: FieldDefinition): MeasureText | null {
	if (typeof document === "undefined") return null;
	const style = `${font.isItalic ? "italic " : ""}${font.isBold ? "700 " : ""}`;
	const family = FONT_STACKS[font.family];
	return (text, fontSize) => measureWidth(`${style}${fontSize}px ${family}`, text) ?? 0;
}
