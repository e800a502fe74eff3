import type { BitWriter } from "./bit-writer.ts";

/** Longest code of a symbol, and of a code length (RFC 9649 section 3.7.2). */
const MAX_BITS = 15;
const MAX_LENGTH_BITS = 7;

/** The order in which the code lengths of code lengths are written. */
const LENGTH_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

const REPEAT = 16;
const ZEROS = 17;
const MANY_ZEROS = 18;

/** Code word (first bit lowest) and length of each symbol; a length of 0 for a lone symbol, which takes no bits. */
export type PrefixCode = { words: Uint16Array; lengths: Uint8Array };

type Node = { count: number; symbol: number; left: Node | null; right: Node | null };

function setDepths(node: Node, depth: number, lengths: Uint8Array): void {
	if (node.left && node.right) {
		setDepths(node.left, depth + 1, lengths);
		setDepths(node.right, depth + 1, lengths);
	} else {
		lengths[node.symbol] = depth;
	}
}

/** Huffman's tree; counts are levelled until no code is longer than `maxBits`. */
function codeLengths(counts: Uint32Array, maxBits: number): Uint8Array {
	for (let least = 1; ; least *= 2) {
		const lengths = new Uint8Array(counts.length);
		const leaves: Node[] = [];
		for (let symbol = 0; symbol < counts.length; symbol += 1) {
			const count = counts[symbol] ?? 0;
			if (count > 0) leaves.push({ count: Math.max(count, least), symbol, left: null, right: null });
		}
		leaves.sort((a, b) => a.count - b.count);
		const inner: Node[] = [];
		let leafAt = 0;
		let innerAt = 0;
		const takeLeast = (): Node | undefined => {
			const leaf = leaves[leafAt];
			const node = inner[innerAt];
			const isLeaf = leaf !== undefined && (node === undefined || leaf.count <= node.count);
			if (isLeaf) leafAt += 1;
			else innerAt += 1;
			return isLeaf ? leaf : node;
		};
		let root = takeLeast();
		for (let next = takeLeast(); root && next; next = takeLeast()) {
			inner.push({ count: root.count + next.count, symbol: -1, left: root, right: next });
			root = takeLeast();
		}
		if (root) setDepths(root, 0, lengths);
		if (lengths.every((length) => length <= maxBits)) return lengths;
	}
}

/** Canonical code words, turned round because bits are written lowest first. */
function toCode(lengths: Uint8Array): PrefixCode {
	const next = new Uint16Array(MAX_BITS + 2);
	for (const length of lengths) if (length > 0) next[length + 1] = (next[length + 1] ?? 0) + 1;
	// What is counted for a length is first where the codes of the next one begin.
	for (let bits = 1; bits <= MAX_BITS; bits += 1) next[bits + 1] = ((next[bits] ?? 0) + (next[bits + 1] ?? 0)) << 1;
	const words = new Uint16Array(lengths.length);
	for (let symbol = 0; symbol < lengths.length; symbol += 1) {
		const bits = lengths[symbol] ?? 0;
		if (bits === 0) continue;
		const word = next[bits] ?? 0;
		next[bits] = word + 1;
		let reversed = 0;
		for (let bit = 0; bit < bits; bit += 1) reversed |= ((word >> bit) & 1) << (bits - 1 - bit);
		words[symbol] = reversed;
	}
	return { words, lengths };
}

type LengthToken = { symbol: number; extra: number; extraBits: number };

/** Code lengths with runs shortened: 16 repeats the last, 17 and 18 are zeros. */
function toTokens(lengths: Uint8Array): LengthToken[] {
	const tokens: LengthToken[] = [];
	for (let at = 0; at < lengths.length; ) {
		const length = lengths[at] ?? 0;
		let run = 1;
		while (at + run < lengths.length && lengths[at + run] === length) run += 1;
		if (length === 0 && run >= 3) {
			run = Math.min(run, 138);
			const isShort = run <= 10;
			tokens.push({
				symbol: isShort ? ZEROS : MANY_ZEROS,
				extra: isShort ? run - 3 : run - 11,
				extraBits: isShort ? 3 : 7,
			});
		} else if (length !== 0 && run >= 4) {
			run = Math.min(run, 7);
			tokens.push({ symbol: length, extra: 0, extraBits: 0 }, { symbol: REPEAT, extra: run - 4, extraBits: 2 });
		} else {
			run = 1;
			tokens.push({ symbol: length, extra: 0, extraBits: 0 });
		}
		at += run;
	}
	return tokens;
}

function writeLengths(writer: BitWriter, lengths: Uint8Array): void {
	const tokens = toTokens(lengths);
	const counts = new Uint32Array(19);
	for (const { symbol } of tokens) counts[symbol] = (counts[symbol] ?? 0) + 1;
	const code = toCode(codeLengths(counts, MAX_LENGTH_BITS));
	// A lone token would have no bits; the format wants a length, and reads none for it.
	const isLone = tokens.every(({ symbol }) => symbol === tokens[0]?.symbol);
	const lengthOf = (symbol: number) => (isLone && symbol === tokens[0]?.symbol ? 1 : (code.lengths[symbol] ?? 0));
	writer.write(0, 1);
	writer.write(LENGTH_ORDER.length - 4, 4);
	for (const symbol of LENGTH_ORDER) writer.write(lengthOf(symbol), 3);
	writer.write(0, 1);
	for (const { symbol, extra, extraBits } of tokens) {
		if (!isLone) writer.write(code.words[symbol] ?? 0, code.lengths[symbol] ?? 0);
		writer.write(extra, extraBits);
	}
}

/** Builds the code for symbols with these counts, and writes it; at most one symbol takes no bits when used. */
export function writePrefixCode(writer: BitWriter, counts: Uint32Array): PrefixCode {
	const only = Math.max(
		0,
		counts.findIndex((count) => count > 0),
	);
	if (only < 256 && !counts.some((count, symbol) => count > 0 && symbol !== only)) {
		// "Simple code", one symbol of eight bits.
		writer.write(0b101, 3);
		writer.write(only, 8);
		return { words: new Uint16Array(counts.length), lengths: new Uint8Array(counts.length) };
	}
	const code = toCode(codeLengths(counts, MAX_BITS));
	writeLengths(writer, code.lengths);
	return code;
}
