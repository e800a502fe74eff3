import type { FileHandle } from "node:fs/promises";
import { openTempFile } from "#lib/storage/temp.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Strings that are longer go to disk: hardly anything but a file is. */
export const SPOOLED_FROM_BYTES = 64 * 1024;

/** A long string of a JSON text, in a file as it stood between its quotes. */
export type SpooledString = { path: string; sizeBytes: number };

/**
 * Scans a JSON text as it streams in. Long strings are written to files, and a mark with a number stands
 * in their place: a body with large files in it is never in memory as a whole.
 */
export class JsonSpool {
	readonly spooled: SpooledString[] = [];
	private readonly mark: string;
	private readonly newPath: () => Promise<string>;
	private readonly kept: Buffer[] = [];
	private isInString = false;
	private isEscaped = false;
	/** The string that has begun, as far as it is not in a file. */
	private pieces: Buffer[] = [];
	private stringBytes = 0;
	private file: { handle: FileHandle; path: string } | null = null;
	private keptSize = 0;

	/** @param mark unguessable, so that no client can name a file of another string */
	constructor(mark: string, newPath: () => Promise<string>) {
		this.mark = mark;
		this.newPath = newPath;
	}

	/** How much of the text is in memory. */
	get keptBytes(): number {
		return this.keptSize;
	}

	/** The text with marks for the long strings. */
	bytes(): Buffer {
		return Buffer.concat([...this.kept, ...this.pieces]);
	}

	async write(chunk: Buffer): Promise<void> {
		let at = 0;
		while (at < chunk.length) {
			const end = this.isInString ? this.endOfString(chunk, at) : chunk.indexOf(QUOTE, at);
			const piece = chunk.subarray(at, end < 0 ? chunk.length : end);
			if (this.isInString) await this.takePiece(piece);
			else this.keep(piece);
			if (end < 0) return;
			if (this.isInString) await this.endString();
			this.keep(chunk.subarray(end, end + 1));
			this.isInString = !this.isInString;
			at = end + 1;
		}
	}

	/** Closes a file that a broken text left open. */
	async close(): Promise<void> {
		await this.file?.handle.close();
		this.file = null;
	}

	private keep(piece: Buffer): void {
		this.keptSize += piece.length;
		this.kept.push(piece);
	}

	private async takePiece(piece: Buffer): Promise<void> {
		this.stringBytes += piece.length;
		if (!this.file && this.stringBytes <= SPOOLED_FROM_BYTES) {
			this.pieces.push(piece);
			return;
		}
		if (!this.file) {
			const path = await this.newPath();
			this.file = { handle: await openTempFile(path), path };
			for (const earlier of this.pieces) await this.file.handle.writeFile(earlier);
			this.pieces = [];
		}
		await this.file.handle.writeFile(piece);
	}

	private async endString(): Promise<void> {
		if (this.file) {
			this.keep(Buffer.from(`${this.mark}${this.spooled.length}`));
			this.spooled.push({ path: this.file.path, sizeBytes: this.stringBytes });
			await this.close();
		}
		for (const piece of this.pieces) this.keep(piece);
		this.pieces = [];
		this.stringBytes = 0;
	}

	/** The quote that ends the string, or -1. Every byte is looked at once or twice, whatever it is. */
	private endOfString(chunk: Buffer, from: number): number {
		let at = this.isEscaped ? from + 1 : from;
		this.isEscaped = false;
		let quote = chunk.indexOf(QUOTE, at);
		for (;;) {
			const backslash = chunk.subarray(at, quote < 0 ? chunk.length : quote).indexOf(BACKSLASH);
			if (backslash < 0) return quote;
			at += backslash + 2;
			if (at > chunk.length) {
				this.isEscaped = true;
				return -1;
			}
			if (quote >= 0 && at > quote) quote = chunk.indexOf(QUOTE, at);
		}
	}
}

/**
 * The text of a spooled string, piece by piece, with its escapes resolved: some encoders write every
 * slash and plus of base64 as one.
 *
 * @throws SyntaxError for an escape that is none
 */
export async function* unescaped(chunks: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = "";
	for await (const chunk of chunks) {
		const piece = rest + chunk;
		const end = piece.length - openEscapeLength(piece);
		rest = piece.slice(end);
		yield parseInner(piece.slice(0, end));
	}
	if (rest) yield parseInner(rest);
}

/** How many characters at the end belong to an escape that goes on in the next piece. */
function openEscapeLength(piece: string): number {
	const tail = /\\(?:u[\da-f]{0,3})?$/i.exec(piece.slice(-6));
	if (!tail) return 0;
	const start = piece.length - tail[0].length;
	let before = start;
	while (piece[before - 1] === "\\") before -= 1;
	return (start - before) % 2 === 0 ? tail[0].length : 0;
}

function parseInner(inner: string): string {
	return inner.includes("\\") ? (JSON.parse(`"${inner}"`) as string) : inner;
}
