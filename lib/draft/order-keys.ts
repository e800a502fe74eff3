import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";

/**
 * A place in a list is a text that sorts between those of its neighbours: to move one thing changes one property of
 * it, and two who move different things disturb nobody. Two who put something at the same spot at the same time may
 * give the same key; the ids decide between them, everywhere alike.
 */
type Ordered = { order: string };

/**
 * A key between two others; null: the list's end on that side. Where both are the same there is nothing between, and
 * it comes after them: see `ordersToMove`.
 */
export function keyBetween(before: string | null, after: string | null): string {
	return generateKeyBetween(before, before === after ? null : after);
}

/** So many keys in order between two others, short ones. */
export function keysBetween(before: string | null, after: string | null, count: number): string[] {
	return generateNKeysBetween(before, before === after ? null : after, count);
}

/** The key of what is put at the end of a list. */
export function keyAtEnd(things: Readonly<Record<string, Ordered>>): string {
	const last = byOrder(things).at(-1);
	return keyBetween(last === undefined ? null : (things[last]?.order ?? null), null);
}

/** The ids of things in their order. */
export function byOrder(things: Readonly<Record<string, Ordered>>): string[] {
	return Object.entries(things)
		.sort(([idA, a], [idB, b]) => compareText(a.order, b.order) || compareText(idA, idB))
		.map(([id]) => id);
}

/** Code units, as the keys are made for: no language has a say in it. */
function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The keys to set so that a thing comes to stand at an index (0-based, among all). One, but where neighbours share a
 * key: then those behind are told apart as well.
 */
export function ordersToMove(
	things: Readonly<Record<string, Ordered>>,
	id: string,
	index: number,
): Record<string, string> {
	const others = byOrder(things).filter((other) => other !== id);
	const keyAt = (at: number) => things[others[at] ?? ""]?.order ?? null;
	const place = Math.min(Math.max(index, 0), others.length);
	const before = keyAt(place - 1);
	const sameAsBefore: string[] = [];
	for (let at = place; before !== null && keyAt(at) === before; at += 1) sameAsBefore.push(others[at] ?? "");
	const moved = [id, ...sameAsBefore];
	const keys = keysBetween(before, keyAt(place + sameAsBefore.length), moved.length);
	return Object.fromEntries(moved.map((one, at) => [one, keys[at] ?? ""]));
}

/** Whether a text from outside is such a key. */
export function isOrderKey(text: string): boolean {
	try {
		generateKeyBetween(text, null);
		return true;
	} catch {
		return false;
	}
}
