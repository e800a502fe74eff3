import { Readable } from "node:stream";
import { AppError } from "#lib/errors/app-error.ts";
import { MEGABYTE } from "#lib/units.ts";
import type { FormPart } from "./decode-form.ts";
import { MultipartError, multipartParts } from "./multipart-parts.ts";
import { partNames } from "./part-names.ts";
import { charsetOf, decodeText } from "./text-encoding.ts";
import type { Uploads } from "./uploads.ts";

const MAX_PARTS = 50_000;
const MAX_TEXT_BYTES = 16 * MEGABYTE;
/** The part of this name says which charset the texts after it have (RFC 7578 section 4.6). */
const CHARSET_PART = "_charset_";

/**
 * Reads a multipart body as it streams in: text parts are collected, files go to disk.
 *
 * @param filesPart the lower-case name of the part that holds files; other files are skipped
 * @throws AppError InvalidRequest for a broken or interrupted body and for text that is not of its charset, TooLarge
 */
export async function readMultipart(
	source: Readable,
	contentType: string,
	filesPart: string | null,
	uploads: Uploads,
): Promise<FormPart[]> {
	try {
		return await readParts(source, contentType, filesPart, uploads);
	} catch (error) {
		throw error instanceof MultipartError ? new AppError("InvalidRequest", error.message) : error;
	}
}

async function readParts(
	source: Readable,
	contentType: string,
	filesPart: string | null,
	uploads: Uploads,
): Promise<FormPart[]> {
	const parts: FormPart[] = [];
	let charset = charsetOf(contentType);
	let count = 0;
	let textBytes = 0;
	for await (const { headers, body } of multipartParts(source, contentType)) {
		count += 1;
		if (count > MAX_PARTS)
			throw new AppError("TooLarge", `A request can have at most ${MAX_PARTS} parts.`, { caseCode: "TooManyParts" });
		const { name, fileName } = partNames(headers.get("content-disposition") ?? "", charset);
		if (name === null) continue;
		const type = headers.get("content-type") ?? "";
		if (fileName !== null || /^application\/octet-stream\b/i.test(type)) {
			if (fileName && baseName(name) === filesPart) await uploads.take(Readable.from(body), fileName);
			continue;
		}
		const bytes = await readBytes(body, MAX_TEXT_BYTES - textBytes);
		textBytes += bytes.length;
		const text = decodeText(bytes, charsetOf(type) ?? charset, name);
		if (name === CHARSET_PART) charset = text.trim() || charset;
		else parts.push({ name, text });
	}
	return parts;
}

async function readBytes(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
	const pieces: Buffer[] = [];
	let sizeBytes = 0;
	for await (const piece of body) {
		sizeBytes += piece.length;
		if (sizeBytes > maxBytes) {
			throw new AppError(
				"TooLarge",
				`The text parameters of a request can total at most ${MAX_TEXT_BYTES / MEGABYTE} MB.`,
			);
		}
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}

/** `Files[0]` and `files[]` are files too. */
function baseName(name: string): string {
	return name.replace(/[[.].*$/s, "").toLowerCase();
}
