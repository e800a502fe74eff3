/** Codes of one length whose CIDs follow one another. */
type CodeRange = { length: number; first: number; last: number; cid: number };
type CodeSpace = { length: number; first: number; last: number };

/** A CMap: how strings are split into codes, and the CID of each. */
export type BinaryCMap = {
	spaces: readonly CodeSpace[];
	/** In ascending order of their codes; of the same codes, a CMap’s own are behind those that it builds on. */
	ranges: readonly CodeRange[];
};

/** Kinds of entries in the format of pdf.js (its `binary_cmap.js`). */
const CODE_SPACE = 0;
const NOT_DEFINED = 1;
const CHARACTERS = 2;
const RANGES = 3;
const COMMENT = 7;
const USE_CMAP = 1;

/**
 * Reads a predefined CMap as pdf.js packs it.
 *
 * @param open opens another CMap that this one builds on
 * @throws Error when the file is damaged
 */
export function readBinaryCMap(bytes: Buffer, open: (name: string) => BinaryCMap): BinaryCMap {
	const reader = new Reader(bytes);
	const spaces: CodeSpace[] = [];
	const ranges: CodeRange[] = [];
	reader.byte(); // Whether it is for vertical writing.
	while (!reader.isAtEnd) {
		const head = reader.byte();
		const kind = head >> 5;
		if (kind === COMMENT) {
			const text = reader.string();
			if ((head & 0x1f) !== USE_CMAP) continue;
			const base = open(text);
			spaces.push(...base.spaces);
			ranges.push(...base.ranges);
			continue;
		}
		const [length, isSequence] = [(head & 0x0f) + 1, (head & 0x10) !== 0];
		if (kind === CHARACTERS) ranges.push(...reader.characters(length, isSequence));
		else if (kind === RANGES) ranges.push(...reader.ranges(length, isSequence));
		else if (kind === CODE_SPACE) spaces.push(...reader.spans(length, false));
		else if (kind === NOT_DEFINED) for (const _ of reader.spans(length, false)) reader.number();
		else throw new Error("A CMap has an entry of an unknown kind");
	}
	return { spaces, ranges: ranges.sort((a, b) => a.first - b.first) };
}

/** The codes of a string (PDF 2.0, 9.7.6.3); a byte that begins none is a code of its own. */
export function* splitCodes({ spaces }: BinaryCMap, bytes: Buffer): Generator<Buffer> {
	for (let at = 0; at < bytes.length; ) {
		const space = spaces.find(({ length, first, last }) => {
			if (at + length > bytes.length) return false;
			const code = bytes.readUIntBE(at, length);
			return code >= first && code <= last;
		});
		const length = space?.length ?? 1;
		yield bytes.subarray(at, at + length);
		at += length;
	}
}

export function cidOf({ ranges }: BinaryCMap, code: Buffer): number | null {
	const value = code.readUIntBE(0, code.length);
	let [low, high] = [0, ranges.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((ranges[middle]?.first ?? 0) <= value) low = middle + 1;
		else high = middle;
	}
	for (let at = low - 1; at >= 0; at -= 1) {
		const range = ranges[at];
		if (!range) return null;
		if (range.length === code.length && value <= range.last) return range.cid + value - range.first;
		if (value - range.first > 0xff_ff) return null;
	}
	return null;
}

class Reader {
	readonly #bytes: Buffer;
	#at = 0;

	constructor(bytes: Buffer) {
		this.#bytes = bytes;
	}

	get isAtEnd(): boolean {
		return this.#at >= this.#bytes.length;
	}

	byte(): number {
		this.#at += 1;
		return this.#bytes.readUInt8(this.#at - 1);
	}

	/** Seven bits a byte, the highest first. */
	number(): number {
		let value = 0;
		for (;;) {
			const byte = this.byte();
			value = value * 0x80 + (byte & 0x7f);
			if (byte < 0x80) return value;
		}
	}

	#signed(): number {
		const value = this.number();
		return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
	}

	string(): string {
		return String.fromCharCode(...Array.from({ length: this.number() }, () => this.number()));
	}

	#code(length: number): number {
		this.#at += length;
		return this.#bytes.readUIntBE(this.#at - length, length);
	}

	/** The caller may read what belongs to a span before it takes the next one. */
	*spans(length: number, isSequence: boolean): Generator<CodeSpace> {
		const count = this.number();
		let last = -1;
		for (let index = 0; index < count; index += 1) {
			const step = index === 0 ? this.#code(length) : isSequence ? 0 : this.number();
			const first = last + 1 + step;
			last = first + this.number();
			yield { length, first, last };
		}
	}

	*ranges(length: number, isSequence: boolean): Generator<CodeRange> {
		for (const span of this.spans(length, isSequence)) yield { ...span, cid: this.number() };
	}

	*characters(length: number, isSequence: boolean): Generator<CodeRange> {
		const count = this.number();
		let [code, cid] = [-1, -1];
		for (let index = 0; index < count; index += 1) {
			const step = index === 0 ? this.#code(length) : isSequence ? 0 : this.number();
			code += 1 + step;
			cid += 1 + (index === 0 ? this.number() : this.#signed());
			yield { length, first: code, last: code, cid };
		}
	}
}
