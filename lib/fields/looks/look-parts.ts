import type { DrawnMark, SignatureFace } from "#lib/fields/values/mark.ts";
import type { FittedText } from "./text-layout.ts";

/** Width of a text at a font size in the field's own font, in pixels, without letter spacing. */
export type MeasureText = (text: string, fontSize: number) => number;

/** What is drawn of a mark; an uploaded one is a picture that page and PDF have at different places. */
export type LookMark = DrawnMark | { kind: "type"; text: string; face: SignatureFace } | { kind: "image" };

/** What a field holds, as far as it is seen. */
export type LookValue =
	| { kind: "none" }
	/** A ticked box, a chosen button. */
	| { kind: "on" }
	/** As it is printed: formatted already. */
	| { kind: "text"; text: string }
	/** With the lines that stand in a frame around it; null: no frame. */
	| { kind: "mark"; mark: LookMark; frame: readonly string[] | null }
	| { kind: "picture" }
	| { kind: "file"; name: string };

export type LookBox = { x: number; y: number; width: number; height: number };

/** One line of text of a face of its own, as large as its box allows. */
export type LookLine = {
	kind: "line";
	text: string;
	face: SignatureFace | "Helvetica";
	color: string;
	box: LookBox;
	/** Share of the box's width that it may take: script faces reach beyond their advance. */
	share: number;
	align: "start" | "center";
};

/** Something to draw. Paths are SVG path data of absolute M, L, C and Z, in pixels of the field's box, y down. */
export type LookPart =
	/** Round caps and joins. says: the character that it stands for, or nothing */
	| { kind: "stroke"; d: string; widthPx: number; color: string; says: string }
	| { kind: "fill"; d: string; color: string; says: string }
	/** In the field's font; top is where the first line's glyphs begin. */
	| { kind: "text"; x: number; top: number; fitted: FittedText }
	| LookLine
	/** As large as the box allows, in its middle, proportions kept. */
	| { kind: "picture"; box: LookBox };
