import type { Bounds } from "#lib/fields/field-types.ts";

/** A note of one line and the gap to its field, in pixels of the page: as large as it is at full width. */
const NOTE_HEIGHT_PX = 24;
/** What most notes come to; a longer one breaks. */
const NOTE_WIDTH_PX = 200;

/** Where it can be said of a field what is wrong with it: crowded, only while one is at the field. */
export type NoteSide = "below" | "above" | "crowded";

/** On which side of each field a note covers no other: whoever has to fill that one in must see it. */
export function noteSides(boxes: readonly Bounds[], pageWidthPx: number): NoteSide[] {
	return boxes.map((box) => {
		const isTaken = (y: number) => {
			const note = { x: noteStart(box, pageWidthPx), y, width: NOTE_WIDTH_PX, height: NOTE_HEIGHT_PX };
			return y < 0 || boxes.some((other) => other !== box && doMeet(note, other));
		};
		if (!isTaken(box.y + box.height)) return "below";
		return isTaken(box.y - NOTE_HEIGHT_PX) ? "crowded" : "above";
	});
}

/** Whether a note begins at its field's right edge and grows to the left: it never makes the page wider. */
export function isLateOn({ x }: Bounds, pageWidthPx: number): boolean {
	return x > pageWidthPx * 0.55;
}

function noteStart(box: Bounds, pageWidthPx: number): number {
	return isLateOn(box, pageWidthPx) ? box.x + box.width - NOTE_WIDTH_PX : box.x;
}

function doMeet(one: Bounds, other: Bounds): boolean {
	return (
		one.x < other.x + other.width &&
		other.x < one.x + one.width &&
		one.y < other.y + other.height &&
		other.y < one.y + one.height
	);
}
