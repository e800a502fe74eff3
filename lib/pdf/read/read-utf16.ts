import type { Pdfium } from "./pdfium-memory.ts";

/** No text that is read by it is longer. */
const MAX_BYTES = 20_000;

/** A text that PDFium writes as UTF-16 with a zero at its end, trimmed; empty for one that is too long. */
export function readUtf16(pdfium: Pdfium, ask: (buffer: number, size: number) => number): string {
	const size = ask(0, 0);
	if (size <= 2 || size > MAX_BYTES) return "";
	const buffer = pdfium.malloc(size);
	try {
		ask(buffer, size);
		return Buffer.from(pdfium.heap().slice(buffer, buffer + size - 2))
			.toString("utf16le")
			.toWellFormed()
			.trim();
	} finally {
		pdfium.free(buffer);
	}
}
