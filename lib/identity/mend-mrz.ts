import type { Details } from "mrz";
import { parseMrz } from "./parse-mrz.ts";

/** What is taken for one another, in print and by hand. */
const LETTER_OF: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 5: "S", 6: "G", 8: "B" };
const DIGIT_OF: Readonly<Record<string, string>> = {
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

const DIGITS_ALONE = /Date$|CheckDigit$|^pinCode$|^versionNumber$/;
const LETTERS_ALONE = /Name$|^issuingState$|^nationality$|^sex$/;

/**
 * The lines of a machine-readable zone with what cannot be put right: names hold no digits, and dates no letters. Numbers
 * may hold both and stay as they are, as do lines of a layout that is not known.
 */
export function mendMrz(lines: readonly string[]): string[] {
	const details = parseMrz(lines)?.details ?? [];
	const letters = replaceIn(lines, details, LETTERS_ALONE, LETTER_OF);
	return replaceIn(letters, details, DIGITS_ALONE, DIGIT_OF);
}

function replaceIn(
	lines: readonly string[],
	details: Details[],
	fields: RegExp,
	by: Readonly<Record<string, string>>,
): string[] {
	const mended = lines.map((line) => [...line]);
	for (const { field, ranges } of details) {
		const [range] = ranges;
		const line = range && mended[range.line];
		if (!field || !line || !fields.test(field)) continue;
		for (let column = range.start; column < range.end; column += 1) {
			const character = line[column] ?? "";
			line[column] = by[character] ?? character;
		}
	}
	return mended.map((line) => line.join(""));
}
