import { heightOf, type Leader, widthOf } from "./page-ink.ts";
import type { PageView } from "./page-view.ts";
import { isWord, type PrintLine } from "./print-lines.ts";
import type { Room } from "./propose-rules.ts";

/** A page number, a price, a section: what dots lead to when they are not there to be written on. */
const LED_TO = /^[($\u20ac\u00a3]?(?:[\divxlc]+[.,\d-]*|[A-Z]-?\d+)[)%\u20ac.]?$/i;
const NUMBER_PX = 34;
const COLUMN_PX = 14;
/** What stands between the parts of a date. */
const BETWEEN_PARTS = /^[/.-]$/;
const PARTS_GAP_PX = 14;

/** Leaders that are there to be written on; those of a date with its strokes are one. */
export function leaderRooms({ lines }: PageView): Room[] {
	return lines.flatMap((line) => roomsOf(line));
}

function roomsOf(line: PrintLine): Room[] {
	const rooms: (Room & { isLeader: true })[] = [];
	for (const [index, item] of line.items.entries()) {
		if (isWord(item)) continue;
		if (item.sign === "." && leadsToNumber(line, index)) continue;
		const room = { left: item.left, right: item.right, bottom: lowerEdge(item), isLeader: true as const };
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
	// The number ends its line, or its column.
	if (after && (after.left - next.right < COLUMN_PX || next.left - leader.right > COLUMN_PX)) return false;
	// In a picture a number is a short word.
	return next.text === "" ? widthOf(next) < NUMBER_PX : LED_TO.test(next.text);
}

/** Underscores hang under the base line, dots stand on it. */
function lowerEdge(leader: Leader): number {
	return leader.bottom - (leader.sign === "_" ? 0.08 : 0.2) * heightOf(leader);
}
