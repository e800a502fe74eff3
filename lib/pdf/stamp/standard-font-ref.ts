import { type PDF, PdfDict, PdfName, type PdfRef, type Standard14FontName } from "@libpdf/core";

const refs = new WeakMap<PDF, Map<Standard14FontName, PdfRef>>();

/** One font object per document for each standard font: readers bring its glyphs (PDF 2.0, 9.6.2.2). */
export function standardFontRef(pdf: PDF, name: Standard14FontName): PdfRef {
	const known = refs.get(pdf) ?? new Map<Standard14FontName, PdfRef>();
	refs.set(pdf, known);
	const existing = known.get(name);
	if (existing) return existing;
	const ref = pdf.register(
		PdfDict.of({
			Type: PdfName.of("Font"),
			Subtype: PdfName.of("Type1"),
			BaseFont: PdfName.of(name),
			Encoding: PdfName.of("WinAnsiEncoding"),
		}),
	);
	known.set(name, ref);
	return ref;
}
