import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { ReceivedFile } from "#lib/domain/signing/received-file.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { asUnavailable } from "#lib/errors/unavailable.ts";
import { bodyStream } from "#lib/http/reading/body-stream.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";

/**
 * Takes the one file of a multipart body into a directory, as a stream: memory stays flat, and what is
 * too large is cut off and refused.
 *
 * @throws AppError InvalidRequest, TooLarge, Unavailable when the disk is full
 */
export async function receiveFile(request: Request, dir: string, maxBytes: number): Promise<ReceivedFile> {
	const unreadable = fieldRefusal("file", said("uploadCutOff"), "InvalidRequest");
	const source = bodyStream(request);
	if (!source) throw unreadable;
	let received: ReceivedFile | null = null;
	let tooLarge: string | null = null;
	let writing = Promise.resolve();
	try {
		const parser = busboy({
			headers: { "content-type": request.headers.get("content-type") ?? "" },
			defParamCharset: "utf8",
			limits: { files: 1, fields: 0, fileSize: maxBytes },
		});
		parser.on("file", (_part, stream, { filename }) => {
			const path = join(dir, "upload");
			const file = { path, fileName: fileNameOf(filename), sizeBytes: 0 };
			stream.on("data", (chunk: Buffer) => {
				file.sizeBytes += chunk.length;
			});
			stream.on("limit", () => {
				tooLarge = file.fileName;
			});
			received = file;
			writing = pipeline(stream, createWriteStream(path));
			// Awaited once the body has arrived. A disk error ends the parser, which would otherwise wait for the disk.
			writing.catch((error: Error) => parser.destroy(error));
		});
		await pipeline(source, parser);
		await writing;
	} catch (error) {
		// The caller removes the directory, which must not race with a half-written file.
		await writing.catch(() => undefined);
		// A cut connection fails in the same way as a full disk.
		throw (request.signal.aborted ? null : asUnavailable(error)) ?? unreadable;
	}
	if (tooLarge !== null) {
		const limit = maxBytes / 1_048_576;
		throw fieldRefusal("file", said("uploadTooLarge", { file: tooLarge, limit }), "TooLarge");
	}
	if (!received) throw unreadable;
	return received;
}

/** Only the last part of what a browser calls the file, of a bearable length. */
function fileNameOf(given: string | undefined): string {
	const name =
		(given ?? "")
			.split(/[/\\]/)
			.at(-1)
			?.normalize("NFC")
			.replace(/\p{Cc}/gu, "")
			.trim() ?? "";
	const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
	return name.length > 200 ? name.slice(0, 200 - extension.length) + extension : name || "file";
}
