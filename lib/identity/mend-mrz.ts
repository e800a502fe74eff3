import { letterAt, mrzPlaces, type Place, putAt } from "./mrz-places.ts";

/** What is taken for one another, in print and by hand. */
export const LETTER_OF: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 5: "S", 6: "G", 8: "B" };
export const DIGIT_OF: Readonly<Record<string, string>> = {
	O: "0",
	Q: "0",
	D: "0",
	I: "1",
	L: "1",
	Z: "2",
	S: "5",
	G: "6",
	B: "8",
};

/**
 * The lines of a machine-readable zone with what cannot be put right: names hold no digits, and dates no letters. Numbers
 * may hold both and stay as they are, as do lines of a layout that is not known.
 */
export function mendMrz(lines: readonly string[]): string[] {
	const { digits, letters } = mrzPlaces(lines);
	return replaceAt(replaceAt([...lines], letters, LETTER_OF), digits, DIGIT_OF);
}

function replaceAt(lines: string[], places: Place[], by: Readonly<Record<string, string>>): string[] {
	return places.reduce((mended, place) => {
		const other = by[letterAt(mended, place)];
		return other === undefined ? mended : putAt(mended, place, other);
	}, lines);
}
