import type { Pdfium } from "../pdfium.ts";
import type { PrintedCharacter } from "./read-characters.ts";

/** FS_QUADPOINTSF: four corners of two floats. */
const QUAD_BYTES = 32;
/** The middle of a character's box meets no neighbour. */
const INSET = 0.3;

/**
 * Removes characters from a loaded page and writes its content anew. Nothing is drawn in their place,
 * and form XObjects are searched too.
 *
 * @param page FPDF_PAGE
 * @throws Error when PDFium cannot
 */
export function redactCharacters(pdfium: Pdfium, page: number, characters: readonly PrintedCharacter[]): void {
	const quads = pdfium.malloc(characters.length * QUAD_BYTES);
	try {
		const view = new DataView(pdfium.heap().buffer, quads, characters.length * QUAD_BYTES);
		for (const [index, { box }] of characters.entries()) {
			const [left, bottom, right, top] = middleOf(box);
			const corners = [left, top, right, top, left, bottom, right, bottom];
			for (const [place, value] of corners.entries()) view.setFloat32(index * QUAD_BYTES + place * 4, value, true);
		}
		const isRedacted = pdfium.api.EPDFText_RedactInQuads(page, quads, characters.length, true, false);
		if (!isRedacted || !pdfium.api.FPDFPage_GenerateContent(page)) {
			throw new Error("PDFium could not take text out of a page");
		}
	} finally {
		pdfium.free(quads);
	}
}

function middleOf([x0, y0, x1, y1]: PrintedCharacter["box"]): PrintedCharacter["box"] {
	const [x, y] = [(x1 - x0) * INSET, (y1 - y0) * INSET];
	return [x0 + x, y0 + y, x1 - x, y1 - y];
}
