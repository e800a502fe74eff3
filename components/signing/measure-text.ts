import type { FieldDefinition } from "#lib/fields/types.ts";
import { FONT_STACKS } from "./field-style.ts";

let context: CanvasRenderingContext2D | null = null;

/** Measures text as the browser will set it, in pixels of the page at 100 %. Null outside of a browser. */
export function textMeasure({ font }: FieldDefinition): ((text: string, fontSize: number) => number) | null {
	if (typeof document === "undefined") return null;
	context ??= document.createElement("canvas").getContext("2d");
	const drawing = context;
	if (!drawing) return null;
	const style = `${font.isItalic ? "italic " : ""}${font.isBold ? "700 " : ""}`;
	const family = FONT_STACKS[font.family];
	return (text, fontSize) => {
		drawing.font = `${style}${fontSize}px ${family}`;
		return drawing.measureText(text).width;
	};
}
