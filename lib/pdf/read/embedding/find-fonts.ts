import { type PDF, PdfDict, PdfRef } from "@libpdf/core";
import type { SavedFile } from "#lib/pdf/read/saved-objects.ts";

const BASE_FONT = "/BaseFont";
const FONT_FILES = ["FontFile", "FontFile2", "FontFile3"];
const MAX_DEPTH = 8;

/**
 * The dictionaries of simple and composite fonts whose glyphs are not in the file. Objects without the key of a font
 * are not parsed: a large file has hundreds of thousands.
 */
export function findFontsNotEmbedded(pdf: PDF, { bytes, file }: { bytes: Buffer; file: SavedFile }): PdfDict[] {
	if (!file.names.has("BaseFont")) return [];
	const found = new Set<PdfDict>();
	for (const number of objectsWith(BASE_FONT, bytes, file)) {
		const object = pdf.getObject(PdfRef.of(number, 0));
		if (object instanceof PdfDict) collect(pdf, object, found, 0);
	}
	return [...found];
}

/** Numbers of the objects that have the text, streams aside. Their data, most of a file, is not searched. */
export function* objectsWith(text: string, bytes: Buffer, { objects }: SavedFile): Generator<number> {
	for (let first = 0; first < objects.length; first += 1) {
		let last = first;
		while (objects[last] && !objects[last]?.isStream) last += 1;
		const [start, end] = [objects[first]?.start ?? 0, objects[last - 1]?.end ?? 0];
		const run = bytes.subarray(start, end);
		for (let at = run.indexOf(text); at !== -1; at = run.indexOf(text, at)) {
			while ((objects[first]?.end ?? Number.POSITIVE_INFINITY) < start + at) first += 1;
			const object = objects[first];
			if (object && object.start <= start + at) yield object.number;
			at = (object?.end ?? end) - start;
		}
		first = last;
	}
}

function collect(pdf: PDF, dict: PdfDict, found: Set<PdfDict>, depth: number): void {
	if (dict.has("BaseFont") && isNotEmbedded(pdf, dict)) found.add(dict);
	if (depth > MAX_DEPTH) return;
	for (const [, value] of dict) if (value instanceof PdfDict) collect(pdf, value, found, depth + 1);
}

function isNotEmbedded(pdf: PDF, dict: PdfDict): boolean {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const subtype = dict.getName("Subtype", resolve)?.value;
	if (subtype === "Type0") {
		const descendant = dict.getArray("DescendantFonts", resolve)?.at(0, resolve);
		return descendant instanceof PdfDict && !hasFontFile(pdf, descendant);
	}
	return (subtype === "Type1" || subtype === "TrueType" || subtype === "MMType1") && !hasFontFile(pdf, dict);
}

function hasFontFile(pdf: PDF, dict: PdfDict): boolean {
	const descriptor = dict.getDict("FontDescriptor", (ref) => pdf.getObject(ref));
	return FONT_FILES.some((key) => descriptor?.has(key));
}
