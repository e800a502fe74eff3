/** Random choices that a seed repeats (mulberry32). */
export class SeededRandom {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 to below 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** @throws RangeError for an empty list */
	pick<T>(list: readonly T[]): T {
		const found = list[Math.floor(this.next() * list.length)];
		if (found === undefined) throw new RangeError("There is nothing to pick from.");
		return found;
	}

	/** The list in another order. */
	shuffle<T>(list: readonly T[]): T[] {
		return list
			.map((item) => ({ item, place: this.next() }))
			.sort((a, b) => a.place - b.place)
			.map(({ item }) => item);
	}
}
