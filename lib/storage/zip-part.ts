import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { open } from "node:fs/promises";
import { crc32, deflateRawSync } from "node:zlib";
import { localHeader, MOST_BYTES, type ZipMember } from "./zip-format.ts";

/**
 * Writes some files of a zip into a file: one after another, without the list that ends a zip. Such parts behind each
 * other, and that list (zip-format.ts) behind them, are the zip. The library that makes zips in one go keeps the list
 * in memory until the end, so that nothing could go on with one in another process.
 */
export class ZipPart {
	readonly members: ZipMember[] = [];
	readonly #handle: FileHandle;
	readonly #at: Date;
	#sizeBytes = 0;

	private constructor(handle: FileHandle, at: Date) {
		this.#handle = handle;
		this.#at = at;
	}

	/** @param at what is said to be the time of its files */
	static async create(path: string, at: Date): Promise<ZipPart> {
		return new ZipPart(await open(path, "wx", 0o600), at);
	}

	get sizeBytes(): number {
		return this.#sizeBytes;
	}

	/** Adds a text or other bytes that are in memory, compressed. */
	async addBytes(name: string, content: string | Uint8Array): Promise<void> {
		const bytes = Buffer.from(content);
		const stored = deflateRawSync(bytes);
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		const facts = { crc32: crc32(bytes), sha256, sizeBytes: bytes.length, storedBytes: stored.length };
		const member = { name, isDeflated: true, offset: this.#sizeBytes, ...facts };
		await this.append(localHeader(member, this.#at));
		await this.append(stored);
		this.members.push(member);
	}

	/**
	 * Adds what is read, as it is: PDFs and pictures are compressed inside.
	 *
	 * @throws Error for more than 4 GB
	 */
	async addStream(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
		const member = { name, isDeflated: false, offset: this.#sizeBytes, crc32: 0, sha256: "", sizeBytes: 0 };
		await this.append(localHeader({ ...member, storedBytes: 0 }, this.#at));
		const hash = createHash("sha256");
		for await (const chunk of content) {
			hash.update(chunk);
			member.crc32 = crc32(chunk, member.crc32);
			member.sizeBytes += chunk.length;
			if (member.sizeBytes > MOST_BYTES) throw new Error(`${name} is too large to be exported.`);
			await this.append(chunk);
		}
		const whole = { ...member, sha256: hash.digest("hex"), storedBytes: member.sizeBytes };
		const header = localHeader(whole, this.#at);
		await this.#handle.write(header, 0, header.length, whole.offset);
		this.members.push(whole);
	}

	/** Writes bytes that are no file of the zip. */
	async append(bytes: Uint8Array): Promise<void> {
		let written = 0;
		while (written < bytes.length) {
			const { bytesWritten } = await this.#handle.write(bytes, written, bytes.length - written, this.#sizeBytes);
			written += bytesWritten;
			this.#sizeBytes += bytesWritten;
		}
	}

	async close(): Promise<void> {
		await this.#handle.close();
	}
}
