import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { GROUND_COLUMNS, GROUND_ROWS, packDarkCells } from "#lib/fields/places/dark-ground.ts";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { type DrawnPage, openPainter, type Painter, pictureSize } from "./draw-page.ts";
import { encodePicture } from "./encode-picture.ts";
import { freeCorners } from "./free-corners.ts";
import { openWorkingFile } from "./layers/open-shown.ts";
import type { OpenDocument } from "./open-document.ts";
import { loadPdfium, type Pdfium } from "./pdfium.ts";
import { readPage } from "./read-pages.ts";

/** Mean of a cell, of 255: dark ink has a contrast of less than 4.5 to a ground below it (WCAG 2.2, 1.4.3). */
const DARKEST_GROUND = 118;
/** Pixels from one sample to the next in both directions. */
const STEP = 4;

/** Dark cells of a drawn page, as lib/fields/places/dark-ground.ts packs them. */
function darkCells({ pixels: { rgba }, widthPx, heightPx }: DrawnPage): string {
	const sums = new Float64Array(GROUND_COLUMNS * GROUND_ROWS);
	const counts = new Uint32Array(sums.length);
	for (let y = 0; y < heightPx; y += STEP) {
		const row = Math.floor((y * GROUND_ROWS) / heightPx) * GROUND_COLUMNS;
		for (let x = 0; x < widthPx; x += STEP) {
			const cell = row + Math.floor((x * GROUND_COLUMNS) / widthPx);
			const at = (y * widthPx + x) * 4;
			sums[cell] = (sums[cell] ?? 0) + luma(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
			counts[cell] = (counts[cell] ?? 0) + 1;
		}
	}
	return packDarkCells(Array.from(sums, (sum, cell) => sum < DARKEST_GROUND * (counts[cell] ?? 0)));
}

/** Rec. 709, of values as they are stored. */
function luma(red: number, green: number, blue: number): number {
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Input = PdfTasks["render"]["input"];
type Output = PdfTasks["render"]["output"];

/**
 * Draws the asked pages (1-based) of a working file as `<page>.webp` in the output folder, each at
 * most its `widthPx` wide. Throws an Error when the file cannot be opened or has no such page, PdfRefusalError
 * for a page that cannot be drawn.
 */
export async function render(input: Input): Promise<Output> {
	const pdfium = await loadPdfium();
	const document = await openWorkingFile(pdfium, input.sourcePath);
	if (!document) throw new Error(`${input.sourcePath} cannot be opened as a PDF`);
	try {
		await mkdir(input.outputDir, { recursive: true });
		return { images: await drawPages(pdfium, document, input) };
	} finally {
		document.close();
	}
}

async function drawPages(pdfium: Pdfium, document: OpenDocument, input: Input): Promise<Output["images"]> {
	const painter = openPainter(pdfium, document);
	try {
		const images: Output["images"] = [];
		let writing: Promise<void> = Promise.resolve();
		for (const { page, widthPx, userUnit = 1 } of input.pages) {
			const geometry = readPage(pdfium, document, page - 1, userUnit);
			if (!geometry) throw new Error(`${input.sourcePath} has no page ${page}`);
			const drawn = drawPage(painter, page, pictureSize(geometry, widthPx));
			const filePath = path.join(input.outputDir, `${page}.webp`);
			// The encoder works in another thread while the next page is drawn.
			await writing;
			writing = writePicture(drawn, filePath);
			images.push({ page, path: filePath, freeCorners: freeCorners(drawn, geometry), darkCells: darkCells(drawn) });
		}
		await writing;
		return images;
	} finally {
		painter.close();
	}
}

/** What PDFium breaks with over a page, an overflow of its memory or stack, is a page that cannot be drawn. */
function drawPage(painter: Painter, page: number, size: { widthPx: number; heightPx: number }): DrawnPage {
	try {
		return painter.draw(page - 1, size);
	} catch (cause) {
		throw new PdfRefusalError("UnusableFile", `Page ${page} cannot be drawn.`, { cause });
	}
}

async function writePicture(drawn: DrawnPage, filePath: string): Promise<void> {
	await writeFile(filePath, await encodePicture(drawn));
}
