import { openPainter } from "./draw-page.ts";
import { encodePicture } from "./encode-picture.ts";
import { openDocument } from "./open-document.ts";
import { loadPdfium, type Pdfium } from "./pdfium.ts";
import { takeInPdf } from "./take-in-pdf.ts";

/** A page with a line of text, which brings in what drawing, encoding and both readers need. */
const SAMPLE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>endobj
4 0 obj<</Length 37>>stream
BT /F 12 Tf 20 50 Td (Signet) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`;

/** Enough for the engine to compile the loops over pixels. */
const ROUNDS = 3;

/** As wide as a real one. */
const IMAGE = { widthPx: 960, heightPx: 480 };

/**
 * Takes in and draws a small file, so that the first real one does not wait for loading and compiling. Nothing
 * is written: a process that is ended meanwhile leaves nothing behind.
 */
export async function warmReading(): Promise<void> {
	const bytes = Buffer.from(SAMPLE, "latin1");
	const pdfium = await loadPdfium();
	for (let round = 0; round < ROUNDS; round += 1) {
		await takeInPdf(bytes, "sample.pdf");
		await draw(pdfium, bytes);
	}
}

async function draw(pdfium: Pdfium, bytes: Buffer): Promise<void> {
	const document = openDocument(pdfium, bytes, "sample.pdf");
	if (!document) throw new Error("the sample cannot be opened");
	const painter = openPainter(pdfium, document);
	try {
		await encodePicture(painter.draw(0, IMAGE));
	} finally {
		painter.close();
		document.close();
	}
}
