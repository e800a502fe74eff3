import { readFile, writeFile } from "node:fs/promises";
import type { PDF } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import { checkPages } from "#lib/pdf/seal/verifying/check-pages.ts";
import { hideLinearization, restoreStart } from "#lib/pdf/seal/verifying/linearization.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { drawWatermark } from "./draw-watermark.ts";
import { finishFonts } from "./embedded-font.ts";
import { mergeFiles } from "./merge/merge-files.ts";
import { stampFields } from "./stamp-fields.ts";

/**
 * Writes the files with the values entered so far as one watermarked PDF without a seal. A single file that was
 * already signed keeps its signature, because changes are only appended to it.
 *
 * @throws PdfRefusalError when a file cannot be read, and when the pages of the result are not those of the files
 */
export async function preview(input: PdfTasks["preview"]["input"]): Promise<PdfTasks["preview"]["output"]> {
	const isAlone = input.files.length === 1;
	const files = [];
	for (const file of input.files) {
		const opened = await load(file.sourcePath, file.name);
		await stampFields(opened.pdf, isAlone ? file : { ...file, isSigned: false });
		files.push(opened);
	}
	const merged = mergeFiles(files);
	const signed = isAlone && input.files.some((file) => file.isSigned) ? files[0] : undefined;
	if (input.watermark !== null) drawWatermark(merged, input.watermark, signed ? "annotation" : "page");
	finishFonts(merged);
	const saved = await merged.save({ incremental: signed !== undefined });
	if (signed) restoreStart(saved, signed.bytes);
	await checkPages(
		[saved],
		input.files.flatMap((file) => file.pages),
		0,
	);
	await writeFile(input.outputPath, saved);
	return { path: input.outputPath };
}

async function load(path: string, name: string): Promise<{ pdf: PDF; bytes: Uint8Array }> {
	const bytes = await readFile(path);
	try {
		return { bytes, pdf: await loadPdf(hideLinearization(bytes)) };
	} catch (error) {
		throw new PdfRefusalError("UnusableFile", `${name} cannot be read.`, { cause: error });
	}
}
