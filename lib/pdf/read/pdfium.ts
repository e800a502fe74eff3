import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import { installFontSource } from "./font-source.ts";
import type { Pdfium } from "./pdfium-memory.ts";

export type { Pdfium };

type Runtime = {
	HEAPU8: Uint8Array;
	wasmExports: {
		malloc: (byteLength: number) => number;
		free: (address: number) => void;
		FPDFText_GetUnicode: Pdfium["unicodeAt"];
	};
	addFunction: Pdfium["addFunction"];
};

let loading: Promise<Pdfium> | undefined;

async function load(): Promise<Pdfium> {
	const wasm = readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
	const api = await init({
		// Given as "wasmBinary" the file would stay in memory beside what is made of it.
		instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => {
			void WebAssembly.instantiate(wasm, imports).then(({ instance }) => receive(instance));
			return {};
		},
		// Its complaints about broken files are not for the log.
		print: () => undefined,
		printErr: () => undefined,
	});
	api.PDFiumExt_Init();
	const runtime = api.pdfium as unknown as Runtime;
	const pdfium: Pdfium = {
		api,
		heap: () => runtime.HEAPU8,
		malloc: (byteLength) => {
			const address = runtime.wasmExports.malloc(byteLength);
			if (address === 0) throw new RangeError("PDFium is out of memory");
			return address;
		},
		free: (address) => runtime.wasmExports.free(address),
		unicodeAt: (textPage, index) => runtime.wasmExports.FPDFText_GetUnicode(textPage, index),
		addFunction: (callback, signature) => runtime.addFunction(callback, signature),
	};
	installFontSource(pdfium);
	return pdfium;
}

/** PDFium, loaded at first use and kept: it takes about 50 ms. */
export function loadPdfium(): Promise<Pdfium> {
	loading ??= load();
	return loading;
}
