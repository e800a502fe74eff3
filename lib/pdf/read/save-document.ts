import type { OpenDocument } from "./open-document.ts";
import type { Pdfium } from "./pdfium.ts";

/** FPDF_REMOVE_SECURITY (fpdf_save.h): a full rewrite, without encryption. */
const REMOVE_SECURITY = 3;

type Writer = { address: number; chunks: Uint8Array[] };

const writers = new WeakMap<Pdfium, Writer>();

/** An FPDF_FILEWRITE: its version and the function PDFium calls with each block. */
function writerOf(pdfium: Pdfium): Writer {
	const known = writers.get(pdfium);
	if (known) return known;
	const writer: Writer = { address: pdfium.malloc(8), chunks: [] };
	const callback = pdfium.addFunction((_self = 0, data = 0, size = 0) => {
		writer.chunks.push(pdfium.heap().slice(data, data + size));
		return 1;
	}, "iiii");
	new DataView(pdfium.heap().buffer).setUint32(writer.address, 1, true);
	new DataView(pdfium.heap().buffer).setUint32(writer.address + 4, callback, true);
	writers.set(pdfium, writer);
	return writer;
}

/**
 * The document as PDFium writes it: repaired, decrypted, one revision, a classic cross-reference
 * table, plain objects (names without #xx escapes), and nothing that is not referred to.
 */
export function saveDocument(pdfium: Pdfium, document: OpenDocument): Buffer {
	const writer = writerOf(pdfium);
	writer.chunks = [];
	try {
		const isSaved = pdfium.api.FPDF_SaveAsCopy(document.handle, writer.address, REMOVE_SECURITY);
		if (!isSaved) throw new Error("PDFium could not save the document");
		return Buffer.concat(writer.chunks);
	} finally {
		writer.chunks = [];
	}
}
