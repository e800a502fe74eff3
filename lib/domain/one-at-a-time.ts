/** Each route of a build is a bundle of its own: only globalThis is one per process. */
const shared = globalThis as typeof globalThis & {
	signetUnderWay?: Map<string, Promise<unknown>>;
};

/**
 * Does a piece of work, or waits for the same that is under way in this process. Two processes come to the same.
 *
 * @param key what tells the work and its outcome from all other
 */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
	shared.signetUnderWay ??= new Map();
	const underWay = shared.signetUnderWay;
	const before = underWay.get(key);
	// The key says what the outcome is.
	if (before) return before as Promise<T>;
	const done = work().finally(() => underWay.delete(key));
	underWay.set(key, done);
	return done;
}
