import { fileRefusal } from "#lib/pdf/refusal.ts";
import { type OpenDocument, openDocument } from "./open-document.ts";
import type { Pdfium } from "./pdfium.ts";

/** How far before the words "/Type /Catalog" the number of that object is looked for, in bytes. */
const LOOK_BACK = 4_000;

const END_OF_OBJECT = "endobj";

/**
 * The bytes with a trailer that names the last catalog in them, so that PDFium, which rebuilds the list of
 * objects by itself, can open a file whose end is missing: behind all of it, or, for an end that would
 * swallow it, in place of the table. None when there is no catalog in plain sight.
 */
function rebuildTrailers(bytes: Buffer): Buffer[] {
	const text = bytes.toString("latin1");
	const catalogAt = [...text.matchAll(/\/Type\s*\/Catalog\b/g)].at(-1)?.index;
	if (catalogAt === undefined) return [];
	const before = text.slice(Math.max(0, catalogAt - LOOK_BACK), catalogAt);
	const header = [...before.matchAll(/(?<!\d)(\d{1,8})\s+(\d{1,5})\s+obj\b/g)].at(-1);
	if (!header) return [];
	const trailer = Buffer.from(`\ntrailer\n<</Root ${header[1]} ${header[2]} R>>\nstartxref\n0\n%%EOF\n`, "latin1");
	const endsAt = text.lastIndexOf(END_OF_OBJECT) + END_OF_OBJECT.length;
	// After the last object comes the table; anything else is content, which must not be lost.
	const kept = /^\s*xref\b/.test(text.slice(endsAt)) ? [bytes, bytes.subarray(0, endsAt)] : [bytes];
	return kept.map((part) => Buffer.concat([part, trailer]));
}

/**
 * Opens an upload, with a new trailer where its own is missing.
 *
 * @throws PdfRefusalError when it cannot be read as a PDF, or not without a password
 */
export function openRepaired(pdfium: Pdfium, bytes: Buffer, fileName: string): OpenDocument & { isRepaired: boolean } {
	const document = openDocument(pdfium, bytes, fileName);
	if (document) return { ...document, isRepaired: false };
	for (const rebuilt of rebuildTrailers(bytes)) {
		const repaired = openDocument(pdfium, rebuilt, fileName);
		if (repaired) return { ...repaired, isRepaired: true };
	}
	throw fileRefusal("fileDamaged", { file: fileName });
}
