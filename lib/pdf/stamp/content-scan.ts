const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
const DELIMITERS = new Set(Buffer.from("()<>[]{}/%", "latin1"));
/** Bytes behind an inline image that must be text: image data can contain its end marker by chance. */
const TEXT_BEHIND = 8;

/** Reads a content stream operator by operator (PDF 2.0, 7.8.2). Time is linear. */
export class ContentScan {
	readonly #bytes: Buffer;
	#at = 0;
	#arrays = 0;
	#dictionaries = 0;
	#openString = "";
	tokenStart = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
	}

	/** Just behind what was read last. */
	get position(): number {
		return this.#at;
	}

	/** Closes the string, array or dictionary in which the content ends. */
	get unfinished(): string {
		return this.#openString + ">>".repeat(Math.min(this.#dictionaries, 64)) + "]".repeat(Math.min(this.#arrays, 64));
	}

	/** The next operator or number; null at the end. Strings, names and comments are passed over. */
	next(): string | null {
		while (this.#at < this.#bytes.length) {
			const byte = this.#bytes[this.#at] ?? 0;
			if (isWhite(byte)) this.#at++;
			else if (DELIMITERS.has(byte)) this.#passDelimiter(String.fromCharCode(byte));
			else return this.#regular();
		}
		return null;
	}

	/** From `ID` to behind `EI` (8.9.7): binary data, so only an `EI` between blanks with text behind it counts. */
	skipInlineImage(): void {
		for (let i = this.#at + 1; i + 1 < this.#bytes.length; i++) {
			if (this.#bytes[i] !== 0x45 || this.#bytes[i + 1] !== 0x49) continue;
			const after = this.#bytes[i + 2];
			const isApart = isWhite(this.#bytes[i - 1] ?? 0) && (after === undefined || isWhite(after));
			if (isApart && this.#bytes.subarray(i + 2, i + 2 + TEXT_BEHIND).every(isText)) {
				this.#at = i + 2;
				return;
			}
		}
		this.#at = this.#bytes.length;
	}

	#regular(): string {
		this.tokenStart = this.#at;
		while (this.#at < this.#bytes.length) {
			const byte = this.#bytes[this.#at] ?? 0;
			if (isWhite(byte) || DELIMITERS.has(byte)) break;
			this.#at++;
		}
		// Operators are short: a long run is data, and not worth a string of its length.
		return this.#bytes.toString("latin1", this.tokenStart, Math.min(this.#at, this.tokenStart + 4));
	}

	#passDelimiter(char: string): void {
		const isDouble = this.#bytes[this.#at + 1] === this.#bytes[this.#at];
		this.#at++;
		if (char === "(") this.#passString();
		else if (char === "%") this.#passTo((byte) => byte === LF || byte === CR);
		else if (char === "/") this.#regular();
		else if (char === "[") this.#arrays++;
		else if (char === "]") this.#arrays = Math.max(0, this.#arrays - 1);
		else if (char === "<" && !isDouble) this.#passHex();
		else if (char === "<" || (char === ">" && isDouble)) {
			this.#at++;
			this.#dictionaries = Math.max(0, this.#dictionaries + (char === "<" ? 1 : -1));
		}
	}

	#passString(): void {
		let depth = 1;
		for (; this.#at < this.#bytes.length && depth > 0; this.#at++) {
			const byte = this.#bytes[this.#at];
			if (byte === 0x5c) this.#at++;
			else if (byte === 0x28) depth++;
			else if (byte === 0x29) depth--;
		}
		if (depth > 0) this.#openString = ")".repeat(Math.min(depth, 64));
	}

	#passHex(): void {
		this.#passTo((byte) => byte === 0x3e);
		if (this.#at >= this.#bytes.length) this.#openString = ">";
		else this.#at++;
	}

	#passTo(isEnd: (byte: number) => boolean): void {
		while (this.#at < this.#bytes.length && !isEnd(this.#bytes[this.#at] ?? 0)) this.#at++;
	}
}

function isWhite(byte: number): boolean {
	return byte === SPACE || byte === LF || byte === CR || byte === TAB || byte === 0x00 || byte === 0x0c;
}

function isText(byte: number): boolean {
	return isWhite(byte) || (byte > SPACE && byte < 0x7f);
}
