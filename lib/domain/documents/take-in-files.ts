import { fieldError } from "#lib/errors/app-error.ts";
import type { PageGeometry } from "#lib/fields/types.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { PrintedTag } from "#lib/pdf/tasks.ts";
import { storage } from "#lib/storage/storage.ts";
import type { TempFiles } from "#lib/storage/temp.ts";
import type { UploadedFile } from "./uploaded-file.ts";

/** A file that was looked at and can be sent; still among the request's temp files. */
export type IntakeFile = UploadedFile & {
	mediaType: string;
	workingPath: string;
	workingSha256: string;
	/** Signed already: the working file is the upload itself. */
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
 * @param temp the request's own, removed by the caller
 * @throws AppError UnusableFile and the like, with a sentence that names the file
 */
export async function takeInFiles(
	files: UploadedFile[],
	{ temp, withTextTags }: { temp: TempFiles; withTextTags: boolean },
): Promise<IntakeFile[]> {
	const workingPaths = await Promise.all(files.map(() => temp.newPath()));
	const tasks = files.map((file, index) =>
		runPdfTask("intake", {
			sourcePath: file.path,
			fileName: file.fileName,
			workingPath: workingPaths[index] ?? "",
			withTextTags,
		}),
	);
	// What they write is removed afterwards, so none may be at it any more. The first file's refusal is told.
	await Promise.allSettled(tasks);
	const results = await Promise.all(tasks);
	if (files.length > 1) {
		const signed = results.findIndex((result) => result.workingSha256 === null);
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
		const { workingSha256, ...seen } = result;
		const working = workingSha256 === null ? file : { path: workingPaths[index] ?? "", sha256: workingSha256 };
		const isSigned = workingSha256 === null;
		taken.push({ ...file, ...seen, isSigned, workingPath: working.path, workingSha256: working.sha256, firstPage });
		firstPage += result.pages.length;
	}
	return taken;
}

/** Puts uploads and working files into the object storage. */
export async function storeFiles(accountId: string, files: IntakeFile[]): Promise<StoredFile[]> {
	return Promise.all(files.map((file) => storeFile(accountId, file)));
}

async function storeFile(accountId: string, file: IntakeFile): Promise<StoredFile> {
	const upload = { path: file.path, sha256: file.sha256 };
	const working = { path: file.workingPath, sha256: file.workingSha256 };
	const isOneFile = working.sha256 === upload.sha256;
	const [uploadKey = "", workingKey = uploadKey] = await storage().putFiles(
		accountId,
		isOneFile ? [upload] : [upload, working],
	);
	return { ...file, uploadKey, workingKey };
}
