import { type PDF, PdfDict, PdfName, PdfNumber, type PdfRef } from "@libpdf/core";
import type { LoadedFont } from "#lib/pdf/fonts/load-font.ts";
import { subsetFont } from "#lib/pdf/fonts/subset-font.ts";
import { numbers } from "./canvas.ts";
import { contentStream } from "./content-stream.ts";

/** PDF 2.0, table 121: letters of the Latin alphabet. */
const NONSYMBOLIC = 32;
const ITALIC = 64;

/** The name of the embedded part of a font; six letters tell parts of one font apart (PDF 2.0, 9.9.2). */
export function subsetName(objectNumber: number, postScriptName: string): string {
	const tag = [5, 4, 3, 2, 1, 0].map((place) =>
		String.fromCharCode(65 + (Math.floor(objectNumber / 26 ** place) % 26)),
	);
	return `${tag.join("")}+${postScriptName}`;
}

/** Describes a font to readers, and embeds the glyphs of the given characters (PDF 2.0, 9.8). */
export function fontDescriptor(pdf: PDF, name: PdfName, loaded: LoadedFont, characters: Iterable<string>): PdfRef {
	const { file: source, ascent, descent, capHeight, italicAngle, boundingBox } = loaded;
	const file = subsetFont(source, characters);
	const descriptor = PdfDict.of({
		Type: PdfName.of("FontDescriptor"),
		FontName: name,
		Flags: PdfNumber.of(NONSYMBOLIC + (italicAngle === 0 ? 0 : ITALIC)),
		FontBBox: numbers(boundingBox.map((value) => perMille(loaded, value))),
		ItalicAngle: PdfNumber.of(italicAngle),
		Ascent: PdfNumber.of(perMille(loaded, ascent)),
		Descent: PdfNumber.of(perMille(loaded, descent)),
		CapHeight: PdfNumber.of(perMille(loaded, capHeight)),
		StemV: PdfNumber.of(80),
		FontFile2: pdf.register(contentStream({ Length1: PdfNumber.of(file.length) }, file)),
	});
	return pdf.register(descriptor);
}

/** A length in font units as PDF measures glyphs: in thousandths of the font size. */
export function perMille({ unitsPerEm }: LoadedFont, units: number): number {
	return Math.round((units * 1000) / unitsPerEm);
}
