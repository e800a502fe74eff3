/** 2020-01-01: cursors count from here, so that they stay exact in a JSON number until 2089. */
const EPOCH_MS = Date.UTC(2020, 0, 1);

/** Documents of one millisecond that a cursor can tell apart. */
const RANKS = 4096;

/** A document's place: the millisecond of its last activity, and how many of that millisecond stand before it. */
type CursorPlace = { ms: number; rank: number };

/**
 * The number that stands for a document's place in a list. Clients hand it back as `NextCursor`; the
 * public interface makes it a number, so it carries no id.
 */
export function toCursor(place: CursorPlace): number {
	return Math.max(0, place.ms - EPOCH_MS) * RANKS + Math.min(place.rank, RANKS - 1);
}

/** The place that a number stands for. */
export function fromCursor(cursor: number): CursorPlace {
	return { ms: Math.floor(cursor / RANKS) + EPOCH_MS, rank: cursor % RANKS };
}

/** Cursors of documents in list order; `firstRank` is the first one's. */
export function cursorsOf(documents: { activityAt: Date }[], firstRank: number): number[] {
	let before: CursorPlace | null = null;
	return documents.map(({ activityAt }) => {
		const ms = activityAt.getTime();
		const rank: number = before === null ? firstRank : before.ms === ms ? before.rank + 1 : 0;
		before = { ms, rank };
		return toCursor(before);
	});
}
