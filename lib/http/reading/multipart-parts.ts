import type { Readable } from "node:stream";

/** A part of a multipart body. What is left of its body is skipped when the next part is asked for. */
type MultipartPart = {
	/** By lower-case name; each character is a byte. */
	headers: ReadonlyMap<string, string>;
	body: AsyncIterable<Buffer>;
};

/** The body doesn’t have the form of RFC 2046 section 5.1.1, or ends early. The message is a sentence. */
export class MultipartError extends Error {}

const MAX_HEADERS_BYTES = 16 * 1024;

/**
 * The parts of a multipart body as it streams in. Text before the first boundary and after the last one is skipped.
 *
 * @throws MultipartError
 */
export async function* multipartParts(source: Readable, contentType: string): AsyncGenerator<MultipartPart, void> {
	const [, quoted, bare] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
	const boundary = quoted ?? bare;
	if (boundary === undefined) throw new MultipartError("The Content-Type header has no boundary.");
	// Not destroyed after a refusal: the rest is still drained.
	const reader = new Reader(source.iterator({ destroyOnReturn: false }));
	const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
	await exhaust(reader.until(delimiter));
	for (let end = await reader.take(2); end !== "--"; end = await reader.take(2)) {
		if (end !== "\r\n") throw new MultipartError("The multipart body has text after a boundary.");
		const headers = readHeaders(await reader.text(Buffer.from("\r\n\r\n"), MAX_HEADERS_BYTES));
		const body = reader.until(delimiter);
		yield { headers, body };
		await exhaust(body);
	}
	await reader.skipRest();
}

/** The first header of a name counts. */
function readHeaders(text: string): Map<string, string> {
	const headers = new Map<string, string>();
	for (const line of text.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
		const [, name, value = ""] = /^([^:\s]+)[ \t]*:(.*)$/s.exec(line) ?? [];
		if (name === undefined) throw new MultipartError("A part of the multipart body has a header without a name.");
		if (!headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value.trim());
	}
	return headers;
}

async function exhaust(chunks: AsyncIterable<Buffer>): Promise<void> {
	for await (const _ of chunks);
}

/** Reads a source up to a mark, and holds little more than a chunk of it. */
class Reader {
	private readonly chunks: AsyncIterator<Buffer>;
	/** A boundary at the very start has no line before it. */
	private held: Buffer = Buffer.from("\r\n");

	constructor(chunks: AsyncIterator<Buffer>) {
		this.chunks = chunks;
	}

	/** Everything before the mark, which is skipped. Who stops early can go on later. */
	until(mark: Buffer): AsyncIterable<Buffer> {
		const pieces = this.piecesUntil(mark);
		return { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) };
	}

	/** The same as characters of its bytes. */
	async text(mark: Buffer, maxBytes: number): Promise<string> {
		let text = "";
		for await (const piece of this.until(mark)) {
			text += piece.toString("latin1");
			if (text.length > maxBytes)
				throw new MultipartError("A part of the multipart body has headers that are too long.");
		}
		return text;
	}

	/** The next bytes as characters. */
	async take(length: number): Promise<string> {
		while (this.held.length < length) await this.more();
		const text = this.held.toString("latin1", 0, length);
		this.held = this.held.subarray(length);
		return text;
	}

	async skipRest(): Promise<void> {
		while (await this.next()) this.held = Buffer.alloc(0);
	}

	private async *piecesUntil(mark: Buffer): AsyncGenerator<Buffer, void> {
		for (;;) {
			const end = this.held.indexOf(mark);
			// The mark can have begun at the end of what is held; without its first byte there, nothing is kept and copied.
			const begun = this.held.indexOf(mark.subarray(0, 1), Math.max(0, this.held.length - mark.length + 1));
			const length = [end, begun, this.held.length].find((at) => at >= 0) ?? 0;
			if (length > 0) yield this.held.subarray(0, length);
			this.held = this.held.subarray(end >= 0 ? end + mark.length : length);
			if (end >= 0) return;
			await this.more();
		}
	}

	private async more(): Promise<void> {
		const chunk = await this.next();
		if (chunk === null) throw new MultipartError("The multipart body is malformed or incomplete.");
		this.held = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
	}

	private async next(): Promise<Buffer | null> {
		try {
			const { value, done } = await this.chunks.next();
			return done ? null : value;
		} catch {
			throw new MultipartError("The upload was interrupted.");
		}
	}
}
