type TimedEvent = { seq: number; type: string; at: Date };

/** Machines that follow a time server differ by less. */
const TOLERATED_MS = 5_000;

/**
 * Finds the entries of a trail before which the server's clock was set back: their time is earlier than
 * the time of the entry they follow. Filled-in fields are skipped, because they keep the earlier time of their input.
 *
 * @returns the seconds of each set-back, by number of the entry
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
