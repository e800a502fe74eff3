import { parseTextTag } from "#lib/fields/text-tags/parse-text-tag.ts";
import type { PrintedCharacter } from "./read-characters.ts";

/** Characters from `{{` to `}}`. */
export type MatchedTag = { text: string; characters: PrintedCharacter[] };

export type Matches = {
	tags: MatchedTag[];
	/** No `{{` and no `}}` is left over: the order of the characters was right. */
	isComplete: boolean;
};

/** NUL stands for text that was skipped. */
const TAG = /\{\{([^{}\0]*)\}\}/g;
const SAME_ANGLE = 0.999;
/** Parts of a line's height: up or down this far is still the same line, and a wrapped line is nearer than the other. */
const SAME_LINE = 0.6;
const NEXT_LINE = 4;

/** Finds the text tags in a page's characters. Text in braces that is no tag is left alone. */
export function matchTags(characters: readonly PrintedCharacter[]): Matches {
	const printed = characters.filter((character) => !character.isGap);
	const text = printed.map((character) => character.text).join("");
	// Positions in the text by position in the list: a character may be two code units.
	const starts: number[] = [];
	let length = 0;
	for (const character of printed) {
		starts.push(length);
		length += character.text.length;
	}
	const tags: MatchedTag[] = [];
	let isEveryMatchPrinted = true;
	for (const match of text.matchAll(TAG)) {
		const from = starts.indexOf(match.index);
		const to = starts.indexOf(match.index + match[0].length - 1);
		const own = printed.slice(from, to + 1);
		if (!isOneText(own)) {
			isEveryMatchPrinted = false;
			continue;
		}
		const inner = withGaps(characters, own.slice(2, -2));
		if (parseTextTag(inner)) tags.push({ text: `{{${inner.trim().replace(/\s+/g, " ")}}}`, characters: own });
	}
	return { tags, isComplete: isEveryMatchPrinted && !/\{\{|\}\}/.test(text.replace(TAG, "")) };
}

/** The characters' text with the gaps between them, which are blanks of a label or mere kerning. */
function withGaps(all: readonly PrintedCharacter[], own: readonly PrintedCharacter[]): string {
	const [first, last] = [own[0], own.at(-1)];
	if (!first || !last) return "";
	return all
		.slice(all.indexOf(first), all.indexOf(last) + 1)
		.map((character) => (character.isGap ? " " : character.text))
		.join("");
}

/** Whether the characters follow each other in one direction, line under line: else they only seem to be one text. */
function isOneText(characters: readonly PrintedCharacter[]): boolean {
	return characters.every((character, index) => {
		const before = characters[index - 1];
		if (!before) return true;
		const [dx, dy] = before.direction;
		if (character.direction[0] * dx + character.direction[1] * dy < SAME_ANGLE) return false;
		const [x0, y0, x1, y1] = before.box;
		const height = Math.abs(dx) > Math.abs(dy) ? y1 - y0 : x1 - x0;
		const down = (character.x - before.x) * dy - (character.y - before.y) * dx;
		return down > -SAME_LINE * height && down < NEXT_LINE * height;
	});
}
