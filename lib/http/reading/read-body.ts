import type { Readable } from "node:stream";
import { env } from "#lib/config/env.ts";
import type { Encoding, Operation } from "#lib/contract/operation.ts";
import { canonicalise, isPlainObject, shapeOf } from "#lib/contract/shape.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { MEGABYTE } from "#lib/units.ts";
import { bodyStream } from "./body-stream.ts";
import { decodeForm } from "./decode-form.ts";
import { takeInlineFiles } from "./inline-files.ts";
import { readJson } from "./read-json.ts";
import { readMultipart } from "./read-multipart.ts";
import { charsetOf, parseUrlEncoded } from "./text-encoding.ts";
import { tooLarge, type Uploads } from "./uploads.ts";

const MAX_TEXT_BYTES = 16 * MEGABYTE;

/**
 * A request's body in the schema's spelling, whatever its encoding; files go to `uploads`.
 *
 * @throws AppError UnsupportedType, InvalidJson, InvalidRequest, TooLarge, ValidationError
 */
export async function readBody(request: Request, operation: Operation, uploads: Uploads): Promise<unknown> {
	const source = operation.encodings.length === 0 ? null : bodyStream(request);
	if (source === null) return {};
	const contentType = request.headers.get("content-type") ?? "";
	const encoding = encodingOf(contentType);
	if (encoding !== null && !operation.encodings.includes(encoding)) throw unsupported(operation);
	const filesPart = operation.files?.part ?? null;
	const limitBytes = env().uploadLimitBytes;
	refuseDeclaredSize(request, filesPart === null ? 0 : limitBytes);
	try {
		const body = await decodeBody(source, contentType, encoding, operation, uploads);
		return await takeFilesOut(body, operation.files ?? NO_FILES, uploads);
	} catch (error) {
		await drain(source, limitBytes);
		throw error;
	}
}

async function decodeBody(
	source: Readable,
	contentType: string,
	encoding: Encoding | null,
	operation: Operation,
	uploads: Uploads,
): Promise<unknown> {
	const shape = shapeOf(operation.body);
	const filesPart = operation.files?.part ?? null;
	const charset = charsetOf(contentType);
	if (encoding === "multipart/form-data") {
		return decodeForm(await readMultipart(source, contentType, filesPart?.toLowerCase() ?? null, uploads), shape);
	}
	// Base64 makes four characters of three bytes.
	const bodyBytes = MAX_TEXT_BYTES + (filesPart === null ? 0 : (env().uploadLimitBytes * 4) / 3);
	if (encoding === "application/json") {
		const value = await readJson(source, filesPart, { textBytes: MAX_TEXT_BYTES, bodyBytes }, uploads, charset);
		if (shape.kind === "object" && !isPlainObject(value)) {
			throw new AppError("InvalidJson", "The request body must be a JSON object.");
		}
		if (shape.kind === "array" && !Array.isArray(value)) {
			throw new AppError("InvalidJson", "The request body must be a JSON array.");
		}
		return canonicalise(value, shape);
	}
	const bytes = await readBytes(source, MAX_TEXT_BYTES);
	if (bytes.toString("latin1").trim() === "") return {};
	if (encoding === null) throw unsupported(operation);
	return decodeForm(
		parseUrlEncoded(bytes, charset).map(([name, text]) => ({ name, text })),
		shape,
	);
}

function encodingOf(contentType: string): Encoding | null {
	const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
	if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return mediaType;
	return /^(?:application|text)\/(?:[\w.-]+\+)?json$/.test(mediaType) ? "application/json" : null;
}

function unsupported(operation: Operation): AppError {
	return new AppError("UnsupportedType", `The content type must be one of ${operation.encodings.join(", ")}.`);
}

/** A body that says it is far too large is refused before it is read. */
function refuseDeclaredSize(request: Request, filesLimitBytes: number): void {
	const declared = Number(request.headers.get("content-length") ?? 0);
	if (declared > MAX_TEXT_BYTES + (filesLimitBytes * 4) / 3 + MEGABYTE) {
		throw filesLimitBytes > 0 ? tooLarge(filesLimitBytes) : new AppError("TooLarge");
	}
}

async function readBytes(source: Readable, limitBytes: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let sizeBytes = 0;
	await new Promise<void>((resolve, reject) => {
		source.on("data", (chunk: Buffer) => {
			sizeBytes += chunk.length;
			if (sizeBytes > limitBytes) reject(new AppError("TooLarge"));
			else chunks.push(chunk);
		});
		source.on("end", resolve);
		source.on("error", () =>
			reject(new AppError("InvalidRequest", "The request was interrupted.", { caseCode: "RequestInterrupted" })),
		);
	});
	return Buffer.concat(chunks);
}

const NO_FILES = { part: null, isRequired: true } as const;

/** Files that stand as texts in the body go where uploaded files go. */
async function takeFilesOut(
	body: unknown,
	{ part: filesPart, isRequired }: NonNullable<Operation["files"]> | { part: null; isRequired: true },
	uploads: Uploads,
): Promise<unknown> {
	if (filesPart === null || !isPlainObject(body) || body[filesPart] === undefined) return body;
	const { [filesPart]: given, ...rest } = body;
	// What is changed may be taken back; what is made begins without.
	if (given === null && !isRequired) return body;
	const items = (Array.isArray(given) ? given : [given]).filter((item) => item !== null && item !== "");
	await takeInlineFiles(items, filesPart.charAt(0).toUpperCase() + filesPart.slice(1), uploads);
	return rest;
}

const DRAIN_MS = 10_000;

/**
 * Lets a client that is still sending finish, within reason: many only read the answer afterwards, and
 * would see a broken connection instead of the refusal.
 */
async function drain(source: Readable, limitBytes: number): Promise<void> {
	if (source.destroyed || source.readableEnded) return;
	source.removeAllListeners("data");
	let restBytes = limitBytes;
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, DRAIN_MS);
		const done = () => {
			clearTimeout(timer);
			resolve();
		};
		source.on("data", (chunk: Buffer) => {
			restBytes -= chunk.length;
			if (restBytes < 0) done();
		});
		for (const event of ["end", "error", "close"]) source.on(event, done);
		source.resume();
	});
	// Not destroyed: that would take the connection along, and with it the refusal.
	source.pause();
}
