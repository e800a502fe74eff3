import { type PDF, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import { buildCff, type CffGlyph } from "#lib/pdf/fonts/build-cff.ts";
import { chooseFont, ideographFamilies, wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import type { FontStyle } from "#lib/pdf/fonts/font-files.ts";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { BOLD_FROM, BUILT_IN_BOXES, substituteFamily } from "#lib/pdf/read/substitute-family.ts";
import { numbers } from "#lib/pdf/stamp/canvas.ts";
import { contentStream } from "#lib/pdf/stamp/content-stream.ts";
import { subsetName } from "#lib/pdf/stamp/font-descriptor.ts";

/** Flags of font descriptors (PDF 2.0, table 121). */
const FIXED_PITCH = 1;
const SERIF = 2;
export const SYMBOLIC = 4;
const NONSYMBOLIC = 32;
const ITALIC = 64;
const FORCE_BOLD = 0x4_00_00;
/** As PDFium asks a font source (fpdf_sysfontinfo.h, wingdi.h). */
const PITCH_FIXED = 1;
const PITCH_ROMAN = 16;
const SYMBOL_CHARSET = 2;
const UNITS_OF_CIDS = 1000;
/** Korean faces give a syllable 920 of the 1,000 units that files give it. */
const MAX_WIDENED = 1.1;
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;
const BOLD = /bold|black|heavy|demi/i;
const ITALIC_NAME = /italic|oblique/i;
const STEM = { regular: 80, bold: 140 };

/** What became of a font. left: it stays as it is · unknown: nothing says which characters its codes are. */
export type Outcome = "embedded" | "left" | "unknown";

/** The face of ours that stands in for a font of the file. */
type WantedFace = { family: FamilyId; style: FontStyle; flags: number };

/** A glyph that is asked of a face. */
export type FaceLetter = {
	id: string | number;
	text: string;
	/** In thousandths of an em, to which the glyph is fitted; null takes the face’s own. */
	width: number | null;
};

type FontProgram = {
	name: string;
	descriptor: PdfRef;
	/** Widths of its glyphs in thousandths of an em. */
	advances: Map<string | number, number>;
};

/** The face for a simple font or a descendant of a composite one; null for symbols, which are left to viewers. */
export function wantedFace(pdf: PDF, dict: PdfDict, charset: number | null = null): WantedFace | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const name = dict.getName("BaseFont", resolve)?.value ?? "";
	const descriptor = dict.getDict("FontDescriptor", resolve);
	const number = (key: string) => descriptor?.getNumber(key, resolve)?.value ?? 0;
	const flags = number("Flags");
	const isSymbolic = (flags & SYMBOLIC) !== 0 && !dict.has("Encoding");
	const pitch = (flags & FIXED_PITCH) !== 0 ? PITCH_FIXED : (flags & SERIF) !== 0 ? PITCH_ROMAN : 0;
	const family = substituteFamily({ name, charset: charset ?? (isSymbolic ? SYMBOL_CHARSET : 0), pitch });
	if (!family) return null;
	const isBold = BOLD.test(name) || (flags & FORCE_BOLD) !== 0 || weightOfStem(number("StemV")) >= BOLD_FROM;
	const isItalic = ITALIC_NAME.test(name) || (flags & ITALIC) !== 0 || number("ItalicAngle") !== 0;
	return { family, style: { isBold, isItalic }, flags: (flags & ~(SYMBOLIC | ITALIC)) | NONSYMBOLIC };
}

/** As PDFium reckons it. */
function weightOfStem(stem: number): number {
	return stem < 140 ? stem * 5 : stem * 4 + 140;
}

/** Font programs of one document: fonts that show the same glyphs share one. */
export class FontPrograms {
	readonly #pdf: PDF;
	readonly #made = new Map<string, FontProgram | null>();

	constructor(pdf: PDF) {
		this.#pdf = pdf;
	}

	/**
	 * A program with the given glyphs of a face, or null when it would lack one.
	 *
	 * @param letters in ascending order where their ids are CIDs
	 */
	of(face: WantedFace, letters: readonly FaceLetter[]): FontProgram | null {
		const key = JSON.stringify([face, letters.map(({ id, text, width }) => [id, text, width])]);
		const known = this.#made.get(key);
		if (known !== undefined) return known;
		const made = this.#make(face, letters);
		this.#made.set(key, made);
		return made;
	}

	#make(face: WantedFace, letters: readonly FaceLetter[]): FontProgram | null {
		const main = wholeFont(face.family, face.style);
		const isComposite = typeof letters[0]?.id === "number";
		const unitsPerEm = isComposite ? UNITS_OF_CIDS : main.unitsPerEm;
		const glyphs: CffGlyph[] = [];
		if (letters.length === 0) return null;
		for (const letter of letters) {
			const glyph = fittedGlyph(face, letter, unitsPerEm);
			if (!glyph) return null;
			glyphs.push(glyph);
		}
		const dict = new PdfDict();
		const descriptor = this.#pdf.register(dict);
		const name = subsetName(descriptor.objectNumber, main.postScriptName);
		const box = boxOf(face, main);
		const scale = unitsPerEm / 1000;
		const file = buildCff({ name, unitsPerEm, boundingBox: box.map((value) => value * scale), glyphs });
		const subtype = PdfName.of(isComposite ? "CIDFontType0C" : "Type1C");
		const entries = {
			Type: PdfName.of("FontDescriptor"),
			FontName: PdfName.of(name),
			Flags: PdfNumber.of(face.flags | (face.style.isItalic ? ITALIC : 0)),
			FontBBox: numbers(box),
			ItalicAngle: PdfNumber.of(main.italicAngle),
			Ascent: PdfNumber.of(perMille(main, main.ascent)),
			Descent: PdfNumber.of(perMille(main, main.descent)),
			CapHeight: PdfNumber.of(perMille(main, main.capHeight)),
			StemV: PdfNumber.of(face.style.isBold ? STEM.bold : STEM.regular),
			FontFile3: this.#pdf.register(contentStream({ Subtype: subtype }, file)),
		};
		for (const [entry, value] of Object.entries(entries)) dict.set(entry, value);
		return { name, descriptor, advances: new Map(glyphs.map(({ id, advance }) => [id, Math.round(advance / scale)])) };
	}
}

/** Whether a face of ours has the character. */
export function hasGlyph({ family, style }: WantedFace, text: string): boolean {
	return hasGlyphs(chooseFont(text, { family, style, ideographs: ideographFamilies(text) }), text);
}

function hasGlyphs(loaded: LoadedFont, text: string): boolean {
	return [...text].every((character) => loaded.glyphOf(character.codePointAt(0) ?? 0) !== null);
}

function boxOf({ family }: WantedFace, main: LoadedFont): number[] {
	const [left = 0, bottom = 0, right = 0, top = 0] = main.boundingBox.map((value) => perMille(main, value));
	const builtIn = BUILT_IN_BOXES[family];
	return [left, builtIn?.bottom ?? bottom, right, builtIn?.top ?? top];
}

function perMille({ unitsPerEm }: LoadedFont, units: number): number {
	return Math.round((units * 1000) / unitsPerEm);
}

/**
 * A glyph of ours at the width that the file gives it: one that is too wide is condensed, so that it does not cover its
 * neighbour, and an ideograph is widened to its square. Null when no face of ours has the character.
 */
function fittedGlyph(face: WantedFace, { id, text, width }: FaceLetter, unitsPerEm: number): CffGlyph | null {
	const loaded = chooseFont(text, { ...face, ideographs: ideographFamilies(text) });
	const isBlank = BLANK.test(text);
	if (!isBlank && !hasGlyphs(loaded, text)) return null;
	const scale = unitsPerEm / loaded.unitsPerEm;
	const glyphs = glyphsOf(loaded, text);
	const own = glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale;
	const wanted = width ? (width * unitsPerEm) / 1000 : own;
	const isFitted = own > 0 && (wanted < own || (typeof id === "number" && wanted < own * MAX_WIDENED));
	const scaleX = isFitted ? (scale * wanted) / own : scale;
	if (isBlank) return { id, advance: wanted, outline: "" };
	let start = 0;
	const outlines = glyphs.map(({ glyph, advance, x, y }) => {
		const outline = placed(loaded.outline(glyph), { scaleX, scaleY: scale, x: start + x, y });
		start += advance;
		return outline;
	});
	return { id, advance: wanted, outline: outlines.filter((outline) => outline !== "").join("\n") };
}

/** One glyph for one character; what a name or code says to be several characters is shaped. */
function glyphsOf(loaded: LoadedFont, text: string) {
	const [first = "", ...others] = text;
	if (others.length > 0) {
		const shaped = loaded.shape(text, "ltr");
		return shaped.map(({ id, xAdvance, xOffset, yOffset }) => ({
			glyph: id,
			advance: xAdvance,
			x: xOffset,
			y: yOffset,
		}));
	}
	const glyph = loaded.glyphOf(first.codePointAt(0) ?? 0) ?? 0;
	return [{ glyph, advance: loaded.advance(glyph), x: 0, y: 0 }];
}

type Placement = { scaleX: number; scaleY: number; x: number; y: number };

function placed(outline: string, { scaleX, scaleY, x, y }: Placement): string {
	if (scaleX === 1 && scaleY === 1 && x === 0 && y === 0) return outline;
	return outline.replace(/(-?\d+) (-?\d+)/g, (_, px, py) => {
		return `${Math.round((Number(px) + x) * scaleX)} ${Math.round((Number(py) + y) * scaleY)}`;
	});
}
