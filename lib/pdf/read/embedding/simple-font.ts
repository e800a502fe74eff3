import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import { charactersOfName, isBaseEncoding, isLatinGlyph, namesOfEncoding } from "#lib/pdf/fonts/glyph-names.ts";
import { numbers } from "#lib/pdf/stamp/canvas.ts";
import { type FaceLetter, type FontPrograms, hasGlyph, type Outcome, SYMBOLIC, wantedFace } from "./font-programs.ts";
import { readToUnicode } from "./read-to-unicode.ts";

const CODES = 256;

/** `codes` are those that pages show; null when that is not known. */
type SimpleFont = { font: PdfDict; codes: ReadonlySet<number> | null };

/** What a simple font shows for a code. */
type Letter = { name: string; text: string };

/** Fonts that every program has (PDF 2.0, 9.6.2.2). */
const STANDARD_FONTS = /^(Helvetica|Courier)(-Bold)?(-?Oblique)?$|^Times-(Roman|Bold|Italic|BoldItalic)$/;
const STANDARD_SYMBOLS = /^(Symbol|ZapfDingbats)$/;

/** Whether every program shows a font that is not embedded alike: a standard font of Latin letters, or of symbols. */
export function isStandardFont(pdf: PDF, font: PdfDict): boolean {
	const name = font.getName("BaseFont", (ref: PdfRef) => pdf.getObject(ref))?.value ?? "";
	if (font.has("DescendantFonts") || !STANDARD_FONTS.test(name)) return STANDARD_SYMBOLS.test(name);
	const names = readEncoding(pdf, font)?.names ?? [];
	return names.every((name) => name === null || name === ".notdef" || isLatinGlyph(name));
}

/**
 * Embeds our face for a simple font whose glyphs are not in the file (PDF 2.0, 9.6): its codes, names and widths stay.
 * A font of which a character would be lost stays as it is.
 */
export function embedSimpleFont(pdf: PDF, { font: dict, codes }: SimpleFont, programs: FontPrograms): Outcome {
	const face = isNamedInLatin(pdf, dict) ? wantedFace(pdf, dict) : null;
	const encoding = readEncoding(pdf, dict);
	const shown = encoding?.names.map((name, code) => (codes?.has(code) === false ? null : name));
	const letters = shown && lettersOf(pdf, dict, shown);
	if (!face || !encoding || !letters) return "left";
	const widths = readWidths(pdf, dict);
	const glyphs = new Map<string, FaceLetter>();
	letters.forEach((letter, code) => {
		// Of a whole encoding, pages show only some; characters that no face has are most likely others.
		if (!letter || (!codes && !hasGlyph(face, letter.text))) return;
		glyphs.set(letter.name, { id: letter.name, text: letter.text, width: widths?.[code] ?? null });
	});
	const program = programs.of(face, [...glyphs.values()]);
	if (!program) return "left";
	// All of them, since the width of codes outside the file’s array is in the descriptor that is replaced.
	setWidths(
		dict,
		letters.map((letter, code) => (letter ? (widths?.[code] ?? program.advances.get(letter.name) ?? 0) : 0)),
	);
	if (!encoding.isNamed) dict.set("Encoding", differences(letters));
	dict.set("Subtype", PdfName.of("Type1"));
	dict.set("BaseFont", PdfName.of(program.name));
	dict.set("FontDescriptor", program.descriptor);
	return "embedded";
}

/**
 * Whether a font’s name is in ASCII. Programs on systems of East Asia write names in the system’s own encoding, and text
 * in codes of two bytes whatever the font’s encoding says; programs that read such a name show those characters.
 */
function isNamedInLatin(pdf: PDF, dict: PdfDict): boolean {
	const name = dict.getName("BaseFont", (ref: PdfRef) => pdf.getObject(ref))?.value ?? "";
	return /^[\x20-\x7e]*$/.test(name);
}

function setWidths(dict: PdfDict, advances: readonly number[]): void {
	const [first, last] = [advances.findIndex((width) => width > 0), advances.findLastIndex((width) => width > 0)];
	dict.set("FirstChar", PdfNumber.of(first));
	dict.set("LastChar", PdfNumber.of(last));
	dict.set("Widths", numbers(advances.slice(first, last + 1)));
}

/** An encoding that depends on nothing else: what a font program is encoded in by default, programs disagree on. */
function differences(letters: readonly (Letter | null)[]): PdfDict {
	const entries = letters.flatMap((letter, code) => (letter ? [PdfNumber.of(code), PdfName.of(letter.name)] : []));
	return PdfDict.of({ Type: PdfName.of("Encoding"), Differences: new PdfArray(entries) });
}

/** `names` of the codes’ glyphs; `isNamed` when the font says itself what they are based on. */
type Encoding = { names: (string | null)[]; isNamed: boolean };

/** The encoding of a simple font (PDF 2.0, 9.6.5); null for one that is not known. */
export function readEncoding(pdf: PDF, dict: PdfDict): Encoding | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const encoding = dict.get("Encoding", resolve);
	const named = encoding instanceof PdfDict ? encoding.getName("BaseEncoding", resolve) : encoding;
	const isTrueType = dict.getName("Subtype", resolve)?.value === "TrueType";
	const flags = dict.getDict("FontDescriptor", resolve)?.getNumber("Flags", resolve)?.value ?? 0;
	// Where the standard leaves it to a font program that is not there, programs read TrueType fonts so.
	const isOfProgram = isTrueType && !encoding && (flags & SYMBOLIC) !== 0;
	const fallback = isOfProgram ? "WinAnsiEncoding" : "StandardEncoding";
	const base = named instanceof PdfName ? named.value : fallback;
	if (!isBaseEncoding(base)) return null;
	const names = [...namesOfEncoding(base)];
	const changes = encoding instanceof PdfDict ? encoding.getArray("Differences", resolve) : undefined;
	let code = 0;
	for (let index = 0; index < (changes?.length ?? 0); index += 1) {
		const item = changes?.at(index, resolve);
		if (item instanceof PdfNumber) code = item.value;
		else if (item instanceof PdfName && code < CODES) names[code++] = item.value;
	}
	return { names, isNamed: named instanceof PdfName };
}

/**
 * What is shown for each code; names that say nothing, such as g12, are read as the file says that they are copied.
 * Null when that is not known of one.
 */
function lettersOf(pdf: PDF, dict: PdfDict, names: readonly (string | null)[]): (Letter | null)[] | null {
	let copied: Map<number, string> | null = null;
	const letters: (Letter | null)[] = [];
	for (const [code, name] of names.entries()) {
		letters.push(null);
		if (name === null || name === ".notdef") continue;
		const known = charactersOfName(name);
		copied ??= known === null ? readToUnicode(pdf, dict) : null;
		const text = known ?? copied?.get(code);
		if (text === undefined) return null;
		letters[code] = { name, text };
	}
	return letters;
}

/** Widths in thousandths of an em by code; null for a standard font, which has none. */
function readWidths(pdf: PDF, dict: PdfDict): number[] | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const array = dict.getArray("Widths", resolve);
	if (!array) return null;
	const first = dict.getNumber("FirstChar", resolve)?.value ?? 0;
	const missing = dict.getDict("FontDescriptor", resolve)?.getNumber("MissingWidth", resolve)?.value ?? 0;
	const widths = new Array<number>(CODES).fill(missing);
	for (let index = 0; index < array.length; index += 1) {
		const width = array.at(index, resolve);
		if (width instanceof PdfNumber && first + index < CODES) widths[first + index] = width.value;
	}
	return widths;
}
