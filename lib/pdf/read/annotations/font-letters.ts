import { type PDF, PdfDict, PdfName } from "@libpdf/core";
import { charactersOfName } from "#lib/pdf/fonts/glyph-names.ts";
import { readToUnicode } from "#lib/pdf/read/embedding/read-to-unicode.ts";
import { readEncoding } from "#lib/pdf/read/embedding/simple-font.ts";
import { dictOf, entry, nameOf } from "./dictionary-values.ts";

const known = new WeakMap<PdfDict, FontLetters>();

/**
 * Reads strings as a font shows them (PDF 2.0, 9.10.2): a text for each code, null for a code that neither a map to
 * Unicode nor the name of its glyph says a letter of, and an empty text for the missing glyph.
 */
export class FontLetters {
	readonly #bytesPerCode: 1 | 2;
	readonly #copied: ReadonlyMap<number, string>;
	/** Names of glyphs by code; empty where the file does not say them. */
	readonly #names: readonly (string | null)[];

	/** Of a font’s dictionary: what was learned of it once serves all looks of its document. */
	static of(pdf: PDF, font: PdfDict): FontLetters {
		const letters = known.get(font) ?? new FontLetters(pdf, font);
		known.set(font, letters);
		return letters;
	}

	private constructor(pdf: PDF, font: PdfDict) {
		const isComposite = nameOf(pdf, font, "Subtype") === "Type0";
		this.#bytesPerCode = isComposite ? 2 : 1;
		this.#copied = readToUnicode(pdf, font);
		this.#names = isComposite || !saysNames(pdf, font) ? [] : (readEncoding(pdf, font)?.names ?? []);
	}

	read(bytes: Buffer): (string | null)[] {
		const size = this.#bytesPerCode;
		return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
			this.#letterOf(bytes.readUIntBE(index * size, size)),
		);
	}

	#letterOf(code: number): string | null {
		const copied = this.#copied.get(code);
		if (copied !== undefined) return copied;
		const name = this.#names[code];
		if ((this.#bytesPerCode === 2 && code === 0) || name === ".notdef") return "";
		return name ? charactersOfName(name) : null;
	}
}

/** Whether the file says what the codes of a simple font mean; those of an embedded font may be anything else. */
function saysNames(pdf: PDF, font: PdfDict): boolean {
	const encoding = entry(pdf, font, "Encoding");
	if (encoding instanceof PdfName || encoding instanceof PdfDict) return true;
	const descriptor = dictOf(pdf, font, "FontDescriptor");
	return !["FontFile", "FontFile2", "FontFile3"].some((key) => descriptor?.has(key));
}
