import type { WrappedPdfiumModule } from "@embedpdf/pdfium";

/** Memory of the wasm module: bytes, words and floats at addresses that PDFium gives and takes. */
export type Pdfium = {
	api: WrappedPdfiumModule;
	/** The heap as it is now; it is another object after every growth, so never keep it. */
	heap: () => Uint8Array;
	malloc: (byteLength: number) => number;
	free: (address: number) => void;
	/** Makes a C function pointer of a JavaScript function; it lives as long as the process. */
	addFunction: (callback: (...args: number[]) => number, signature: string) => number;
};
