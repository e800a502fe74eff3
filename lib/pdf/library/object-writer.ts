import type { PdfNumber } from "@libpdf/core";

type LibraryWriter = Parameters<PdfNumber["toBytes"]>[0];

/** What the library's objects use of a writer; its own is not exported. */
type WriterMethods = Pick<LibraryWriter, "position" | "writeByte" | "writeBytes" | "writeAscii" | "writeUtf8">;

const FIRST_SIZE_BYTES = 65_536;

/** Collects bytes that follow `startsAt` others: positions count from the beginning of the file. */
export class ObjectWriter implements WriterMethods {
	readonly #startsAt: number;
	#buffer: Buffer;
	#length = 0;

	constructor(startsAt: number, expectedBytes = FIRST_SIZE_BYTES) {
		this.#startsAt = startsAt;
		this.#buffer = Buffer.allocUnsafeSlow(expectedBytes);
	}

	get position(): number {
		return this.#startsAt + this.#length;
	}

	writeByte(byte: number): void {
		this.#reserve(1);
		this.#buffer[this.#length++] = byte;
	}

	writeBytes(bytes: Uint8Array): void {
		this.#reserve(bytes.length);
		this.#buffer.set(bytes, this.#length);
		this.#length += bytes.length;
	}

	writeAscii(text: string): void {
		this.#reserve(text.length);
		this.#length += this.#buffer.write(text, this.#length, "latin1");
	}

	writeUtf8(text: string): void {
		this.writeBytes(Buffer.from(text, "utf8"));
	}

	/** Writes an object of the library. */
	writeObject(object: { toBytes: (writer: LibraryWriter) => void }): void {
		// Objects use no more of a writer than WriterMethods has; the type asks for private members, too.
		object.toBytes(this as WriterMethods as LibraryWriter);
	}

	/** What was written; nothing may be written afterwards. */
	toBytes(): Buffer {
		return this.#buffer.subarray(0, this.#length);
	}

	#reserve(byteCount: number): void {
		const needed = this.#length + byteCount;
		if (needed <= this.#buffer.length) return;
		const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2));
		this.#buffer.copy(larger, 0, 0, this.#length);
		this.#buffer = larger;
	}
}
