import { readFile } from "node:fs/promises";
import { takeOutFormFields } from "#lib/pdf/detect/take-out-form-fields.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { openPainter, pictureSize } from "../draw-page.ts";
import { mayHaveLayers } from "../layers/bake-layers.ts";
import { save } from "../layers/open-shown.ts";
import { type OpenDocument, openDocument } from "../open-document.ts";
import { openRepaired } from "../open-repaired.ts";
import { loadPdfium, type Pdfium } from "../pdfium.ts";
import { readPage } from "../read-pages.ts";
import { recognise, withHeader } from "../recognise.ts";
import { takeOutTextTags } from "../text-tags/take-out-text-tags.ts";
import { exemptAreas } from "./exempt-areas.ts";
import { findLostParts } from "./find-lost-parts.ts";
import { isDifferent } from "./lost-pixels.ts";

type Input = PdfTasks["compare"]["input"];

/** 36 dpi of the 96 that a page is measured in: a word of two letters has some pixels. */
const SCALE = 36 / 96;

/**
 * Draws pages (1-based) of an upload and of the working file that was made of it, and compares the pictures.
 *
 * @returns the pages that look different; none for an upload that is no PDF, which has no pages to compare with
 */
export async function comparePages(input: Input): Promise<PdfTasks["compare"]["output"]> {
	const pdfium = await loadPdfium();
	const upload = withHeader(await readFile(input.uploadPath));
	if (recognise(upload) !== "pdf") return { different: [] };
	const before = openRepaired(pdfium, upload, input.fileName);
	try {
		takeOut(pdfium, before, input);
		const after = openDocument(pdfium, await readFile(input.workingPath), input.fileName);
		if (!after) throw new Error(`${input.workingPath} cannot be opened as a PDF`);
		try {
			return { different: compare(pdfium, before, after, input.pages) };
		} finally {
			after.close();
		}
	} finally {
		before.close();
	}
}

/** What fields of the document took the place of is gone from the working file. */
function takeOut(pdfium: Pdfium, document: OpenDocument, { leftOut, fileName }: Input): void {
	if (leftOut.some((key) => key.startsWith("form/"))) takeOutFormFields(pdfium, document, leftOut);
	if (leftOut.some((key) => key.startsWith("tag/"))) takeOutTextTags(pdfium, document, fileName, { only: leftOut });
}

function compare(pdfium: Pdfium, before: OpenDocument, after: OpenDocument, pages: readonly number[]): number[] {
	// Pages that no reader finds are not in the working file, which intake has checked.
	if (before.pageCount !== after.pageCount) return [];
	const hasLayers = mayHaveLayers(save(pdfium, before).file);
	const [upload, working] = [openPainter(pdfium, before), openPainter(pdfium, after)];
	try {
		return pages.filter((page) => {
			// The unit scales both sides, so the picture is the same without it.
			const geometry = readPage(pdfium, after, page - 1, 1);
			if (!geometry) return true;
			const lost = findLostParts(pdfium, before, after, page - 1);
			// PDFium finds the text of hidden layers too, which the working file doesn’t have.
			if (lost.hasLostLinks || (lost.hasLostText && !hasLayers)) return true;
			const size = pictureSize(geometry, Math.max(1, Math.round(geometry.widthPx * SCALE)));
			const [one, other] = [upload.draw(page - 1, size), working.draw(page - 1, size)];
			const exempt = exemptAreas(pdfium, { before, after }, page - 1, size);
			return isDifferent({ rgba: one.pixels.rgba, ...size }, { rgba: other.pixels.rgba, ...size }, exempt);
		});
	} finally {
		upload.close();
		working.close();
	}
}
