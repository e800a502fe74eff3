import { storableText } from "../reading/storable-input.ts";

/**
 * A parameter of a page's address as one text; null when it is absent. Of one that is given several times
 * the first counts. What no database can hold is left out.
 */
export function oneParam(given: string | string[] | undefined): string | null {
	const first = Array.isArray(given) ? given[0] : given;
	return first === undefined ? null : storableText(first);
}
