import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageText, TextPart } from "#lib/contract/page-text.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { openWorkingFile } from "./layers/open-shown.ts";
import { loadPdfium } from "./pdfium.ts";
import { readLines } from "./read-lines.ts";

type Input = PdfTasks["text"]["input"];

/**
 * Reads the text of pages of a working file and writes it as JSON (a TextPart). A page whose content cannot be
 * loaded has none. Throws an Error when the file cannot be opened.
 */
export async function readText(input: Input): Promise<PdfTasks["text"]["output"]> {
	const pdfium = await loadPdfium();
	const document = await openWorkingFile(pdfium, await readFile(input.sourcePath), path.basename(input.sourcePath));
	if (!document) throw new Error(`${input.sourcePath} cannot be opened as a PDF`);
	try {
		const pages: PageText[] = [];
		for (let page = input.firstPage; page <= Math.min(input.lastPage, document.pageCount); page += 1) {
			const handle = pdfium.api.FPDF_LoadPage(document.handle, page - 1);
			if (handle === 0) pages.push([]);
			else {
				pages.push(readLines(pdfium, handle));
				pdfium.api.FPDF_ClosePage(handle);
			}
		}
		const part: TextPart = { pages };
		await writeFile(input.outputPath, JSON.stringify(part), { mode: 0o600 });
		return { path: input.outputPath };
	} finally {
		document.close();
	}
}
