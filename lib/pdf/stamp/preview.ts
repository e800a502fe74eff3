import { readFile, writeFile } from "node:fs/promises";
import { PDF } from "@libpdf/core";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { drawWatermark } from "./draw-watermark.ts";
import { mergeFiles } from "./merge-files.ts";
import { stampFields } from "./stamp-fields.ts";

/**
 * Writes the files with the values so far as one PDF, without signature and marked as such. A file
 * that was signed before and stands alone keeps its signature: it is only added to.
 *
 * @throws PdfRefusalError when a file cannot be read
 */
export async function preview(input: PdfTasks["preview"]["input"]): Promise<PdfTasks["preview"]["output"]> {
	const isAlone = input.files.length === 1;
	const files = [];
	for (const file of input.files) {
		const pdf = await load(file.sourcePath, file.name);
		await stampFields(pdf, isAlone ? file : { ...file, isSigned: false });
		files.push({ pdf });
	}
	const merged = mergeFiles(files);
	drawWatermark(merged, input.watermark);
	const incremental = isAlone && input.files.some((file) => file.isSigned);
	await writeFile(input.outputPath, await merged.save({ incremental }));
	return { path: input.outputPath };
}

async function load(path: string, name: string): Promise<PDF> {
	const bytes = await readFile(path);
	try {
		return await PDF.load(bytes);
	} catch (error) {
		throw new PdfRefusalError("UnusableFile", `${name} cannot be read.`, { cause: error });
	}
}
