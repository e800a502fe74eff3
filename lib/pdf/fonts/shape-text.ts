import bidiFactory from "bidi-js";
import { chooseFont, drawnForm, ideographFamilies } from "./choose-font.ts";
import type { FamilyId } from "./families.ts";
import type { FontStyle } from "./font-files.ts";
import type { LoadedFont, ShapedGlyph } from "./load-font.ts";

/** Glyphs of one font in one direction, already in visual order. */
export type ShapedRun = {
	loaded: LoadedFont;
	glyphs: ShapedGlyph[];
	/** Em. */
	advance: number;
	/** Of graphemes, for letter spacing. */
	length: number;
};

export type ShapedLine = {
	/** NFC, logical order; letters without a glyph as they are, not as they are drawn. */
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
		const drawn = drawnForm(segment, { ...options, ideographs });
		for (const { segment: letter } of drawn === segment ? [{ segment }] : graphemes.segment(drawn)) {
			const last = pieces.at(-1);
			const loaded = chooseFont(letter, { ...options, ideographs });
			if (last && last.loaded === loaded && last.level === level) {
				last.text += letter;
				last.length++;
			} else {
				pieces.push({ text: letter, loaded, level, length: 1 });
			}
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

function shapePiece({ loaded, level, text, length }: Piece): ShapedRun {
	const glyphs = loaded.shape(text, level % 2 === 1 ? "rtl" : "ltr");
	const advance = glyphs.reduce((sum, glyph) => sum + glyph.xAdvance, 0) / loaded.unitsPerEm;
	return { loaded, glyphs, advance, length };
}
