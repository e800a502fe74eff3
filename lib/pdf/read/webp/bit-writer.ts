/** Bits packed from the least significant end, as VP8L wants them (RFC 9649 section 3.2). */
export class BitWriter {
	#bytes = new Uint8Array(65_536);
	#length = 0;
	#held = 0;
	#heldBits = 0;

	/** Writes the low `count` bits of `value`; at most 24. */
	write(value: number, count: number): void {
		this.#held |= value << this.#heldBits;
		this.#heldBits += count;
		while (this.#heldBits >= 8) {
			this.#push(this.#held & 0xff);
			this.#held >>>= 8;
			this.#heldBits -= 8;
		}
	}

	/** All bytes, the last one filled up with zeros. */
	finish(): Uint8Array {
		if (this.#heldBits > 0) this.#push(this.#held & 0xff);
		this.#heldBits = 0;
		return this.#bytes.subarray(0, this.#length);
	}

	#push(byte: number): void {
		if (this.#length === this.#bytes.length) {
			const larger = new Uint8Array(this.#length * 2);
			larger.set(this.#bytes);
			this.#bytes = larger;
		}
		this.#bytes[this.#length] = byte;
		this.#length += 1;
	}
}
