/** What all have alike; `isMixed` when they do not. */
export type Common<T> = { value: T; isMixed: false } | { value: null; isMixed: true };

/** What several things have alike in one respect; at least one thing is given. */
export function commonOf<O, T>(things: readonly O[], read: (thing: O) => T): Common<T> | null {
	const [first, ...others] = things.map(read);
	if (first === undefined) return null;
	const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
	return isSame ? { value: first, isMixed: false } : { value: null, isMixed: true };
}
