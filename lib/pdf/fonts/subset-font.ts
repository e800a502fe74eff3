import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fontBytes } from "./font-bytes.ts";
import type { FontFile } from "./font-files.ts";

/** hb-subset.h, hb-blob.h */
const NO_HINTING = 0x01;
const SET_DROPPED_TABLES = 3;
const MEMORY_MODE_WRITABLE = 2;
/** Viewers find the glyphs of an embedded font in its character map: it needs no names or shaping (PDF 2.0, 9.6.5.4). */
const UNUSED_TABLES = ["GSUB", "GPOS", "GDEF", "name", "OS/2", "post", "STAT", "DSIG", "meta", "kern", "gasp"];

type Exports = Record<
	| "_initialize"
	| "malloc"
	| "hb_blob_create"
	| "hb_blob_destroy"
	| "hb_blob_get_data"
	| "hb_blob_get_length"
	| "hb_face_create"
	| "hb_face_destroy"
	| "hb_face_reference_blob"
	| "hb_set_add"
	| "hb_subset_input_create_or_fail"
	| "hb_subset_input_destroy"
	| "hb_subset_input_unicode_set"
	| "hb_subset_input_set"
	| "hb_subset_input_set_flags"
	| "hb_subset_or_fail",
	(...args: number[]) => number
> & { memory: WebAssembly.Memory };

let loaded: Exports | null = null;
/** Faces in the module’s memory, by path: a document embeds a dozen at most, and the next one mostly the same. */
const faces = new Map<string, number>();

/**
 * Builds a font to embed from one of our files, with the glyphs of the given characters.
 *
 * @throws Error when the installed package is damaged
 */
export function subsetFont(file: FontFile, characters: Iterable<string>): Buffer {
	const harfbuzz = load();
	const face = faces.get(file.path) ?? openFace(harfbuzz, fontBytes(file));
	faces.set(file.path, face);
	const input = harfbuzz.hb_subset_input_create_or_fail();
	harfbuzz.hb_subset_input_set_flags(input, NO_HINTING);
	const asked = harfbuzz.hb_subset_input_unicode_set(input);
	for (const character of characters) harfbuzz.hb_set_add(asked, character.codePointAt(0) ?? 0);
	const dropped = harfbuzz.hb_subset_input_set(input, SET_DROPPED_TABLES);
	for (const tag of UNUSED_TABLES) harfbuzz.hb_set_add(dropped, Buffer.from(tag.padEnd(4)).readUInt32BE());
	const subset = harfbuzz.hb_subset_or_fail(face, input);
	harfbuzz.hb_subset_input_destroy(input);
	if (subset === 0) throw new Error(`${file.path} cannot be subset`);
	const blob = harfbuzz.hb_face_reference_blob(subset);
	const bytes = Buffer.from(
		new Uint8Array(harfbuzz.memory.buffer, harfbuzz.hb_blob_get_data(blob, 0), harfbuzz.hb_blob_get_length(blob)),
	);
	harfbuzz.hb_blob_destroy(blob);
	harfbuzz.hb_face_destroy(subset);
	return bytes;
}

function load(): Exports {
	if (loaded) return loaded;
	const wasm = readFileSync(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
	loaded = new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports as Exports;
	loaded._initialize();
	return loaded;
}

function openFace(harfbuzz: Exports, bytes: Buffer): number {
	const address = harfbuzz.malloc(bytes.length);
	new Uint8Array(harfbuzz.memory.buffer).set(bytes, address);
	const blob = harfbuzz.hb_blob_create(address, bytes.length, MEMORY_MODE_WRITABLE, 0, 0);
	return harfbuzz.hb_face_create(blob, 0);
}
