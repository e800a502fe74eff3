/** A part of a picture in pixels; `right` and `bottom` are outside. */
export type Area = { left: number; top: number; right: number; bottom: number };

/** Where two pictures of a page may differ; what shows something in `filled` still has to. */
export type Exempt = Area & { filled: Area | null };

type Picture = { rgba: Uint8Array; widthPx: number; heightPx: number };

/** Levels of a channel. Drawing moves an edge by less, and ink is darker than its paper by more. */
const TOLERANCE = 64;

/** How far an edge may move, in pixels. */
const REACH = { x: 1, y: 1 };

/** So many pixels at 36 dpi are smaller than a word of two letters. */
const MIN_PIXELS = 4;

/** Redrawn text keeps at least this share of its ink. */
const MIN_INK_SHARE = 0.2;

/**
 * Whether two pictures of one page, of the same size, show something different. A pixel counts when its colour is outside
 * those around its place in the other picture, so that an edge may move.
 */
export function isDifferent(before: Picture, after: Picture, exempt: readonly Exempt[]): boolean {
	const skipped = new Uint8Array(before.widthPx * before.heightPx);
	for (const area of exempt) {
		for (const at of places(area, before)) skipped[at] = 1;
	}
	// A look that is written may reach beyond the box of what it belongs to: beside one, only ink that is lost counts.
	const count =
		exempt.length > 0
			? unmatched(before, after, skipped, isDarker)
			: unmatched(before, after, skipped) + unmatched(after, before, skipped);
	return count >= MIN_PIXELS || exempt.some(({ filled }) => filled && isEmptied(before, after, filled));
}

function* places({ left, top, right, bottom }: Area, { widthPx, heightPx }: Picture): Generator<number> {
	for (let y = Math.max(0, top); y < Math.min(heightPx, bottom); y += 1) {
		for (let x = Math.max(0, left); x < Math.min(widthPx, right); x += 1) yield y * widthPx + x;
	}
}

/** Pixels of one picture that are outside the colours around their place in the other. */
function unmatched(one: Picture, other: Picture, skipped: Uint8Array, counts: typeof isDarker = () => true): number {
	const [mine, theirs] = [words(one), words(other)];
	let count = 0;
	for (let at = 0; at < mine.length; at += 1) {
		if (mine[at] !== theirs[at] && skipped[at] === 0 && counts(one, other, at) && !isWithin(one, other, at)) count += 1;
	}
	return count;
}

function words({ rgba }: Picture): Uint32Array {
	return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
}

function isWithin(one: Picture, other: Picture, at: number): boolean {
	const [x, y] = [at % one.widthPx, Math.floor(at / one.widthPx)];
	const around = { left: x - REACH.x, top: y - REACH.y, right: x + REACH.x + 1, bottom: y + REACH.y + 1 };
	const near = [...places(around, other)];
	return [0, 1, 2].every((channel) => {
		const value = one.rgba[at * 4 + channel] ?? 0;
		const values = near.map((place) => other.rgba[place * 4 + channel] ?? 0);
		return value >= Math.min(...values) - TOLERANCE && value <= Math.max(...values) + TOLERANCE;
	});
}

function isDarker(one: Picture, other: Picture, at: number): boolean {
	return darkest(one, at) < darkest(other, at);
}

function darkest({ rgba }: Picture, at: number): number {
	return Math.min(rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0);
}

function isEmptied(before: Picture, after: Picture, area: Area): boolean {
	const ink = inkIn(before, area);
	return ink >= MIN_PIXELS && inkIn(after, area) < ink * MIN_INK_SHARE;
}

function inkIn(picture: Picture, area: Area): number {
	let count = 0;
	for (const at of places(area, picture)) {
		if (darkest(picture, at) < 255 - TOLERANCE) count += 1;
	}
	return count;
}
