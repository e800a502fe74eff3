/** What a time server corrects by itself between two looks is less. */
const TOLERATED_MS = 1_000;

/**
 * Compares the clock with the time since the process began, which nothing sets.
 *
 * @returns look: by how many milliseconds the clock was set back since the last look; 0 when it was not
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
