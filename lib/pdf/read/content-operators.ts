/** Kinds of bytes (PDF 2.0, tables 1 and 2): 0 is regular. */
const WHITE = 1;
const DELIMITER = 2;
const KINDS = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) KINDS[byte] = WHITE;
for (const byte of Buffer.from("()<>[]{}/%", "latin1")) KINDS[byte] = DELIMITER;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
/** Reads a content stream operator by operator (PDF 2.0, 7.8.2), with the operands before each. Time is linear. */
export class ContentOperators {
	readonly #bytes: Buffer;
	#at = 0;
	/** The last name before the operator. */
	name: string | null = null;
	strings: Buffer[] = [];
	numbers: number[] = [];

	constructor(bytes: Buffer) {
		this.#bytes = bytes;
	}

	next(): string | null {
		this.strings = [];
		this.numbers = [];
		while (this.#at < this.#bytes.length) {
			const byte = this.#bytes[this.#at] ?? 0;
			if (KINDS[byte] === WHITE) this.#at += 1;
			else if (KINDS[byte] === DELIMITER) this.#delimited(byte);
			else {
				const word = this.#word();
				if (/^[A-Za-z'"]/.test(word)) return word;
				this.numbers.push(Number.parseFloat(word) || 0);
			}
		}
		return null;
	}

	/** From `ID` to behind `EI` (8.9.7): binary data, so only an `EI` between blanks counts. */
	skipInlineImage(): void {
		for (let at = this.#bytes.indexOf("EI", this.#at + 1); at !== -1; at = this.#bytes.indexOf("EI", at + 1)) {
			const [before = 0, after] = [this.#bytes[at - 1], this.#bytes[at + 2]];
			if (KINDS[before] !== WHITE || (after !== undefined && KINDS[after] !== WHITE)) continue;
			this.#at = at + 2;
			return;
		}
		this.#at = this.#bytes.length;
	}

	#word(): string {
		const start = this.#at;
		while (this.#at < this.#bytes.length && KINDS[this.#bytes[this.#at] ?? 0] === 0) this.#at += 1;
		return this.#bytes.toString("latin1", start, this.#at);
	}

	#delimited(byte: number): void {
		this.#at += 1;
		if (byte === 0x28) this.strings.push(this.#literal());
		else if (byte === 0x2f)
			this.name = this.#word().replace(/#([\dA-Fa-f]{2})/g, (_, hex) => latin1(Number.parseInt(hex, 16)));
		else if (byte === 0x25) this.#passComment();
		else if (byte === 0x3c && this.#bytes[this.#at] !== 0x3c) this.strings.push(this.#hexadecimal());
		else if (byte === 0x3c) this.#at += 1;
	}

	#passComment(): void {
		while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 0x0a && this.#bytes[this.#at] !== 0x0d)
			this.#at += 1;
	}

	#literal(): Buffer {
		const start = this.#at;
		let depth = 1;
		let hasEscapes = false;
		for (; this.#at < this.#bytes.length && depth > 0; this.#at += 1) {
			const byte = this.#bytes[this.#at];
			if (byte === 0x5c) {
				this.#at += 1;
				hasEscapes = true;
			} else if (byte === 0x28) depth += 1;
			else if (byte === 0x29) depth -= 1;
		}
		const raw = this.#bytes.subarray(start, depth === 0 ? this.#at - 1 : this.#at);
		return hasEscapes ? unescaped(raw) : raw;
	}

	#hexadecimal(): Buffer {
		const end = this.#bytes.indexOf(0x3e, this.#at);
		const digits = this.#bytes
			.toString("latin1", this.#at, end === -1 ? this.#bytes.length : end)
			.replace(/[^\dA-Fa-f]/g, "");
		this.#at = end === -1 ? this.#bytes.length : end + 1;
		return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
	}
}

/** Escapes of literal strings (PDF 2.0, table 3). */
function unescaped(raw: Buffer): Buffer {
	const text = raw.toString("latin1").replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal, char = "") => {
		if (octal) return latin1(Number.parseInt(octal, 8) & 0xff);
		return char === "\n" || char === "\r" || char === "\r\n" ? "" : (ESCAPES[char] ?? char);
	});
	return Buffer.from(text, "latin1");
}

function latin1(code: number): string {
	return String.fromCharCode(code);
}
