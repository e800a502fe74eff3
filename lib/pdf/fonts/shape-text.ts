import bidiFactory from "bidi-js";
import type { GlyphRun } from "fontkit";
import { chooseFont, ideographFamilies } from "./choose-font.ts";
import type { FamilyId } from "./families.ts";
import type { FontStyle } from "./font-files.ts";
import type { LoadedFont } from "./load-font.ts";
import { inMyanmarOrder, MYANMAR_FEATURES } from "./myanmar-order.ts";

/** Glyphs of one font in one direction, already in visual order. */
export type ShapedRun = {
	loaded: LoadedFont;
	glyphRun: GlyphRun;
	/** Em. */
	advance: number;
	/** Of graphemes, for letter spacing. */
	length: number;
};

export type ShapedLine = {
	/** NFC, logical order. */
	text: string;
	runs: ShapedRun[];
	/** Em. */
	advance: number;
};

type Piece = { text: string; loaded: LoadedFont; level: number; length: number };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * One line of text as glyphs in visual order (UAX #9 for direction, OpenType shaping per run).
 *
 * @param direction of the paragraph; its characters may still run the other way
 */
export function shapeText(
	text: string,
	options: { family: FamilyId; style: FontStyle; direction: "ltr" | "rtl" },
): ShapedLine {
	const normal = text.normalize("NFC");
	const pieces = splitPieces(normal, options);
	const runs = visualOrder(pieces).map(shapePiece);
	return { text: normal, runs, advance: runs.reduce((sum, run) => sum + run.advance, 0) };
}

/** Whether a text of Latin letters reads from left to right as it stands; in a right-to-left paragraph its marks move. */
export function keepsOrder(text: string, direction: "ltr" | "rtl"): boolean {
	return direction === "ltr" || bidi.getEmbeddingLevels(text, direction).levels.every((level) => level % 2 === 0);
}

/** Neighbours of the same font and level are shaped together. */
function splitPieces(text: string, options: { family: FamilyId; style: FontStyle; direction: "ltr" | "rtl" }): Piece[] {
	const { levels } = bidi.getEmbeddingLevels(text, options.direction);
	const ideographs = ideographFamilies(text);
	const pieces: Piece[] = [];
	for (const { segment, index } of graphemes.segment(text)) {
		const level = levels[index] ?? 0;
		const last = pieces.at(-1);
		const loaded = chooseFont(segment, { ...options, ideographs });
		if (last && last.loaded === loaded && last.level === level) {
			last.text += segment;
			last.length++;
		} else {
			pieces.push({ text: segment, loaded, level, length: 1 });
		}
	}
	return pieces;
}

/** UAX #9 rule L2: from the highest level down to the lowest odd one, reverse what is at least as high. */
function visualOrder(pieces: Piece[]): Piece[] {
	const ordered = [...pieces];
	const highest = Math.max(0, ...pieces.map((piece) => piece.level));
	for (let level = highest; level > 0; level--) {
		for (let start = 0; start < ordered.length; start++) {
			let end = start;
			while ((ordered[end]?.level ?? -1) >= level) end++;
			if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
			start = Math.max(start, end);
		}
	}
	return ordered;
}

function shapePiece(piece: Piece): ShapedRun {
	const { loaded, level, text, length } = piece;
	const isRightToLeft = level % 2 === 1;
	const glyphRun = layOut(loaded.font, isRightToLeft ? mirror(text) : text, isRightToLeft ? "rtl" : "ltr");
	const advance = glyphRun.positions.reduce((sum, position) => sum + position.xAdvance, 0) / loaded.unitsPerEm;
	return { loaded, glyphRun, advance, length };
}

function layOut(font: LoadedFont["font"], text: string, direction: "ltr" | "rtl"): GlyphRun {
	if (MYANMAR.test(text)) return font.layout(inMyanmarOrder(text), MYANMAR_FEATURES, undefined, undefined, direction);
	try {
		return font.layout(text, undefined, undefined, undefined, direction);
	} catch {
		// The font library stumbles over nonsense such as a vowel without a letter: then letter by letter.
		return font.layout(text, undefined, "DFLT", undefined, direction);
	}
}

const MYANMAR = /\p{Script=Myanmar}/u;

/** UAX #9 rule L4: brackets and the like look the other way in right-to-left runs. */
function mirror(text: string): string {
	return Array.from(text, (char) => bidi.getMirroredCharacter(char) ?? char).join("");
}
