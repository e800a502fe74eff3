import { fill } from "./fill.ts";
import { formatNumber } from "./format.ts";

/** Fills the places of a sentence; numbers as its reader's language writes them. */
export function fillPlaces(
	sentence: string,
	values: Readonly<Record<string, string | number>>,
	locale: string,
): string {
	const written = Object.entries(values).map(([place, value]) => [
		place,
		typeof value === "number" ? formatNumber(locale, value) : value,
	]);
	return fill(sentence, Object.fromEntries(written));
}
