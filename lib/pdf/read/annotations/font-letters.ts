import { type PDF, PDFPage, PdfDict, PdfName, PdfRef, PdfStream } from "@libpdf/core";
import { contentStream } from "#lib/pdf/stamp/content-stream.ts";
import { dictOf, entry, nameOf } from "./dictionary-values.ts";

/** Codes are set this far apart, so that where a letter stands tells its code. */
const STEP = 100_000;

const known = new WeakMap<PdfDict, FontLetters>();

/**
 * Reads strings as a font shows them (PDF 2.0, 9.10.2): a text for each code, null for a code that neither a map to
 * Unicode nor the name of its glyph says a letter of, and an empty text for the missing glyph.
 */
export class FontLetters {
	readonly #pdf: PDF;
	readonly #font: PdfDict;
	readonly #bytesPerCode: 1 | 2;
	readonly #known = new Map<string, string | null>();

	/** Of a font’s dictionary: what was learned of it once serves all looks of its document. */
	static of(pdf: PDF, font: PdfDict): FontLetters {
		const letters = known.get(font) ?? new FontLetters(pdf, font);
		known.set(font, letters);
		return letters;
	}

	private constructor(pdf: PDF, font: PdfDict) {
		this.#pdf = pdf;
		this.#font = font;
		this.#bytesPerCode = nameOf(pdf, font, "Subtype") === "Type0" ? 2 : 1;
	}

	read(bytes: Buffer): (string | null)[] {
		const size = this.#bytesPerCode;
		const codes = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
			bytes.toString("hex", index * size, (index + 1) * size),
		);
		this.#learn([...new Set(codes)].filter((code) => !this.#known.has(code)));
		return codes.map((code) => this.#known.get(code) ?? null);
	}

	#learn(codes: string[]): void {
		for (const code of codes) this.#known.set(code, this.#bytesPerCode === 2 && code === "0000" ? "" : null);
		if (codes.length === 0 || !isReadable(this.#pdf, this.#font)) return;
		const shown = codes.map((code, index) => `1 0 0 1 ${index * STEP} 0 Tm <${code}> Tj`).join("\n");
		const content = contentStream({}, Buffer.from(`BT /F 1 Tf ${shown} ET`, "latin1"));
		const page = PdfDict.of({
			Resources: PdfDict.of({ Font: PdfDict.of({ F: this.#font }) }),
			Contents: content,
		});
		const { lines } = new PDFPage(PdfRef.of(0, 0), page, 0, this.#pdf.context).extractText();
		for (const { char, bbox } of lines.flatMap(({ spans }) => spans.flatMap(({ chars }) => chars))) {
			const code = codes[Math.round(bbox.x / STEP)];
			if (code !== undefined && this.#known.get(code) === null) this.#known.set(code, char);
		}
	}
}

/** Whether the file says what the codes of a font mean; those of an embedded font may be anything else. */
function isReadable(pdf: PDF, font: PdfDict): boolean {
	if (entry(pdf, font, "ToUnicode") instanceof PdfStream) return true;
	const kind = nameOf(pdf, font, "Subtype");
	if (kind === "Type0") return false;
	const encoding = entry(pdf, font, "Encoding");
	if (encoding instanceof PdfName) return true;
	if (encoding instanceof PdfDict) return kind !== "Type3" || encoding.has("Differences");
	const descriptor = dictOf(pdf, font, "FontDescriptor");
	return !["FontFile", "FontFile2", "FontFile3"].some((key) => descriptor?.has(key));
}
