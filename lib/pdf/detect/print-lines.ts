import { type Box, heightOf, type Leader, type Word } from "./page-ink.ts";

/** Words and leaders at one height, from left to right. */
export type PrintLine = Box & { items: (Word | Leader)[] };

/** Words as far apart as this many times their height are in two columns. */
const COLUMN_GAP = 1.7;
const LONGEST_LABEL = 80;

export function isWord(item: Word | Leader): item is Word {
	return "text" in item;
}

/** Groups words and leaders that stand at one height. */
export function toLines(words: readonly Word[], leaders: readonly Leader[]): PrintLine[] {
	const sorted = [...words, ...leaders].toSorted((a, b) => a.bottom - b.bottom || a.left - b.left);
	const lines: PrintLine[] = [];
	for (const item of sorted) {
		const line = lines.findLast((one) => isLevel(one, item));
		if (line) {
			line.items.push(item);
			line.left = Math.min(line.left, item.left);
			line.right = Math.max(line.right, item.right);
			line.top = Math.min(line.top, item.top);
		} else lines.push({ ...boxOf(item), items: [item] });
	}
	for (const line of lines) line.items.sort((a, b) => a.left - b.left);
	return lines;
}

/** Compared with the line's first item, so that lines do not drift. */
function isLevel(line: PrintLine, item: Box): boolean {
	const [first] = line.items;
	return first !== undefined && Math.abs(first.bottom - item.bottom) <= 0.4 * Math.min(heightOf(first), heightOf(item));
}

function boxOf({ left, top, right, bottom }: Box): Box {
	return { left, top, right, bottom };
}

/** Words that stand together. */
export type Label = Box & { text: string };

/**
 * The words of a line that end before `x`, back to a leader, a wide gap or `from`.
 *
 * @param within how far before `x` the last of them may end, in pixels
 */
export function labelBefore(
	line: PrintLine,
	x: number,
	{ from, within }: { from: number; within: number },
): Label | null {
	const words: Word[] = [];
	for (const item of line.items.toReversed()) {
		if (item.left >= x - 1) continue;
		const next = words[0];
		if (!isWord(item) || item.left < from - 2) break;
		const gap = (next ? next.left : x) - item.right;
		if (gap > (next ? COLUMN_GAP * heightOf(item) : within)) break;
		words.unshift(item);
	}
	return toLabel(words);
}

/**
 * The words of a line that begin after `x`, up to a leader, a wide gap or `to`.
 *
 * @param within how far behind `x` the first of them may begin, in pixels
 */
export function labelAfter(
	line: PrintLine,
	x: number,
	{ to = Number.POSITIVE_INFINITY, within }: { to?: number; within: number },
): Label | null {
	const words: Word[] = [];
	for (const item of line.items) {
		if (item.left < x - 2) continue;
		const last = words.at(-1);
		if (!isWord(item) || item.left >= to) break;
		const gap = item.left - (last ? last.right : x);
		if (gap > (last ? COLUMN_GAP * heightOf(item) : within)) break;
		words.push(item);
	}
	return toLabel(words);
}

/** The words of a line that stand together and lie above or below [from, to]. */
export function labelWithin(line: PrintLine, from: number, to: number): Label | null {
	const first = line.items.findIndex((item) => isWord(item) && item.right > from && item.left < to);
	if (first === -1) return null;
	const words: Word[] = [];
	for (const item of line.items.slice(first)) {
		const last = words.at(-1);
		if (!isWord(item) || (last && item.left - last.right > COLUMN_GAP * heightOf(item))) break;
		words.push(item);
	}
	for (const item of line.items.slice(0, first).toReversed()) {
		const next = words[0];
		if (!isWord(item) || !next || next.left - item.right > COLUMN_GAP * heightOf(item)) break;
		words.unshift(item);
	}
	return toLabel(words);
}

export function toLabel(words: readonly Word[]): Label | null {
	const [first] = words;
	if (!first) return null;
	return {
		left: Math.min(...words.map((word) => word.left)),
		top: Math.min(...words.map((word) => word.top)),
		right: Math.max(...words.map((word) => word.right)),
		bottom: Math.max(...words.map((word) => word.bottom)),
		text: words.map((word) => word.text).join(" "),
	};
}

/** A label as people are shown it: its end, without what only leads to the place. */
export function tidyLabel(text: string): string {
	const clean = text.replace(/^[\s:;,.)(*\u2022-]+|[\s:;,(*]+$/gu, "").trim();
	if (clean.length <= LONGEST_LABEL) return clean;
	const end = [...clean].slice(-LONGEST_LABEL).join("");
	return end.slice(end.indexOf(" ") + 1);
}
