/**
 * Whether two values of a draft say the same. Values are what JSON can hold; a key whose value is undefined is as
 * good as none, since it is gone after a journey over the wire.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	return isSameObject(one as Record<string, unknown>, other as Record<string, unknown>);
}

/** Whole drafts are compared at each answer, so nothing is put together on the way. */
function isSameObject(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
	let said = 0;
	for (const key in one) {
		if (one[key] === undefined) continue;
		if (!Object.hasOwn(other, key) || !isSameValue(one[key], other[key])) return false;
		said += 1;
	}
	for (const key in other) if (other[key] !== undefined) said -= 1;
	return said === 0;
}
