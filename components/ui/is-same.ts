/**
 * Whether two selections of the page's state are the same for whoever renders them: the very same, or a
 * list or record with the very same entries.
 */
export function isSame(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
	const keys = Object.keys(one);
	return (
		keys.length === Object.keys(other).length &&
		keys.every((key) => Object.hasOwn(other, key) && Object.is(one[key], other[key]))
	);
}

/** Files and the like keep nothing of themselves in keys: two of them are never taken for the same. */
function isPlain(value: unknown): value is Record<string, unknown> {
	if (typeof value !== "object" || value === null) return false;
	return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
