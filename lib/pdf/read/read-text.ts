import { writeFile } from "node:fs/promises";
import type { TextLine, TextPart } from "#lib/contract/page-text.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { detectLanguage } from "./detect-language.ts";
import { openWorkingFile } from "./layers/open-shown.ts";
import type { OpenDocument } from "./open-document.ts";
import { loadPdfium, type Pdfium } from "./pdfium.ts";
import { readLines } from "./read-lines.ts";

type Input = PdfTasks["text"]["input"];

/**
 * Reads the text of pages of a working file and writes it as JSON (a TextPart). A page whose content cannot be
 * loaded has none. Throws an Error when the file cannot be opened.
 */
export async function readText(input: Input): Promise<PdfTasks["text"]["output"]> {
	const pdfium = await loadPdfium();
	const document = await openWorkingFile(pdfium, input.sourcePath);
	if (!document) throw new Error(`${input.sourcePath} cannot be opened as a PDF`);
	try {
		const pages: TextLine[][] = [];
		for (let page = input.firstPage; page <= Math.min(input.lastPage, document.pageCount); page += 1) {
			const handle = loadWithLooks(pdfium, document, page - 1);
			pages.push(handle === 0 ? [] : readLines(pdfium, handle));
			if (handle !== 0) pdfium.api.FPDF_ClosePage(handle);
		}
		const language = readLanguage(pdfium, document) ?? (await detectLanguage(pages.flat()));
		const part: TextPart = { pages: pages.map((lines) => ({ lines, language })) };
		await writeFile(input.outputPath, JSON.stringify(part), { mode: 0o600 });
		return { path: input.outputPath };
	} finally {
		document.close();
	}
}

/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS (fpdf_flatten.h). */
const [AS_DISPLAYED, FLATTENED] = [0, 1];

/**
 * Loads a page with the looks of its annotations as part of its content, since only a page’s content has text. Signed
 * uploads still have form fields and signatures; the file itself does not change.
 *
 * @returns FPDF_PAGE, or 0
 */
function loadWithLooks({ api }: Pdfium, document: OpenDocument, index: number): number {
	const page = api.FPDF_LoadPage(document.handle, index);
	if (page === 0 || api.FPDFPage_GetAnnotCount(page) === 0) return page;
	if (api.FPDFPage_Flatten(page, AS_DISPLAYED) !== FLATTENED) return page;
	api.FPDF_ClosePage(page);
	return api.FPDF_LoadPage(document.handle, index);
}

/** No tag of a language is longer. */
const LANGUAGE_BYTES = 128;
const LANGUAGE_TAG = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;

/** `Lang` of the document’s catalog. */
function readLanguage(pdfium: Pdfium, document: OpenDocument): string | null {
	const buffer = pdfium.malloc(LANGUAGE_BYTES);
	try {
		// In bytes of UTF-16 with the zero at its end.
		const length = pdfium.api.FPDFCatalog_GetLanguage(document.handle, buffer, LANGUAGE_BYTES);
		if (length <= 2 || length > LANGUAGE_BYTES) return null;
		const tag = Buffer.from(pdfium.heap().slice(buffer, buffer + length - 2)).toString("utf16le");
		return LANGUAGE_TAG.test(tag) ? tag : null;
	} finally {
		pdfium.free(buffer);
	}
}
