import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import { fontBytes } from "#lib/pdf/fonts/font-bytes.ts";
import { type FontFile, fontFiles } from "#lib/pdf/fonts/font-files.ts";
import type { Pdfium } from "./pdfium-memory.ts";
import { type AskedFont, BOLD_FROM, BUILT_IN_BOXES, substituteFamily } from "./substitute-family.ts";

/** FPDF_SYSFONTINFO (fpdf_sysfontinfo.h): its version and eight functions. */
const INFO_BYTES = 36;
const INFO_VERSION = 1;
const WHOLE_FILE = 0;
const MAX_NAME_BYTES = 128;
/** Tag of the table with a face's bounding box, and offsets in it (OpenType, "head"). */
const HEAD = 0x68656164;
const UNITS_PER_EM_AT = 18;
const BOTTOM_AT = 38;
const TOP_AT = 42;

type Offered = { file: FontFile; family: FamilyId };

/**
 * Gives PDFium faces for fonts that a file names without embedding them. Without it, PDFium has only Latin-1 letters
 * and leaves out all others.
 */
export function installFontSource(pdfium: Pdfium): void {
	const { api } = pdfium;
	const offered: Offered[] = [];
	// A new function each time: registered twice, the same one would keep its first signature.
	const nothing = () => () => 0;
	const functions: [callback: (...args: number[]) => number, signature: string][] = [
		[nothing(), "vi"], // Release
		[nothing(), "vii"], // EnumFonts
		[
			(_self = 0, weight = 0, italic = 0, charset = 0, pitch = 0, face = 0) => {
				const name = readName(pdfium, face);
				return offer(offered, { name, weight, isItalic: italic !== 0, charset, pitch });
			},
			"iiiiiiii",
		], // MapFont
		[nothing(), "iii"], // GetFont
		[
			(_self = 0, handle = 0, table = 0, buffer = 0, size = 0) => {
				const font = offered[handle - 1];
				return font ? write(pdfium, fontData(font, table >>> 0), buffer, size) : 0;
			},
			"iiiiii",
		], // GetFontData
		// PDFium treats files of the same name as the same face.
		[
			(_self = 0, handle = 0, buffer = 0, size = 0) =>
				write(pdfium, Buffer.from(`signet-${handle}\0`, "latin1"), buffer, size),
			"iiiii",
		], // GetFaceName
		[() => 1, "iii"], // GetFontCharset: DEFAULT_CHARSET
		[nothing(), "vii"], // DeleteFont
	];
	const info = pdfium.malloc(INFO_BYTES);
	const numbers = [INFO_VERSION, ...functions.map(([callback, signature]) => pdfium.addFunction(callback, signature))];
	const view = new DataView(pdfium.heap().buffer);
	for (const [index, value] of numbers.entries()) view.setUint32(info + 4 * index, value, true);
	api.FPDF_SetSystemFontInfo(info);
}

/** A handle to the face for a font, from 1; 0 leaves the font to PDFium’s built-in faces. */
function offer(offered: Offered[], asked: AskedFont & { weight: number; isItalic: boolean }): number {
	const family = substituteFamily(asked);
	const [file] = family ? fontFiles(family, { isBold: asked.weight >= BOLD_FROM, isItalic: asked.isItalic }) : [];
	if (!family || !file) return 0;
	const known = offered.findIndex((one) => one.file.path === file.path);
	return known < 0 ? offered.push({ file, family }) : known + 1;
}

let latest: { path: string; bytes: Buffer } | null = null;

/** Cached because PDFium requests the size of a file first and then the file. */
function fontData({ file, family }: Offered, table: number): Buffer | null {
	if (latest?.path !== file.path) latest = { path: file.path, bytes: withBuiltInBox(fontBytes(file), family) };
	return table === WHOLE_FILE ? latest.bytes : tableOf(latest.bytes, table);
}

function withBuiltInBox(bytes: Buffer, family: FamilyId): Buffer {
	const box = BUILT_IN_BOXES[family];
	const head = tableOf(bytes, HEAD);
	if (!box || !head) return bytes;
	const unitsPerEm = head.readUInt16BE(UNITS_PER_EM_AT);
	head.writeInt16BE(Math.round((box.bottom * unitsPerEm) / 1000), BOTTOM_AT);
	head.writeInt16BE(Math.round((box.top * unitsPerEm) / 1000), TOP_AT);
	return bytes;
}

/** A table by its tag, as a view of the same memory. */
function tableOf(bytes: Buffer, tag: number): Buffer | null {
	for (let entry = 12; entry < 12 + bytes.readUInt16BE(4) * 16; entry += 16) {
		if (bytes.readUInt32BE(entry) !== tag) continue;
		const start = bytes.readUInt32BE(entry + 8);
		return bytes.subarray(start, start + bytes.readUInt32BE(entry + 12));
	}
	return null;
}

function write(pdfium: Pdfium, bytes: Buffer | null, buffer: number, size: number): number {
	if (!bytes) return 0;
	if (buffer !== 0 && size >= bytes.length) pdfium.heap().set(bytes, buffer);
	return bytes.length;
}

function readName(pdfium: Pdfium, address: number): string {
	if (address === 0) return "";
	const bytes = Buffer.from(pdfium.heap().subarray(address, address + MAX_NAME_BYTES));
	const end = bytes.indexOf(0);
	return bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
}
