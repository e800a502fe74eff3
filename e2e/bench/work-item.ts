import { randomBytes } from "node:crypto";
import { PDF } from "@libpdf/core";
import { samplePdf } from "../support/sample-pdf.ts";

const MEGABYTE = 1_000_000;

/** Six random bits in a byte: what compresses, by a quarter, as the contents of real files do. */
function compressible(bytesAfter: number): Uint8Array {
	return new Uint8Array(randomBytes(Math.floor((bytesAfter * 8) / 6))).map((byte) => byte & 0x3f);
}

/** A PDF of ten pages of text and about a megabyte, most of it a compressed file that hangs on it. */
export async function workItem(): Promise<Uint8Array> {
	const pages = await samplePdf(10);
	const pdf = await PDF.load(pages);
	pdf.addAttachment("figures.csv", compressible(MEGABYTE - pages.length));
	return pdf.save();
}
