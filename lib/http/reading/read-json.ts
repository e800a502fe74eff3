import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AppError } from "#lib/errors/app-error.ts";
import { JsonSpool, type SpooledString, unescaped } from "./json-spool.ts";
import { decodeChunks, decodeText } from "./text-encoding.ts";
import type { Uploads } from "./uploads.ts";

/** A long text that is still on disk. */
export class TextOnDisk {
	private readonly string: SpooledString;

	constructor(string: SpooledString) {
		this.string = string;
	}

	get sizeBytes(): number {
		return this.string.sizeBytes;
	}

	/** Its characters, piece by piece. */
	read(): Readable {
		const bytes = createReadStream(this.string.path, { highWaterMark: 1 << 18 });
		return Readable.from(unescaped(decodeChunks(bytes, null)));
	}
}

/**
 * A JSON body. Long strings inside `filesKey` stay on disk as TextOnDisk; all others become strings again.
 *
 * @param limits bytes of text in memory, and bytes of the body as a whole
 * @param charset as declared; null: UTF-8
 * @throws AppError InvalidJson, TooLarge, InvalidRequest for text that is not of its charset and when the client goes away
 */
export async function readJson(
	source: Readable,
	filesKey: string | null,
	limits: { textBytes: number; bodyBytes: number },
	uploads: Uploads,
	charset: string | null = null,
): Promise<unknown> {
	const mark = `${randomUUID()}:`;
	const spool = new JsonSpool(mark, () => uploads.newPath());
	let bodyBytes = 0;
	try {
		// The iterator must not destroy the source: after a refusal the rest is still drained.
		for await (const chunk of inUtf8(source.iterator({ destroyOnReturn: false }), charset)) {
			bodyBytes += chunk.length;
			await spool.write(chunk);
			if (bodyBytes > limits.bodyBytes || spool.keptBytes > limits.textBytes) throw new AppError("TooLarge");
		}
	} catch (error) {
		if (error instanceof AppError) throw error;
		throw new AppError("InvalidRequest", "The request was interrupted.", { caseCode: "RequestInterrupted" });
	} finally {
		await spool.close();
	}
	const text = decodeText(spool.bytes(), null);
	if (text.trim() === "") return {};
	const onDisk = spool.spooled.map((string) => new TextOnDisk(string));
	const value = parse(text, onDisk.length === 0 ? null : { mark, onDisk });
	return onDisk.length === 0 ? value : fetchTexts(value, filesKey, { left: limits.textBytes });
}

/** The spool looks for quotes and backslashes among bytes of UTF-8. */
async function* inUtf8(chunks: AsyncIterable<Buffer>, charset: string | null): AsyncGenerator<Buffer, void> {
	if (charset === null || /^utf-?8$/.test(charset)) yield* chunks;
	else for await (const text of decodeChunks(chunks, charset)) yield Buffer.from(text);
}

function parse(text: string, marked: { mark: string; onDisk: TextOnDisk[] } | null): unknown {
	try {
		if (!marked) return JSON.parse(text);
		const { mark, onDisk } = marked;
		return JSON.parse(text, (_key, value: unknown) => {
			const isMark = typeof value === "string" && value.startsWith(mark);
			return isMark ? onDisk[Number(value.slice(mark.length))] : value;
		});
	} catch {
		throw new AppError("InvalidJson");
	}
}

/** Brings long texts back into memory, but for those of the files. */
async function fetchTexts(value: unknown, filesKey: string | null, budget: { left: number }): Promise<unknown> {
	if (value instanceof TextOnDisk) {
		budget.left -= value.sizeBytes;
		if (budget.left < 0) throw new AppError("TooLarge");
		return (await readPieces(value)).join("");
	}
	if (Array.isArray(value)) {
		const items: unknown[] = [];
		for (const item of value) items.push(await fetchTexts(item, null, budget));
		return items;
	}
	if (typeof value !== "object" || value === null) return value;
	const entries: [string, unknown][] = [];
	for (const [key, inner] of Object.entries(value)) {
		const isFiles = filesKey !== null && key.toLowerCase() === filesKey.toLowerCase();
		entries.push([key, isFiles ? inner : await fetchTexts(inner, null, budget)]);
	}
	return Object.fromEntries(entries);
}

async function readPieces(text: TextOnDisk): Promise<string[]> {
	try {
		return (await text.read().toArray()) as string[];
	} catch (error) {
		throw error instanceof AppError ? error : new AppError("InvalidJson");
	}
}
