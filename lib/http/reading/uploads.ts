import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { cleanFileName } from "#lib/fields/values/cut-text.ts";
import { openTempFile, tempFiles } from "#lib/storage/temp.ts";
import { MEGABYTE } from "#lib/units.ts";
import { ignoringErrors } from "./body-stream.ts";

const MAX_FILES = 100;
/** How much of a file waits in memory to be written, and in how many pieces. */
const BLOCK = { bytes: MEGABYTE, chunks: 64 };

/** The files of one request on their way to disk, all below one limit. */
export type Uploads = {
	/**
	 * Writes a file as it streams in.
	 * @throws AppError TooLarge when it and its predecessors are over the limit
	 */
	take(stream: Readable, fileName: string): Promise<UploadedFile>;
	/** A path for something else that is to be removed with the files. */
	newPath(): Promise<string>;
	/** In the order they came, once they are completely written. */
	files(): UploadedFile[];
	/** Removes what is left; always called, whatever became of the request. */
	remove(): Promise<void>;
};

/** @param limitBytes for all files of the request together */
export function openUploads(limitBytes: number): Uploads {
	const taken: (UploadedFile | null)[] = [];
	const temp = tempFiles();
	let totalBytes = 0;

	return {
		newPath: temp.newPath,
		async take(stream, fileName) {
			// The request may break off before its file is read.
			ignoringErrors(stream);
			const position = taken.push(null) - 1;
			if (position >= MAX_FILES)
				throw new AppError("TooLarge", `A request can have at most ${MAX_FILES} files.`, { caseCode: "TooManyFiles" });
			const path = await temp.newPath();
			const hash = createHash("sha256");
			let sizeBytes = 0;
			const handle = await openTempFile(path);
			const writer = writeInBlocks(handle);
			try {
				for await (const chunk of stream as AsyncIterable<Buffer>) {
					sizeBytes += chunk.length;
					totalBytes += chunk.length;
					if (totalBytes > limitBytes) throw tooLarge(limitBytes);
					hash.update(chunk);
					await writer.write(chunk);
				}
				await writer.flush();
			} finally {
				await handle.close();
			}
			const file = { path, fileName: cleanFileName(fileName, "document"), sizeBytes, sha256: hash.digest("hex") };
			taken[position] = file;
			return file;
		},
		files: () => taken.filter((file) => file !== null),
		remove: temp.remove,
	};
}

/** Chunks of a network are small, and each call of the file system is dear: they are written many at a time. */
function writeInBlocks(handle: FileHandle) {
	let held: Buffer[] = [];
	let heldBytes = 0;
	async function flush(): Promise<void> {
		if (heldBytes === 0) return;
		const [chunks, chunkBytes] = [held, heldBytes];
		held = [];
		heldBytes = 0;
		const { bytesWritten } = await handle.writev(chunks);
		// A nearly full disk takes a part of them; writing the rest reports why.
		if (bytesWritten < chunkBytes) await handle.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
	}
	return {
		flush,
		async write(chunk: Buffer): Promise<void> {
			held.push(chunk);
			heldBytes += chunk.length;
			if (heldBytes >= BLOCK.bytes || held.length >= BLOCK.chunks) await flush();
		},
	};
}

/** The refusal of a request that is over the limit for files. */
export function tooLarge(limitBytes: number): AppError {
	const megabytes = Math.floor(limitBytes / MEGABYTE);
	return new AppError("TooLarge", `The files of a request can total at most ${megabytes} MB.`, {
		caseCode: "FilesTooLarge",
	});
}
