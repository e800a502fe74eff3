import type { WrappedPdfiumModule } from "@embedpdf/pdfium";

/** Memory of the wasm module: bytes, words and floats at PDFium’s addresses. */
export type Pdfium = {
	api: WrappedPdfiumModule;
	/** The current heap. Every growth replaces the object, so never store it. */
	heap: () => Uint8Array;
	malloc: (byteLength: number) => number;
	free: (address: number) => void;
	/** FPDFText_GetUnicode without the library’s wrapper, which costs more than the call: text is read letter by letter. */
	unicodeAt: (textPage: number, index: number) => number;
	/** Makes a C function pointer from a JavaScript function; it lives as long as the process. */
	addFunction: (callback: (...args: number[]) => number, signature: string) => number;
};
