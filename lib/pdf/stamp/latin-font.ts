import { type PDF, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { WIN_ANSI, winAnsiCode } from "#lib/pdf/fonts/win-ansi.ts";
import { toUnicodeCMap } from "#lib/pdf/fonts/write-cmap.ts";
import { numbers } from "./canvas.ts";
import { contentStream } from "./content-stream.ts";
import { fontDescriptor, perMille, subsetName } from "./font-descriptor.ts";

/** WinAnsiEncoding has it as a space (PDF 2.0, annex D.2). */
const NO_BREAK_SPACE = 0xa0;
const DELIMITERS = /[()\\]/g;

/**
 * A font in a document for characters of WinAnsiEncoding, of which those that are used are embedded: a simple font
 * (PDF 2.0, 9.6.3), whose strings and dictionaries take half the room of a composite font’s.
 */
export class LatinFont {
	readonly ref: PdfRef;
	readonly #loaded: LoadedFont;
	readonly #dict = new PdfDict();
	readonly #used = new Set<number>();
	#finishedCodes = 0;

	constructor(pdf: PDF, loaded: LoadedFont) {
		this.#loaded = loaded;
		this.ref = pdf.register(this.#dict);
	}

	/** A text as a string of a content stream, a byte for each character. */
	string(text: string): string {
		const codes = Array.from(text, winAnsiCode);
		for (const code of codes) this.#used.add(code);
		return `(${String.fromCharCode(...codes).replace(DELIMITERS, "\\$&")})`;
	}

	/** Writes the font as far as it is used; once is enough when nothing was drawn since. */
	finish(pdf: PDF): void {
		if (this.#finishedCodes === this.#used.size) return;
		this.#finishedCodes = this.#used.size;
		const loaded = this.#loaded;
		const name = PdfName.of(subsetName(this.ref.objectNumber, loaded.postScriptName));
		const first = Math.min(...this.#used);
		const widths = WIN_ANSI.slice(first, Math.max(...this.#used) + 1).map((char = "", place) => {
			const glyph = this.#used.has(first + place) ? loaded.glyphOf(char.codePointAt(0) ?? 0) : null;
			return glyph === null ? 0 : perMille(loaded, loaded.advance(glyph));
		});
		const characters = [...this.#used].map((code) => WIN_ANSI[code] ?? "");
		const entries = {
			Type: PdfName.of("Font"),
			Subtype: PdfName.of("TrueType"),
			BaseFont: name,
			Encoding: PdfName.of("WinAnsiEncoding"),
			FirstChar: PdfNumber.of(first),
			LastChar: PdfNumber.of(first + widths.length - 1),
			Widths: numbers(widths),
			FontDescriptor: fontDescriptor(pdf, name, loaded, characters),
		};
		for (const [key, value] of Object.entries(entries)) this.#dict.set(key, value);
		if (this.#used.has(NO_BREAK_SPACE)) this.#dict.set("ToUnicode", pdf.register(contentStream({}, this.#toUnicode())));
	}

	#toUnicode(): Buffer {
		const texts = [...this.#used].map((code) => [code.toString(16), WIN_ANSI[code] ?? ""] as const);
		return toUnicodeCMap(["<00> <ff>"], texts);
	}
}
