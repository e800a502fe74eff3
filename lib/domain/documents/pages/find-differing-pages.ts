import { join } from "node:path";
import { log } from "#lib/config/log.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { openSealFiles } from "../rendering/build-seal-files.ts";
import { isUndrawable } from "./draw-pages.ts";

type File = WholeDocument["files"][number];

/** A comparison gets a PDF child for about a second. */
const BATCH = 40;

/** Pages (1-based in each file) that signers would not see as they are in the upload, by the ids of files that have some. */
export async function findDifferingPages(document: WholeDocument): Promise<Map<string, number[]>> {
	const { files } = document;
	if (files.length > 1 && !(await canMerge(document))) return new Map(files.map((file) => [file.id, allPages(file)]));
	const differing = new Map<string, number[]>();
	for (const file of files) {
		const pages = file.needsCheck ? await compare(file) : [];
		if (pages.length > 0) differing.set(file.id, pages);
	}
	return differing;
}

export function allPages({ pageCount }: Pick<File, "pageCount">): number[] {
	return Array.from({ length: pageCount }, (_, index) => index + 1);
}

/** Merges the files with what the sender filled in, as sealing will, which checks each page of the result. */
async function canMerge(document: WholeDocument): Promise<boolean> {
	const [temp, opened] = await Promise.all([makeTempDir(), openSealFiles(document, () => false)]);
	try {
		const outputPath = join(temp.path, "trial.pdf");
		const task = { files: opened.files, outputPath, watermark: "", locale: document.sender.locale ?? "EN" };
		await runPdfTask("preview", task, { requester: "job" });
		return true;
	} catch (error) {
		if (!(error instanceof AppError) || error.code === "Unavailable") throw error;
		log.warn({ error, documentId: document.id }, "could not merge the files of a document");
		return false;
	} finally {
		await Promise.all([opened.release(), temp.remove()]);
	}
}

async function compare(file: File): Promise<number[]> {
	const [upload, working] = await Promise.all([
		storage().localPath(file.uploadKey),
		storage().localPath(file.workingKey),
	]);
	const { name: fileName, leftOut } = file;
	const paths = { uploadPath: upload.path, workingPath: working.path };
	const differing: number[] = [];
	try {
		for (let start = 0; start < file.pageCount; start += BATCH) {
			const pages = allPages(file).slice(start, start + BATCH);
			const task = { ...paths, fileName, leftOut, pages };
			differing.push(...(await runPdfTask("compare", task, { requester: "job" })).different);
		}
	} catch (error) {
		// The working file was drawn before: it is the upload that takes too long, and there is nothing to compare with.
		if (!isUndrawable(error)) throw error;
		log.warn({ error, fileId: file.id }, "could not draw an upload");
	} finally {
		await Promise.all([upload.release(), working.release()]);
	}
	return differing;
}
