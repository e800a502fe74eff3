/** Corrections by a time server between two checks are smaller. */
const TOLERATED_MS = 1_000;

/**
 * Compares the clock with the time since the process began, which can’t be set.
 *
 * @returns a function that returns by how many milliseconds the clock was set back since its last call; 0: it was not
 */
export function watchClock(clock = Date.now, elapsed = () => performance.now()): () => number {
	let before = clock() - elapsed();
	return () => {
		const now = clock() - elapsed();
		const byMs = before - now;
		before = now;
		return byMs >= TOLERATED_MS ? byMs : 0;
	};
}
