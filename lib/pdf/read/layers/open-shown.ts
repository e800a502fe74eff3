import { readFileSync } from "node:fs";
import path from "node:path";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { release } from "#lib/pdf/library/release.ts";
import { embedFonts } from "../embedding/embed-fonts.ts";
import { type OpenDocument, openDocument } from "../open-document.ts";
import type { Pdfium } from "../pdfium.ts";
import { rewriteSaved } from "../rewrite-saved.ts";
import { saveDocument } from "../save-document.ts";
import { readSavedObjects, type SavedFile } from "../saved-objects.ts";
import { bakeLayers, mayHaveLayers } from "./bake-layers.ts";

/** What PDFium saves of a document, with its objects. */
export type Saved = { bytes: Buffer; file: SavedFile };

/** A document without layers, whether it had any, and the names of those that are not shown. */
type Shown = { document: OpenDocument; saved: Saved; isBaked: boolean; hiddenLayers: string[] };

export function save(pdfium: Pdfium, document: OpenDocument): Saved {
	const bytes = saveDocument(pdfium, document);
	return { bytes, file: readSavedObjects(bytes) };
}

/**
 * The document as readers show it at first. One with layers is closed and opened again without them; when that is
 * refused, it stays open.
 *
 * @throws PdfRefusalError when what is shown depends on the reader, or cannot be told apart
 */
export async function openShown(pdfium: Pdfium, document: OpenDocument, fileName: string): Promise<Shown> {
	const saved = save(pdfium, document);
	if (!mayHaveLayers(saved.file)) return { document, saved, isBaked: false, hiddenLayers: [] };
	const { bytes, hiddenLayers } = await bakeLayers(saved.bytes, fileName);
	const shown = openDocument(pdfium, bytes, fileName);
	if (!shown) throw new Error("the file without layers cannot be opened");
	document.close();
	return { document: shown, saved: save(pdfium, shown), isBaked: true, hiddenLayers };
}

/**
 * A working file as readers show it. Only a signed one still has layers and lacks fonts; one that was sent before these
 * were checked is read as it is.
 */
export async function openWorkingFile(pdfium: Pdfium, filePath: string): Promise<OpenDocument | null> {
	const bytes = readFileSync(filePath);
	const fileName = path.basename(filePath);
	const document = openDocument(pdfium, bytes, fileName);
	// A signature's byte range stands in plain text (ISO 32000-2 12.8.1).
	const mayBeSigned = bytes.includes("/ByteRange");
	release(bytes);
	if (!document || !mayBeSigned) return document;
	const shown = await openShown(pdfium, document, fileName).catch(() => null);
	return shown ? openWithFonts(pdfium, shown, fileName).catch(() => shown.document) : document;
}

/** The document with our faces for fonts that are not embedded: PDFium asks for them by name, not by letter. */
async function openWithFonts(pdfium: Pdfium, { document, saved }: Shown, fileName: string): Promise<OpenDocument> {
	const pdf = await loadPdf(saved.bytes);
	if (!embedFonts(pdf, saved, fileName).isChanged) return document;
	const complete = openDocument(pdfium, rewriteSaved(saved.bytes, saved.file, pdf).bytes, fileName);
	if (!complete) return document;
	document.close();
	return complete;
}
