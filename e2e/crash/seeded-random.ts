import { randomNumbers } from "#lib/testing/random-numbers.ts";

/** Random choices that a seed repeats. */
export class SeededRandom {
	/** From 0 to below 1. */
	readonly next: () => number;

	constructor(seed: number) {
		this.next = randomNumbers(seed);
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
