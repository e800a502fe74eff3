import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Of the longer side: the bars of a licence are then some three pixels wide. */
const READ_AT_PX = 2400;

let prepared: Promise<unknown> | undefined;

/** Loads the reader from its package: by itself it would ask a server of others for it. */
function loadBarcodeReader(): Promise<unknown> {
	prepared ??= prepare();
	return prepared;
}

async function prepare(): Promise<unknown> {
	const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
	const bytes = await readFile(path);
	const wasmBinary = new Uint8Array(bytes).buffer;
	return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** The texts of the PDF417 barcodes in a photograph, whichever way up it is. */
export async function readBarcode(photograph: Uint8Array): Promise<string[]> {
	await loadBarcodeReader();
	const { data, info } = await sharp(photograph)
		.resize(READ_AT_PX, READ_AT_PX, { fit: "inside", withoutEnlargement: true })
		.removeAlpha()
		.ensureAlpha()
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const pixels = new Uint8ClampedArray(data);
	const picture = { width: info.width, height: info.height, data: pixels, colorSpace: "srgb" } as ImageData;
	const found = await readBarcodes(picture, {
		formats: ["PDF417"],
		tryHarder: true,
		tryRotate: true,
		textMode: "Plain",
	});
	return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
