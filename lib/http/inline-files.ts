import { Readable } from "node:stream";
import { isPlainObject } from "#lib/contract/shape.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import type { Uploads } from "./uploads.ts";

const BASE64 = /^[A-Za-z0-9+/_\-\s]*={0,2}\s*$/;
const CHUNK_CHARACTERS = 1 << 20;

const EXTENSIONS: Record<string, string> = {
	"application/pdf": ".pdf",
	"image/png": ".png",
	"image/jpeg": ".jpg",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
};

/**
 * Takes files out of a JSON body: data URIs, or `{base64, fileName}` (wire.md section 1).
 *
 * @throws AppError ValidationError that names the file's place, TooLarge
 */
export async function takeInlineFiles(items: unknown[], part: string, uploads: Uploads): Promise<void> {
	for (const [index, item] of items.entries()) {
		const { base64, fileName } = readItem(item, `${part}[${index}]`, index);
		await uploads.take(Readable.from(decode(base64)), fileName);
	}
}

function readItem(item: unknown, path: string, index: number): { base64: string; fileName: string } {
	const named = isPlainObject(item)
		? Object.fromEntries(Object.entries(item).map(([key, value]) => [key.toLowerCase(), value]))
		: { base64: item };
	const text = named.base64;
	if (typeof text !== "string" || text === "") {
		throw fieldError(path, `${path} must be a data URI like "data:application/pdf;base64,…" or {base64, fileName}.`);
	}
	const uri = /^data:([^,;]*)((?:;[^,;]*)*),/i.exec(text.slice(0, 1000));
	if (uri && !/;\s*base64\s*$/i.test(uri[2] ?? "")) throw fieldError(path, `${path} must be encoded as base64.`);
	const base64 = uri ? text.slice(uri[0].length) : text;
	if (!BASE64.test(base64)) throw fieldError(path, `${path} is not valid base64.`);
	const extension = EXTENSIONS[(uri?.[1] ?? "").toLowerCase()] ?? "";
	const given = typeof named.filename === "string" ? named.filename : "";
	return { base64, fileName: given || `document-${index + 1}${extension}` };
}

/** Piece by piece, so that a large file is not in memory twice. */
function* decode(base64: string): Generator<Buffer> {
	let rest = "";
	for (let start = 0; start < base64.length; start += CHUNK_CHARACTERS) {
		const piece = rest + base64.slice(start, start + CHUNK_CHARACTERS).replace(/\s+/g, "");
		const whole = piece.length - (piece.length % 4);
		rest = piece.slice(whole);
		if (whole > 0) yield Buffer.from(piece.slice(0, whole), "base64");
	}
	if (rest) yield Buffer.from(rest, "base64");
}
