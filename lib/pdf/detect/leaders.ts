import { plainText } from "./field-words.ts";
import { heightOf, type Leader, type Word, widthOf } from "./page-ink.ts";
import type { PageView } from "./page-view.ts";
import { isWord, type PrintLine } from "./print-lines.ts";
import type { Room } from "./propose-rules.ts";

/** A page number, a price, a section: what dots lead to when they are not there to be written on. */
const LED_TO = /^[($\u20ac\u00a3]?(?:[\divxlc]+[.,\divxlc-]*|[A-Z][.-]?\d+)[)%\u20ac.]?$/i;
const NUMBER_PX = 34;
const COLUMN_PX = 14;
/** What stands between the parts of a date. */
const BETWEEN_PARTS = /^[/.-]$/;
const PARTS_GAP_PX = 14;
/** Above a table of contents, alone on its line; as of `plainText`. */
const CONTENTS =
	/^(?:table of )?contents$|^inhalt(?:sverzeichnis)?$|^sommaire$|^table des matieres$|^indice(?: general)?$|^tabla de contenidos$|^sumario$|^inhoud(?:sopgave)?$/;
/** From so many lines on that lead to numbers at one edge, they are a table. */
const TABLE_LINES = 3;
const EDGE_PX = 3;
/** Parts of a number's height: what stands nearer belongs to it. */
const COLUMN_HEIGHTS = 0.6;

/** Leaders that are there to be written on; those of a date with its strokes are one. */
export function leaderRooms({ lines }: PageView): Room[] {
	const contents = lines.find((line) => CONTENTS.test(plainText(textOf(line))));
	const edges = lines.flatMap((line) => line.items.flatMap((_, index) => numberEdge(line, index) ?? []));
	return lines.flatMap((line) => {
		const isOfContents = contents !== undefined && line.top > contents.top;
		return roomsOf(line, (index) => isOfContents || leadsToNumber(line, index) || isOfTable(line, index, edges));
	});
}

function textOf({ items }: PrintLine): string {
	return items.map((item) => (isWord(item) ? item.text : "…")).join(" ");
}

function roomsOf(line: PrintLine, isLed: (index: number) => boolean): Room[] {
	const rooms: (Room & { isLeader: true })[] = [];
	for (const [index, item] of line.items.entries()) {
		if (isWord(item)) continue;
		if (item.sign === "." && isLed(index)) continue;
		const room = {
			left: item.left,
			right: item.right,
			bottom: lowerEdge(item),
			isLeader: true as const,
		};
		const last = rooms.at(-1);
		const between = line.items[index - 1];
		const isPart =
			last !== undefined &&
			room.left - last.right < PARTS_GAP_PX * 2 &&
			between !== undefined &&
			isWord(between) &&
			BETWEEN_PARTS.test(between.text);
		const isSplit =
			last !== undefined && between !== undefined && !isWord(between) && room.left - last.right < PARTS_GAP_PX;
		if (last && (isPart || isSplit)) last.right = room.right;
		else rooms.push(room);
	}
	return rooms;
}

function leadsToNumber(line: PrintLine, index: number): boolean {
	const [leader, next, after] = line.items.slice(index, index + 3);
	if (!leader || !next || !isWord(next)) return false;
	const rest = line.items.slice(index + 1).filter(isWord);
	// Digits may be set apart.
	if (LED_TO.test(rest.map(numeral).join(""))) return true;
	// The number ends its line, or its column.
	if (after && (after.left - next.right < COLUMN_PX || next.left - leader.right > COLUMN_PX)) return false;
	// In a picture a number is a short word.
	return next.text === "" ? widthOf(next) < NUMBER_PX : LED_TO.test(numeral(next));
}

/** A number as it is compared: in Chinese and Japanese ones, digits may be as wide as letters. */
function numeral({ text }: Word): string {
	return text.normalize("NFKC");
}

/** Where the number ends that follows a leader, another column perhaps beginning behind it. */
function numberEdge({ items }: PrintLine, index: number): number | null {
	const [leader, next, after] = items.slice(index, index + 3);
	if (!leader || isWord(leader) || !next || !isWord(next) || !LED_TO.test(numeral(next))) return null;
	return after && after.left - next.right < COLUMN_HEIGHTS * heightOf(next) ? null : next.right;
}

function isOfTable(line: PrintLine, index: number, edges: readonly number[]): boolean {
	const edge = numberEdge(line, index);
	return edge !== null && edges.filter((other) => Math.abs(other - edge) < EDGE_PX).length >= TABLE_LINES;
}

/** Underscores hang under the base line, dots stand on it. */
function lowerEdge(leader: Leader): number {
	return leader.bottom - (leader.sign === "_" ? 0.08 : 0.2) * heightOf(leader);
}
