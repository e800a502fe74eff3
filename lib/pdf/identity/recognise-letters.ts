import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { createOCREngine, type OCREngine } from "tesseract-wasm";
import type { GreyPicture } from "#lib/identity/look-at-picture.ts";

/** What a machine-readable zone is written with, but for its filler. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Tesseract's name for a picture of one line. */
const SINGLE_LINE = "7";

let loaded: Promise<OCREngine> | undefined;

/** Loads the recogniser and what it learnt, from packages alone. */
function loadRecogniser(): Promise<OCREngine> {
	loaded ??= load();
	return loaded;
}

async function load(): Promise<OCREngine> {
	const require = createRequire(import.meta.url);
	const [wasmBinary, model] = await Promise.all([
		readFile(require.resolve("tesseract-wasm").replace(/lib\.js$/, "tesseract-core.wasm")),
		readFile(require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz")).then(promisify(gunzip)),
	]);
	const engine = await createOCREngine({ wasmBinary });
	engine.loadModel(model);
	engine.setVariable("tessedit_char_whitelist", ALPHABET);
	engine.setVariable("tessedit_pageseg_mode", SINGLE_LINE);
	// Zones hold no words.
	engine.setVariable("load_system_dawg", "0");
	engine.setVariable("load_freq_dawg", "0");
	engine.setVariable("user_defined_dpi", "300");
	return engine;
}

/** The letters of one line of print, level and black on white. */
export async function recogniseLetters({ width, height, data }: GreyPicture): Promise<string> {
	const engine = await loadRecogniser();
	const pixels = new Uint8ClampedArray(width * height * 4);
	for (let at = 0; at < data.length; at += 1) {
		pixels.fill(data[at] ?? 255, at * 4, at * 4 + 3);
		pixels[at * 4 + 3] = 255;
	}
	engine.loadImage({ width, height, data: pixels });
	const text = engine.getText();
	engine.clearImage();
	return text.replace(/[^A-Z0-9]/g, "");
}
