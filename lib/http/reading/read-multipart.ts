import type { Readable } from "node:stream";
import busboy from "busboy";
import { AppError } from "#lib/errors/app-error.ts";
import { ignoringErrors } from "./body-stream.ts";
import type { FormPart } from "./decode-form.ts";
import type { Uploads } from "./uploads.ts";

const MEGABYTE = 1024 * 1024;
const MAX_PARTS = 50_000;
const MAX_TEXT_BYTES = 16 * MEGABYTE;

/**
 * Reads a multipart body as it streams in: text parts are collected, files go to disk.
 *
 * @param filesPart the lower-case name of the part that holds files; other files are skipped
 * @throws AppError InvalidRequest for a broken or interrupted body, TooLarge
 */
export async function readMultipart(
	source: Readable,
	contentType: string,
	filesPart: string | null,
	uploads: Uploads,
): Promise<FormPart[]> {
	const parser = makeParser(contentType);
	const parts: FormPart[] = [];
	const writes: Promise<unknown>[] = [];
	let textBytes = 0;
	try {
		await new Promise<void>((resolve, reject) => {
			parser.on("field", (name, text, info) => {
				textBytes += text.length;
				if (info.valueTruncated || info.nameTruncated || textBytes > MAX_TEXT_BYTES) {
					reject(new AppError("TooLarge", `The texts of a request can have at most ${MAX_TEXT_BYTES / MEGABYTE} MB.`));
				}
				parts.push({ name, text });
			});
			parser.on("file", (name, stream, { filename }) => {
				if (!filename || filesPart === null || baseName(name) !== filesPart) {
					ignoringErrors(stream).resume();
					return;
				}
				const write = uploads.take(stream, filename);
				write.catch(reject);
				writes.push(write);
			});
			parser.on("partsLimit", () => reject(new AppError("TooLarge", `A request can have at most ${MAX_PARTS} parts.`)));
			parser.on("close", resolve);
			parser.on("error", () => reject(new AppError("InvalidRequest", "The multipart body is broken or incomplete.")));
			source.on("error", () => reject(new AppError("InvalidRequest", "The upload was interrupted.")));
			source.pipe(parser);
		});
		await Promise.all(writes);
	} catch (error) {
		source.unpipe(parser);
		parser.destroy();
		// Files may still be half written; removing their directory must not race with that.
		await Promise.allSettled(writes);
		throw error;
	}
	return parts;
}

function makeParser(contentType: string) {
	try {
		return busboy({
			headers: { "content-type": contentType },
			defParamCharset: "utf8",
			limits: { parts: MAX_PARTS, fieldSize: MAX_TEXT_BYTES, fieldNameSize: 1000 },
		});
	} catch {
		throw new AppError("InvalidRequest", "The multipart body names no boundary.");
	}
}

/** `Files[0]` and `files[]` are files too. */
function baseName(name: string): string {
	return name.replace(/[[.].*$/s, "").toLowerCase();
}
