import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { render } from "./render.ts";
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
const IMAGE_WIDTH_PX = 960;

/** Takes in and draws a small file, so that the first real one does not wait for loading and compiling. */
export async function warmReading(): Promise<void> {
	const outputDir = await mkdtemp(path.join(os.tmpdir(), "signet-warm-"));
	try {
		const bytes = Buffer.from(SAMPLE, "latin1");
		const sourcePath = path.join(outputDir, "sample.pdf");
		await writeFile(sourcePath, bytes);
		for (let round = 0; round < ROUNDS; round += 1) {
			await takeInPdf(bytes, "sample.pdf");
			await render({ sourcePath, outputDir, pages: [{ page: 1, widthPx: IMAGE_WIDTH_PX }] });
		}
	} finally {
		await rm(outputDir, { recursive: true, force: true });
	}
}
