/**
 * Whether two values of a draft say the same. Values are what JSON can hold; a key whose value is undefined is as
 * good as none, since it is gone after a journey over the wire.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	return isSameObject(one as Record<string, unknown>, other as Record<string, unknown>);
}

/** Whole drafts are compared at each answer, so nothing is put together on the way, and most is looked at once. */
function isSameObject(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
	let said = 0;
	for (const key in one) {
		const mine = one[key];
		if (mine === undefined) continue;
		// What JSON can hold is never the very same as what an object has without having been given it.
		if (mine !== other[key] && !(Object.hasOwn(other, key) && isSameValue(mine, other[key]))) return false;
		said += 1;
	}
	let known = 0;
	for (const _key in other) known += 1;
	return known === said || countSaid(other) === said;
}

function countSaid(one: Record<string, unknown>): number {
	let count = 0;
	for (const key in one) if (one[key] !== undefined) count += 1;
	return count;
}
