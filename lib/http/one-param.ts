/**
 * A parameter of a page's address as one text; null when it is absent. Of one that is given several times
 * the first counts. U+0000 is left out: the database takes no text with it.
 */
export function oneParam(given: string | string[] | undefined): string | null {
	const first = Array.isArray(given) ? given[0] : given;
	return first?.replaceAll("\u0000", "") ?? null;
}
