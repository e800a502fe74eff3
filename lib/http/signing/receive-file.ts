import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ReceivedFile } from "#lib/domain/signing/received-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { asUnavailable } from "#lib/errors/unavailable.ts";
import { cleanFileName } from "#lib/fields/values/cut-text.ts";
import { bodyStream } from "#lib/http/reading/body-stream.ts";
import { multipartParts } from "#lib/http/reading/multipart-parts.ts";
import { partNames } from "#lib/http/reading/part-names.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * Takes the one file of a multipart body into a directory, as a stream: memory stays flat, and what is
 * too large is cut off and refused.
 *
 * @throws AppError InvalidRequest, TooLarge, UnsupportedType, Unavailable when the disk is full
 */
export async function receiveFile(request: Request, dir: string, maxBytes: number): Promise<ReceivedFile> {
	const unreadable = fieldRefusal("file", said("uploadCutOff"), "InvalidRequest");
	const source = bodyStream(request);
	if (!source) throw unreadable;
	let received: ReceivedFile | null = null;
	try {
		for await (const { headers, body } of multipartParts(source, request.headers.get("content-type") ?? "")) {
			const { fileName } = partNames(headers.get("content-disposition") ?? "", null);
			if (fileName === null || received) continue;
			const path = join(dir, "upload");
			const sizeBytes = await writeFirst(maxBytes, body, path);
			received = { path, fileName: cleanFileName(fileName, "file"), sizeBytes };
		}
	} catch (error) {
		if (error instanceof AppError) throw error;
		// A cut connection fails in the same way as a full disk.
		throw (request.signal.aborted ? null : asUnavailable(error)) ?? unreadable;
	}
	if (!received) throw unreadable;
	if (received.sizeBytes > maxBytes) {
		const limit = maxBytes / 1_048_576;
		throw fieldRefusal("file", said("uploadTooLarge", { file: received.fileName, limit }), "TooLarge");
	}
	return received;
}

/** Writes no more than the limit, but reads all: a browser that still sends reads no answer. @returns how much came */
async function writeFirst(maxBytes: number, body: AsyncIterable<Buffer>, path: string): Promise<number> {
	let sizeBytes = 0;
	await pipeline(async function* () {
		for await (const chunk of body) {
			sizeBytes += chunk.length;
			if (sizeBytes <= maxBytes) yield chunk;
		}
	}, createWriteStream(path));
	return sizeBytes;
}
