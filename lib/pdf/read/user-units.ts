import { type PDF, PdfDict } from "@libpdf/core";

/** UserUnit of the pages (by index from 0) that have one; it is not inherited (PDF 2.0 table 31). */
export function readUserUnits(pdf: PDF): Map<number, number> {
	const units = new Map<number, number>();
	pdf.context.pages.getPages().forEach((ref, index) => {
		const page = pdf.getObject(ref);
		const unit = page instanceof PdfDict ? page.getNumber("UserUnit", (other) => pdf.getObject(other)) : undefined;
		if (unit) units.set(index, unit.value);
	});
	return units;
}
