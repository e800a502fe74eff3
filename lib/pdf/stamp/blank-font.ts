import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { toUnicodeCMap } from "#lib/pdf/fonts/write-cmap.ts";
import { contentStream } from "./content-stream.ts";
import { fontDescriptor, perMille, subsetName } from "./font-descriptor.ts";
import { textString } from "./text-string.ts";

const BLANK = " ";
/** In a subset of the blank alone: .notdef stands before it. */
const BLANK_GLYPH = 1;

/** A font in a document all of whose letters are blanks: a composite font (PDF 2.0, 9.7) with a code for each letter. */
export class BlankFont {
	readonly ref: PdfRef;
	/** Em. */
	readonly width: number;
	readonly #loaded: LoadedFont;
	readonly #dict = new PdfDict();
	/** Codes from 1 on, by letter. */
	readonly #codes = new Map<string, string>();
	#finishedCodes = 0;

	constructor(pdf: PDF, loaded: LoadedFont) {
		this.#loaded = loaded;
		this.width = loaded.advance(loaded.glyphOf(BLANK.charCodeAt(0)) ?? 0) / loaded.unitsPerEm;
		this.ref = pdf.register(this.#dict);
	}

	/** A text as a string of a content stream, in hexadecimal. */
	string(text: string): string {
		const codes = Array.from(text, (letter) => {
			const code = this.#codes.get(letter) ?? (this.#codes.size + 1).toString(16).padStart(4, "0");
			this.#codes.set(letter, code);
			return code;
		});
		return `<${codes.join("")}>`;
	}

	/** Writes the font as far as it is used; once is enough when nothing was drawn since. */
	finish(pdf: PDF): void {
		if (this.#finishedCodes === this.#codes.size) return;
		this.#finishedCodes = this.#codes.size;
		const texts = [...this.#codes].map(([letter, code]) => [code, letter] as const);
		const name = PdfName.of(subsetName(this.ref.objectNumber, this.#loaded.postScriptName));
		const entries = {
			Type: PdfName.of("Font"),
			Subtype: PdfName.of("Type0"),
			BaseFont: name,
			Encoding: PdfName.of("Identity-H"),
			DescendantFonts: new PdfArray([pdf.register(this.#descendant(pdf, name))]),
			ToUnicode: pdf.register(contentStream({}, toUnicodeCMap(["<0000> <ffff>"], texts))),
		};
		for (const [key, value] of Object.entries(entries)) this.#dict.set(key, value);
	}

	#descendant(pdf: PDF, name: PdfName): PdfDict {
		const glyphs = Buffer.alloc(2 * (this.#codes.size + 1));
		for (let code = 1; code <= this.#codes.size; code++) glyphs.writeUInt16BE(BLANK_GLYPH, 2 * code);
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
			DW: PdfNumber.of(perMille(this.#loaded, this.width * this.#loaded.unitsPerEm)),
			FontDescriptor: fontDescriptor(pdf, name, this.#loaded, [BLANK]),
		});
	}
}
