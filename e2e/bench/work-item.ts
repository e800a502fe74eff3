import { randomBytes } from "node:crypto";
import { PDF } from "@libpdf/core";
import { samplePdf } from "../support/sample-pdf.ts";

const MEGABYTE = 1_000_000;

/** A PDF of ten pages of text and about a megabyte, most of it a file that hangs on it. */
export async function workItem(): Promise<Uint8Array> {
	const pages = await samplePdf(10);
	const pdf = await PDF.load(pages);
	pdf.addAttachment("figures.bin", new Uint8Array(randomBytes(MEGABYTE - pages.length)));
	return pdf.save();
}
