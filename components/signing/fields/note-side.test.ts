import { expect, it } from "vitest";
import { noteSides } from "./note-side.ts";

const box = (x: number, y: number, width = 200, height = 20) => ({ x, y, width, height });

it.each([
	["alone: below", [box(10, 100)], ["below"]],
	["with room for a line between two rows: below", [box(10, 100), box(10, 144)], ["below", "below"]],
	["close rows: the upper one's above it", [box(10, 100), box(10, 130)], ["above", "below"]],
	[
		"three close rows: the middle one's nowhere",
		[box(10, 100), box(10, 130), box(10, 160)],
		["above", "crowded", "below"],
	],
	["close rows at the top of the page: nowhere", [box(10, 4), box(10, 30)], ["crowded", "below"]],
	["beside each other: below", [box(10, 100), box(400, 100)], ["below", "below"]],
	["at the right it grows to the left", [box(600, 100, 100), box(420, 124, 100)], ["above", "below"]],
])("a note covers no other field: %s", (_, boxes, sides) => {
	expect(noteSides(boxes, 816)).toEqual(sides);
});
