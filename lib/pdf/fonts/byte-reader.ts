/** Reads big-endian numbers one after the other, as font files keep them. */
export class ByteReader {
	#offset = 0;
	readonly #bytes: Buffer;

	constructor(bytes: Buffer) {
		this.#bytes = bytes;
	}

	get offset(): number {
		return this.#offset;
	}

	u8(): number {
		return this.#bytes.readUInt8(this.#offset++);
	}

	u16(): number {
		const value = this.#bytes.readUInt16BE(this.#offset);
		this.#offset += 2;
		return value;
	}

	i16(): number {
		const value = this.#bytes.readInt16BE(this.#offset);
		this.#offset += 2;
		return value;
	}

	u32(): number {
		const value = this.#bytes.readUInt32BE(this.#offset);
		this.#offset += 4;
		return value;
	}

	take(length: number): Buffer {
		const slice = this.#bytes.subarray(this.#offset, this.#offset + length);
		if (slice.length !== length) throw new RangeError("Font file ends too early");
		this.#offset += length;
		return slice;
	}

	/** WOFF2 clause 4.1: seven bits a byte, most significant first. */
	base128(): number {
		let value = 0;
		for (let i = 0; i < 5; i++) {
			const byte = this.u8();
			value = value * 128 + (byte & 0x7f);
			if ((byte & 0x80) === 0) return value;
		}
		throw new RangeError("Bad UIntBase128 in font file");
	}

	/** WOFF2 clause 4.2: one to three bytes, small numbers short. */
	u255(): number {
		const code = this.u8();
		if (code === 253) return this.u16();
		if (code === 254) return this.u8() + 506;
		if (code === 255) return this.u8() + 253;
		return code;
	}
}
