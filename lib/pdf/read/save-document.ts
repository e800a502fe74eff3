import type { OpenDocument } from "./open-document.ts";
import type { Pdfium } from "./pdfium.ts";

/** FPDF_REMOVE_SECURITY (fpdf_save.h): a full rewrite, without encryption. */
const REMOVE_SECURITY = 3;

/** `address` is the FPDF_FILEWRITE; `target` holds what has been written, up to `length`. */
type Writer = { address: number; target: Buffer; length: number };

/** Room for what a small file gains when it is saved. */
const SLACK_BYTES = 65_536;
const NOTHING = Buffer.alloc(0);

const writers = new WeakMap<Pdfium, Writer>();

/** One buffer that grows, instead of blocks joined at the end, halves the memory that a large file takes. */
function append(writer: Writer, block: Uint8Array): void {
	const end = writer.length + block.byteLength;
	if (end > writer.target.byteLength) {
		const larger = Buffer.allocUnsafeSlow(Math.ceil(end * 1.5));
		writer.target.copy(larger, 0, 0, writer.length);
		writer.target = larger;
	}
	writer.target.set(block, writer.length);
	writer.length = end;
}

/** An FPDF_FILEWRITE: its version and the function PDFium calls with each block. */
function writerOf(pdfium: Pdfium): Writer {
	const known = writers.get(pdfium);
	if (known) return known;
	const writer: Writer = { address: pdfium.malloc(8), target: NOTHING, length: 0 };
	const callback = pdfium.addFunction((_self = 0, data = 0, size = 0) => {
		append(writer, pdfium.heap().subarray(data, data + size));
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
	writer.target = Buffer.allocUnsafeSlow(document.byteLength + SLACK_BYTES);
	writer.length = 0;
	try {
		const isSaved = pdfium.api.FPDF_SaveAsCopy(document.handle, writer.address, REMOVE_SECURITY);
		if (!isSaved) throw new Error("PDFium could not save the document");
		return writer.target.subarray(0, writer.length);
	} finally {
		writer.target = NOTHING;
	}
}
