import { join } from "node:path";
import { fieldError } from "#lib/errors/app-error.ts";
import type { PageGeometry } from "#lib/fields/types.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { PrintedTag } from "#lib/pdf/tasks.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { storage } from "#lib/storage/storage.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/** A file that was looked at and can be sent; still in the request's temp directory. */
export type IntakeFile = UploadedFile & {
	mediaType: string;
	workingPath: string;
	workingSha256: string;
	isSigned: boolean;
	/** False when the upload is certified for filling in and signing only. */
	mayAttachFiles: boolean;
	/** 1-based page of the document that is this file's first. */
	firstPage: number;
	pages: PageGeometry[];
	/** In reading order; none when the request did not ask for them. */
	textTags: PrintedTag[];
};

/** An intake file whose bytes are stored. */
export type StoredFile = IntakeFile & { uploadKey: string; workingKey: string };

/**
 * Looks at every upload: kind, repair, active content, page sizes, text tags.
 *
 * @param tempDir the request's own, removed by the caller
 * @throws AppError UnusableFile and the like, with a sentence that names the file
 */
export async function takeInFiles(
	files: UploadedFile[],
	{ tempDir, withTextTags }: { tempDir: string; withTextTags: boolean },
): Promise<IntakeFile[]> {
	const tasks = files.map((file, index) =>
		runPdfTask("intake", {
			sourcePath: file.path,
			fileName: file.fileName,
			outputDir: join(tempDir, `intake-${index}`),
			withTextTags,
		}),
	);
	// The directory is removed afterwards: none may still be writing there. The first file's refusal is told.
	await Promise.allSettled(tasks);
	const results = await Promise.all(tasks);
	if (files.length > 1) {
		const signed = results.findIndex((result) => result.isSigned);
		if (signed >= 0) {
			throw fieldError(
				`Files[${signed}]`,
				`"${files[signed]?.fileName}" already carries a digital signature. Joining it with other files would break that signature, so send it on its own.`,
			);
		}
	}
	let firstPage = 1;
	const taken: IntakeFile[] = [];
	for (const [index, result] of results.entries()) {
		const file = files[index];
		if (!file) continue;
		const isUntouched = result.workingPath === file.path;
		const workingSha256 = isUntouched ? file.sha256 : await sha256OfFile(result.workingPath);
		taken.push({ ...file, ...result, workingSha256, firstPage });
		firstPage += result.pages.length;
	}
	return taken;
}

/** Puts uploads and working files into the object storage. */
export async function storeFiles(accountId: string, files: IntakeFile[]): Promise<StoredFile[]> {
	return Promise.all(files.map((file) => storeFile(accountId, file)));
}

async function storeFile(accountId: string, file: IntakeFile): Promise<StoredFile> {
	const isOneFile = file.workingSha256 === file.sha256;
	const [upload, working] = await Promise.all([
		storage().putFile(accountId, file.path, file.sha256),
		isOneFile ? null : storage().putFile(accountId, file.workingPath, file.workingSha256),
	]);
	return { ...file, uploadKey: upload.key, workingKey: (working ?? upload).key };
}
