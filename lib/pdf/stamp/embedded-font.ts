import type { PDF } from "@libpdf/core";
import { wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { BlankFont } from "./blank-font.ts";
import { LatinFont } from "./latin-font.ts";

/** Of no font leads a way back to its document: only a full collection would find such a circle, file and all. */
const latinFonts = new WeakMap<PDF, Map<LoadedFont, LatinFont>>();
const blankFonts = new WeakMap<PDF, BlankFont>();

/** The font of a document for a file of ours: one for each. */
export function latinFont(pdf: PDF, loaded: LoadedFont): LatinFont {
	const ofDocument = latinFonts.get(pdf) ?? new Map<LoadedFont, LatinFont>();
	latinFonts.set(pdf, ofDocument);
	const font = ofDocument.get(loaded) ?? new LatinFont(pdf, loaded);
	ofDocument.set(loaded, font);
	return font;
}

/** The font of a document for text that is only read. */
export function blankFont(pdf: PDF): BlankFont {
	const font = blankFonts.get(pdf) ?? new BlankFont(pdf, wholeFont("arimo", { isBold: false, isItalic: false }));
	blankFonts.set(pdf, font);
	return font;
}

/** Writes the fonts that a document was drawn with: before it is saved, and before pages are copied out of it. */
export function finishFonts(pdf: PDF): void {
	for (const font of latinFonts.get(pdf)?.values() ?? []) font.finish(pdf);
	blankFonts.get(pdf)?.finish(pdf);
}
