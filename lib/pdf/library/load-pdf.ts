import { PDF } from "@libpdf/core";
import { keepEncryption } from "./keep-encryption.ts";
import { readNamesAsBytes } from "./read-names-as-bytes.ts";
import { writeCompactly } from "./write-compactly.ts";
import { writeExactly } from "./write-exactly.ts";

let prepared: Promise<void> | undefined;

/**
 * Reads a PDF with libpdf so that what is written of it later is what was read: every way into the library
 * but for a document made from nothing. Throws what the library throws for a file that it cannot read.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDF> {
	prepared ??= prepare();
	await prepared;
	const pdf = await PDF.load(bytes);
	keepEncryption(pdf);
	return pdf;
}

async function prepare(): Promise<void> {
	writeExactly();
	writeCompactly();
	await readNamesAsBytes();
}
