import { DRAWN_RANGES } from "./drawn-ranges.ts";

/** Blanks, controls and joiners need no glyph. */
const NO_GLYPH = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;
/** Letters for private use and code points without one, which ranges include. */
const NO_LETTER = /^\p{C}$/u;

let ranges: (readonly [from: number, to: number])[] | null = null;

function readRanges(): (readonly [from: number, to: number])[] {
	const steps = DRAWN_RANGES.split(" ").map((step) => Number.parseInt(step, 36));
	let at = 0;
	return Array.from({ length: steps.length / 2 }, (_, index) => {
		const from = at + (steps[2 * index] ?? 0);
		at = from + (steps[2 * index + 1] ?? 0);
		return [from, at] as const;
	});
}

function isDrawn(letter: string): boolean {
	const code = letter.codePointAt(0) ?? 0;
	if (code < 0x250 || NO_GLYPH.test(letter)) return true;
	if (NO_LETTER.test(letter)) return false;
	ranges ??= readRanges();
	let [low, high] = [0, ranges.length - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const [from, to] = ranges[middle] ?? [0, 0];
		if (code < from) high = middle - 1;
		else if (code > to) low = middle + 1;
		else return true;
	}
	return false;
}

/** A text with letters that no font has in their plain form where that can be drawn: \u{1d4a5}\u{1d45c} becomes Jo (NFKC). */
export function drawable(text: string): string {
	let folded = "";
	for (const letter of text) {
		const plain = isDrawn(letter) ? letter : letter.normalize("NFKC");
		folded += [...plain].every(isDrawn) ? plain : letter;
	}
	return folded;
}

/** The first letter of a text that no font has; null: all can be drawn. */
export function undrawnLetter(text: string): string | null {
	for (const letter of text) if (!isDrawn(letter)) return letter;
	return null;
}
