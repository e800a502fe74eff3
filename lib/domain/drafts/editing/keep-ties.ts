import type { DraftField } from "#lib/draft/draft-state.ts";
import { type FoundPlace, leavesFile } from "#lib/draft/found-place.ts";

/** How much of the smaller of two places both have to cover to be one and the same. */
const SAME_PLACE = 0.5;

/**
 * Which form field or text tag of a file that took another's place each field stands for from now on: the one of its
 * type where it stands. Those that stood for none before stand for none.
 *
 * @param fields the key of each, and the field where it stands
 * @returns keys of what was found, by the keys of the fields
 */
export function keepTies(
	fields: readonly (readonly [key: string, field: Pick<DraftField, "foundAs" | "type" | "page" | "bounds">])[],
	places: readonly FoundPlace[],
): ReadonlyMap<string, string> {
	const open = places.filter(({ key }) => leavesFile(key));
	const ties = new Map<string, string>();
	for (const [key, field] of fields) {
		if (field.foundAs === null || !leavesFile(field.foundAs)) continue;
		const at = open.findIndex((place) => place.type === field.type && isSamePlace(place, field));
		const [tied] = at === -1 ? [] : open.splice(at, 1);
		if (tied) ties.set(key, tied.key);
	}
	return ties;
}

type Placed = Pick<DraftField, "page" | "bounds">;

function isSamePlace(a: Placed, b: Placed): boolean {
	if (a.page !== b.page) return false;
	const [one, two] = [a.bounds, b.bounds];
	const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
	const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
	const smaller = Math.min(one.width * one.height, two.width * two.height);
	return width > 0 && height > 0 && width * height > SAME_PLACE * smaller;
}
