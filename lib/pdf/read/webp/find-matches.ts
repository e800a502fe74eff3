/** Matches shorter than this cost more than the bytes themselves. */
const MIN_LENGTH = 4;

/** RFC 9649 section 3.6.2.2. */
const MAX_LENGTH = 4_096;

/** Runs this long are taken at once, without looking for a longer one. */
const GOOD_LENGTH = 64;

const HASH_BITS = 15;

/**
 * The bytes as literals and back references: pairs of (0, byte) or (length, distance). Text repeats
 * what stands left of it, in the row above, and in the last place that began with the same four bytes.
 */
export function findMatches(bytes: Uint8Array, width: number): Uint32Array {
	const end = bytes.length;
	const last = new Int32Array(1 << HASH_BITS).fill(-1);
	let pairs = new Uint32Array(65_536);
	let count = 0;

	function push(length: number, value: number): void {
		if (count === pairs.length) {
			const larger = new Uint32Array(count * 2);
			larger.set(pairs);
			pairs = larger;
		}
		pairs[count] = length;
		pairs[count + 1] = value;
		count += 2;
	}

	function matchLength(at: number, from: number): number {
		const limit = Math.min(end - at, MAX_LENGTH);
		let length = 0;
		while (length < limit && bytes[from + length] === bytes[at + length]) length += 1;
		return length;
	}

	for (let at = 0; at < end; ) {
		let best = 0;
		let distance = 0;
		const consider = (from: number): void => {
			if (from < 0 || best >= GOOD_LENGTH || bytes[from + best] !== bytes[at + best]) return;
			const length = matchLength(at, from);
			if (length > best) {
				best = length;
				distance = at - from;
			}
		};
		consider(at - 1);
		consider(at - width);
		if (at + MIN_LENGTH <= end) {
			const word =
				(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
			const slot = Math.imul(word, 0x9e3779b1) >>> (32 - HASH_BITS);
			consider(last[slot] ?? -1);
			last[slot] = at;
		}
		if (best >= MIN_LENGTH) {
			push(best, distance);
			at += best;
		} else {
			push(0, bytes[at] ?? 0);
			at += 1;
		}
	}
	return pairs.subarray(0, count);
}
