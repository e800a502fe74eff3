/** A random number generator that gives the same for the same seed (mulberry32). */
export type Random = {
	below: (limit: number) => number;
	chance: (share: number) => boolean;
	of: <T>(list: readonly T[]) => T;
};

export function seeded(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	return {
		below: (limit) => Math.floor(next() * limit),
		chance: (share) => next() < share,
		of: (list) => {
			const item = list[Math.floor(next() * list.length)];
			if (item === undefined) throw new RangeError("there is nothing to choose from");
			return item;
		},
	};
}
