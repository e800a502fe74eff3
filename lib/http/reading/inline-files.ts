import { Readable } from "node:stream";
import { isPlainObject } from "#lib/contract/shape.ts";
import { type AppError, fieldError } from "#lib/errors/app-error.ts";
import { TextOnDisk } from "./read-json.ts";
import type { Uploads } from "./uploads.ts";

/** A data URI's head is short; what is longer is base64 without one. */
const MAX_HEAD = 1000;

/** Either alphabet, without blanks. */
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

const EXTENSIONS: Record<string, string> = {
	"application/pdf": ".pdf",
	"image/png": ".png",
	"image/jpeg": ".jpg",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
	"application/vnd.openxmlformats-officedocument.presentationml.presentation": ".pptx",
};

/**
 * Takes files out of a JSON body: data URIs, or `{base64, fileName}` (lib/contract/README.md "Bodies").
 *
 * @throws AppError ValidationError that names the file's place, TooLarge
 */
export async function takeInlineFiles(items: unknown[], part: string, uploads: Uploads): Promise<void> {
	for (const [index, item] of items.entries()) await takeInlineFile(item, `${part}[${index}]`, index, uploads);
}

async function takeInlineFile(item: unknown, path: string, index: number, uploads: Uploads): Promise<void> {
	const { text, fileName } = readItem(item, path);
	const source = text instanceof TextOnDisk ? text.read() : Readable.from([text]);
	try {
		const nameOf = (extension: string) => fileName || `document-${index + 1}${extension}`;
		await takePieces(source[Symbol.asyncIterator](), nameOf, path, uploads);
	} finally {
		// If the text is refused, its file would stay open.
		source.destroy();
	}
}

async function takePieces(
	pieces: AsyncIterator<string>,
	nameOf: (extension: string) => string,
	path: string,
	uploads: Uploads,
): Promise<void> {
	const first = await next(pieces, path);
	const head = /^data:([^,;]*)((?:;[^,;]*)*),/i.exec(first.slice(0, MAX_HEAD));
	if (head && !/;\s*base64\s*$/i.test(head[2] ?? "")) throw fieldError(path, `${path} must be encoded as base64.`);
	if (!head && !BASE64.test(first.slice(0, MAX_HEAD).replace(/\s+/g, ""))) throw notAFile(path);
	const extension = EXTENSIONS[(head?.[1] ?? "").toLowerCase()] ?? "";
	const bytes = decode(first.slice(head?.[0].length ?? 0), pieces, path);
	await uploads.take(Readable.from(bytes), nameOf(extension));
}

function readItem(item: unknown, path: string): { text: string | TextOnDisk; fileName: string } {
	const isNamed = isPlainObject(item) && !(item instanceof TextOnDisk);
	const named = isNamed
		? Object.fromEntries(Object.entries(item).map(([key, value]) => [key.toLowerCase(), value]))
		: { base64: item };
	const text = named.base64;
	if (!(text instanceof TextOnDisk) && (typeof text !== "string" || text === "")) {
		throw fieldError(path, `${path} must be a data URI like "data:application/pdf;base64,…" or {base64, fileName}.`);
	}
	return { text, fileName: typeof named.filename === "string" ? named.filename : "" };
}

async function next(pieces: AsyncIterator<string>, path: string): Promise<string> {
	try {
		const { value, done } = await pieces.next();
		return done ? "" : value;
	} catch (error) {
		throw error instanceof SyntaxError ? notBase64(path) : error;
	}
}

/** Base64 of either alphabet, with blanks or without, as bytes; piece by piece. */
async function* decode(first: string, pieces: AsyncIterator<string>, path: string): AsyncGenerator<Buffer> {
	let rest = "";
	for (let piece = first; piece !== ""; piece = await next(pieces, path)) {
		const text = rest + piece.replace(/\s+/g, "");
		if (!BASE64.test(text)) throw notBase64(path);
		const whole = text.length - (text.length % 4);
		rest = text.slice(whole);
		if (whole > 0) yield Buffer.from(text.slice(0, whole), "base64");
	}
	if (rest) yield Buffer.from(rest, "base64");
}

/** Most often a path in a form, where the file itself was meant. */
function notAFile(path: string): AppError {
	const advice = "Attach the file under its name (with curl: an @ before its path), or send it as base64";
	return fieldError(path, `${path} is text, not a file. ${advice}.`);
}

function notBase64(path: string): AppError {
	return fieldError(path, `${path} is not valid base64.`);
}
