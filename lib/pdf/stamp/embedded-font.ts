import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { subsetFont } from "#lib/pdf/fonts/subset-font.ts";
import { toUnicodeCMap } from "#lib/pdf/fonts/write-cmap.ts";
import { numbers } from "./canvas.ts";
import { contentStream } from "./content-stream.ts";
import { textString } from "./text-string.ts";

/** PDF 2.0, table 121: letters of the Latin alphabet. */
const NONSYMBOLIC = 32;
const ITALIC = 64;

/**
 * A font in a document, of which the glyphs that are used are embedded (PDF 2.0, 9.7): a composite font with a code for
 * each glyph and text, since letters may share a glyph. `finishFonts` writes it once everything is drawn.
 */
export class EmbeddedFont {
	readonly ref: PdfRef;
	readonly #loaded: LoadedFont;
	/** Their codes are their places, from 1 on. */
	readonly #used: { glyph: number; text: string; code: string }[] = [];
	readonly #codes = new Map<number, Map<string, string>>();
	readonly #dict = new PdfDict();
	#finishedCodes = 0;

	constructor(pdf: PDF, loaded: LoadedFont) {
		this.#loaded = loaded;
		this.ref = pdf.register(this.#dict);
	}

	/** A glyph as two bytes in hexadecimal; `text` is what it is read as. */
	code(glyph: number, text: string): string {
		const byText = this.#codes.get(glyph) ?? new Map<string, string>();
		const known = byText.get(text);
		if (known !== undefined) return known;
		const code = (this.#used.length + 1).toString(16).padStart(4, "0");
		this.#used.push({ glyph, text, code });
		this.#codes.set(glyph, byText.set(text, code));
		return code;
	}

	/** Writes the font as far as it is used; once is enough when nothing was drawn since. */
	finish(pdf: PDF): void {
		if (this.#finishedCodes === this.#used.length) return;
		this.#finishedCodes = this.#used.length;
		const name = PdfName.of(`${tagOf(this.ref.objectNumber)}+${this.#loaded.postScriptName}`);
		const entries = {
			Type: PdfName.of("Font"),
			Subtype: PdfName.of("Type0"),
			BaseFont: name,
			Encoding: PdfName.of("Identity-H"),
			DescendantFonts: new PdfArray([pdf.register(this.#descendant(pdf, name))]),
			ToUnicode: pdf.register(contentStream({}, this.#toUnicode())),
		};
		for (const [key, value] of Object.entries(entries)) this.#dict.set(key, value);
	}

	#descendant(pdf: PDF, name: PdfName): PdfDict {
		const used = this.#used;
		const widths = used.map(({ glyph }) => this.#perMille(this.#loaded.advance(glyph)));
		const glyphs = Buffer.alloc(2 * (used.length + 1));
		for (const [index, { glyph }] of used.entries()) glyphs.writeUInt16BE(glyph, 2 * (index + 1));
		return PdfDict.of({
			Type: PdfName.of("Font"),
			Subtype: PdfName.of("CIDFontType2"),
			BaseFont: name,
			CIDSystemInfo: PdfDict.of({
				Registry: textString("Adobe"),
				Ordering: textString("Identity"),
				Supplement: PdfNumber.of(0),
			}),
			CIDToGIDMap: pdf.register(contentStream({}, glyphs)),
			W: new PdfArray([PdfNumber.of(1), numbers(widths)]),
			FontDescriptor: pdf.register(this.#descriptor(pdf, name)),
		});
	}

	#descriptor(pdf: PDF, name: PdfName): PdfDict {
		const { file: source, ascent, descent, capHeight, italicAngle, boundingBox } = this.#loaded;
		const file = subsetFont(source, new Set(this.#used.map(({ glyph }) => glyph)));
		return PdfDict.of({
			Type: PdfName.of("FontDescriptor"),
			FontName: name,
			Flags: PdfNumber.of(NONSYMBOLIC + (italicAngle === 0 ? 0 : ITALIC)),
			FontBBox: numbers(boundingBox.map((value) => this.#perMille(value))),
			ItalicAngle: PdfNumber.of(italicAngle),
			Ascent: PdfNumber.of(this.#perMille(ascent)),
			Descent: PdfNumber.of(this.#perMille(descent)),
			CapHeight: PdfNumber.of(this.#perMille(capHeight)),
			StemV: PdfNumber.of(80),
			FontFile2: pdf.register(contentStream({ Length1: PdfNumber.of(file.length) }, file)),
		});
	}

	#perMille(units: number): number {
		return Math.round((units * 1000) / this.#loaded.unitsPerEm);
	}

	#toUnicode(): Buffer {
		return toUnicodeCMap(
			["<0000> <ffff>"],
			this.#used.map(({ code, text }) => [code, text]),
		);
	}
}

/** Six letters tell embedded parts of one font apart (PDF 2.0, 9.9.2). */
export function tagOf(number: number): string {
	return [5, 4, 3, 2, 1, 0].map((place) => String.fromCharCode(65 + (Math.floor(number / 26 ** place) % 26))).join("");
}

/** Of no font leads a way back to its document: only a full collection would find such a circle, file and all. */
const fonts = new WeakMap<PDF, Map<LoadedFont, EmbeddedFont>>();

/** The font of a document for a file of ours: one for each. */
export function embeddedFont(pdf: PDF, loaded: LoadedFont): EmbeddedFont {
	const ofDocument = fonts.get(pdf) ?? new Map<LoadedFont, EmbeddedFont>();
	fonts.set(pdf, ofDocument);
	const known = ofDocument.get(loaded) ?? new EmbeddedFont(pdf, loaded);
	ofDocument.set(loaded, known);
	return known;
}

/** Writes the fonts that a document was drawn with: before it is saved, and before pages are copied out of it. */
export function finishFonts(pdf: PDF): void {
	for (const font of fonts.get(pdf)?.values() ?? []) font.finish(pdf);
}
