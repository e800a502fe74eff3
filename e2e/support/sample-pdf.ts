import { PDF } from "@libpdf/core";

const TEXT = [
	"This agreement is made between Northwind Studio, 12 Harbour Street, and the consultant named below.",
	"The consultant advises on the design of the product described in annex A, in person and in writing,",
	"and delivers the results listed there. Either side may end this agreement with thirty days' notice.",
	"",
	"1. Fees. Work is paid by the day at the agreed rate, within fourteen days of each invoice.",
	"2. Confidence. What one side learns of the other's business stays between them.",
	"3. Rights. Results belong to the client as soon as they are paid.",
	"4. Law. The law of the client's seat applies.",
];

/** A contract that looks like one, on US letter paper. */
export async function samplePdf(pageCount = 2): Promise<Uint8Array> {
	const pdf = PDF.create();
	for (let number = 1; number <= pageCount; number += 1) {
		const page = pdf.addPage({ width: 612, height: 792 });
		page.drawText(number === 1 ? "Consulting agreement" : `Annex ${number - 1}`, { x: 72, y: 700, size: 22 });
		TEXT.forEach((line, index) => {
			page.drawText(line, { x: 72, y: 660 - index * 17, size: 10.5 });
		});
		page.drawText(`Page ${number} of ${pageCount}`, { x: 72, y: 40, size: 8 });
	}
	return pdf.save();
}
