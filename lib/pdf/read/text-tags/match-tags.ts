import { parseTextTag } from "#lib/fields/text-tags/parse-text-tag.ts";
import type { PrintedCharacter } from "./read-characters.ts";

/** The characters from `{{` to `}}`, line by line. */
export type MatchedTag = { text: string; lines: PrintedCharacter[][] };

export type Matches = {
	tags: MatchedTag[];
	/** Meant as tags, but without `}}`: what is on their first line. */
	unclosed: string[];
	/** No `{{` and no `}}` is left over: the order of the characters was right. */
	isComplete: boolean;
};

const SAME_ANGLE = 0.999;
/**
 * Parts of a line's height: up or down this far is still the same line, a wrapped line is nearer than the next, and
 * characters further apart are in two columns.
 */
const [SAME_LINE, NEXT_LINE, COLUMN_GAP] = [0.6, 4, 2.5];
const MOST_LINES = 8;

/** Characters side by side on one line of one column. */
type Segment = readonly PrintedCharacter[];

/** Finds the text tags in a page's characters. Text in braces that is no tag is left alone. */
export function matchTags(characters: readonly PrintedCharacter[]): Matches {
	const segments = toSegments(characters);
	const tags: MatchedTag[] = [];
	const unclosed: string[] = [];
	const closing = new Set<PrintedCharacter | undefined>();
	let isComplete = true;
	for (const segment of segments) {
		for (const index of segment.keys()) {
			if (!isPair(segment, index, "{") || isPair(segment, index + 1, "{")) continue;
			const lines = linesFrom(segments, segment.slice(index));
			if (lines) {
				closing.add(lines.at(-1)?.at(-2));
				const inner = textOf(characters, withoutBraces(lines));
				if (parseTextTag(inner)) tags.push({ text: `{{${inner.trim().replace(/\s+/g, " ")}}}`, lines });
				continue;
			}
			isComplete = false;
			const inner = textOf(characters, [untilBrace(segment.slice(index + 2))]).trim();
			const tag = parseTextTag(inner);
			if (tag && tag.kind !== "wrong") unclosed.push(`{{${inner}`);
		}
	}
	const isLeftOver = segments.some((segment) =>
		segment.some((one, index) => isPair(segment, index, "}") && !isPair(segment, index - 1, "}") && !closing.has(one)),
	);
	return { tags, unclosed, isComplete: isComplete && !isLeftOver };
}

function isPair(segment: Segment, index: number, brace: string): boolean {
	return segment[index]?.text === brace && segment[index + 1]?.text === brace;
}

function untilBrace(segment: Segment): Segment {
	const end = segment.findIndex(({ text }) => text === "{" || text === "}");
	return end === -1 ? segment : segment.slice(0, end);
}

function withoutBraces(lines: readonly Segment[]): Segment[] {
	return lines.map((line, index) => line.slice(index === 0 ? 2 : 0, index === lines.length - 1 ? -2 : undefined));
}

/** The lines of a tag that begins with a segment; null: it is not closed. */
function linesFrom(segments: readonly Segment[], first: Segment): PrintedCharacter[][] | null {
	const lines: PrintedCharacter[][] = [];
	let line: Segment | null = first;
	let from = 2;
	while (line && lines.length < MOST_LINES) {
		const own = untilBrace(line.slice(from));
		const end = from + own.length;
		if (isPair(line, end, "}")) return [...lines, line.slice(0, end + 2)];
		if (end < line.length) return null;
		lines.push([...line]);
		line = nextLine(segments, line);
		from = 0;
	}
	return null;
}

/** The segment under another one in the same column: wrapped text does not begin further right. */
function nextLine(segments: readonly Segment[], line: Segment): Segment | null {
	const [start] = line;
	if (!start) return null;
	const height = heightOf(start);
	let next: { segment: Segment; down: number; along: number } | null = null;
	for (const segment of segments) {
		const [first] = segment;
		if (!first || !isSameDirection(start, first)) continue;
		const { along, down } = offset(start, first);
		if (down <= SAME_LINE * height || down >= NEXT_LINE * height || along > COLUMN_GAP * height) continue;
		const isNearer = !next || down < next.down - SAME_LINE * height;
		const isLevel = next !== null && Math.abs(down - next.down) <= SAME_LINE * height;
		if (isNearer || (isLevel && next !== null && along > next.along)) next = { segment, down, along };
	}
	return next?.segment ?? null;
}

function toSegments(characters: readonly PrintedCharacter[]): PrintedCharacter[][] {
	const segments: PrintedCharacter[][] = [];
	for (const character of characters) {
		if (character.isGap) {
			// Text that was skipped.
			if (character.text === "\0") segments.push([]);
			continue;
		}
		const last = segments.at(-1);
		const before = last?.at(-1);
		if (last && (!before || isBeside(before, character))) last.push(character);
		else segments.push([character]);
	}
	return segments.filter((segment) => segment.length > 0);
}

function isBeside(before: PrintedCharacter, character: PrintedCharacter): boolean {
	if (!isSameDirection(before, character)) return false;
	const height = heightOf(before);
	const { along, down } = offset(before, character);
	const [x0, y0, x1, y1] = before.box;
	const width = isUpright(before) ? x1 - x0 : y1 - y0;
	return Math.abs(down) < SAME_LINE * height && along > -height && along - width < COLUMN_GAP * height;
}

function isSameDirection({ direction: [dx, dy] }: PrintedCharacter, { direction }: PrintedCharacter): boolean {
	return direction[0] * dx + direction[1] * dy >= SAME_ANGLE;
}

function isUpright({ direction: [dx, dy] }: PrintedCharacter): boolean {
	return Math.abs(dx) > Math.abs(dy);
}

function heightOf(character: PrintedCharacter): number {
	const [x0, y0, x1, y1] = character.box;
	return isUpright(character) ? y1 - y0 : x1 - x0;
}

/** How far a character is from another one in the direction of the text, and across it. */
function offset(from: PrintedCharacter, to: PrintedCharacter): { along: number; down: number } {
	const [dx, dy] = from.direction;
	const [x, y] = [to.x - from.x, to.y - from.y];
	return { along: x * dx + y * dy, down: x * dy - y * dx };
}

/** The text of lines with the gaps between characters, which are blanks of a label or mere kerning. */
function textOf(all: readonly PrintedCharacter[], lines: readonly Segment[]): string {
	return lines
		.map((line) => {
			const [first, last] = [line[0], line.at(-1)];
			if (!first || !last) return "";
			const between = all.slice(all.indexOf(first), all.indexOf(last) + 1);
			return between.map((character) => (character.isGap ? " " : character.text)).join("");
		})
		.join(" ");
}
