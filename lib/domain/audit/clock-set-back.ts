type TimedEvent = { seq: number; type: string; at: Date };

/** Clocks of several machines that follow a time server differ by less. */
const TOLERATED_MS = 5_000;

/**
 * Finds the entries of a trail before which the server's clock was set back: their time is earlier than that of the
 * entry they follow. What was filled in has the time of its entry, which comes before what else is written with it.
 *
 * @returns by how many seconds, by number of the entry
 */
export function findClockSetBacks(events: readonly TimedEvent[]): Map<number, number> {
	const found = new Map<number, number>();
	let previousMs = Number.NEGATIVE_INFINITY;
	for (const { seq, type, at } of events) {
		if (type === "FieldFilled") continue;
		const byMs = previousMs - at.getTime();
		if (byMs >= TOLERATED_MS) found.set(seq, Math.round(byMs / 1000));
		previousMs = at.getTime();
	}
	return found;
}
