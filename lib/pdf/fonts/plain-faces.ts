import type { Glyph } from "fontkit";
import type { FamilyId } from "./families.ts";
import { type FontFile, type FontStyle, fontFiles } from "./font-files.ts";
import { type LoadedFont, loadFont } from "./load-font.ts";

/** One letter of a face: the file it is in, and its width in em. */
export type PlainGlyph = { loaded: LoadedFont; glyph: Glyph; advance: number };

/** Which letters a face can set by themselves, without shaping. */
export type PlainFace = {
	/** Null when no file of the family has the letter. */
	glyphOf: (char: string) => PlainGlyph | null;
};

const faces = new Map<string, PlainFace>();

/** The face of a family whose letters are put side by side as they are: Latin text, to be embedded as text. */
export function plainFace(family: FamilyId, style: FontStyle): PlainFace {
	const key = `${family}/${style.isBold}/${style.isItalic}`;
	const known = faces.get(key);
	if (known) return known;
	const files = fontFiles(family, style);
	const glyphs = new Map<string, PlainGlyph | null>();
	const face: PlainFace = {
		glyphOf(char) {
			const found = glyphs.get(char);
			if (found !== undefined) return found;
			const glyph = findGlyph(files, char);
			glyphs.set(char, glyph);
			return glyph;
		},
	};
	faces.set(key, face);
	return face;
}

function findGlyph(files: readonly FontFile[], char: string): PlainGlyph | null {
	const codePoint = char.codePointAt(0) ?? 0;
	for (const file of files) {
		if (file.ranges && !file.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
		const loaded = loadFont(file);
		if (!loaded.font.hasGlyphForCodePoint(codePoint)) continue;
		const glyph = loaded.font.glyphForCodePoint(codePoint);
		return { loaded, glyph, advance: glyph.advanceWidth / loaded.unitsPerEm };
	}
	return null;
}
