import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { decodeWoff2 } from "./decode-woff2.ts";
import type { FontFile } from "./font-files.ts";
import { glyphOperators } from "./glyph-operators.ts";
import { mendShaping } from "./mend-shaping.ts";
import { type FontParts, fontParts } from "./subset-font.ts";

/** An opened font and the outlines it was asked for so far. */
export type LoadedFont = {
	font: fontkit.Font;
	unitsPerEm: number;
	isSlanted: boolean;
	/** What an embedded part is copied from; null where its outlines must be written anew. */
	parts: FontParts | null;
	/** PDF path operators of a glyph in font units, without a painting operator. */
	outline: (glyph: fontkit.Glyph) => string;
};

/** CJK families come in some 120 files each: keep the ones in use, so that a child stays small. */
const MAX_OPEN_FONTS = 48;
const open = new Map<string, LoadedFont>();

/**
 * Opens a font file of ours, once.
 *
 * @throws Error when the installed package is damaged
 */
export function loadFont(file: FontFile): LoadedFont {
	const key = `${file.path}#${file.weight}#${file.isSlanted}`;
	const known = open.get(key);
	if (known) {
		open.delete(key);
		open.set(key, known);
		return known;
	}
	const loaded = openFont(file);
	open.set(key, loaded);
	if (open.size > MAX_OPEN_FONTS) {
		const oldest = open.keys().next().value;
		if (oldest !== undefined) open.delete(oldest);
	}
	return loaded;
}

function openFont(file: FontFile): LoadedFont {
	const bytes = readFileSync(file.path);
	const plain = file.path.endsWith(".woff2") ? decodeWoff2(bytes) : bytes;
	const created = fontkit.create(plain);
	if (!("layout" in created)) throw new Error(`${file.path} is a collection, not a font`);
	const font = file.weight === null ? created : created.getVariation({ wght: file.weight });
	mendShaping(font);
	const outlines = new Map<number, string>();
	return {
		font,
		unitsPerEm: font.unitsPerEm,
		isSlanted: file.isSlanted,
		parts: fontParts(plain),
		outline(glyph) {
			const known = outlines.get(glyph.id);
			if (known !== undefined) return known;
			const operators = glyphOperators(glyph);
			outlines.set(glyph.id, operators);
			return operators;
		},
	};
}
