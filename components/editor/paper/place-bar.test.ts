import { expect, it } from "vitest";
import type { Bounds } from "#lib/fields/field-types.ts";
import { overlaps } from "./bounds.ts";
import { placeBar } from "./place-bar.ts";

const box = (x: number, y: number, width: number, height: number): Bounds => ({ x, y, width, height });
const SIGHT = box(0, 0, 800, 600);
const BAR = { width: 400, height: 40 };

it.each<[string, Bounds, Bounds[], Bounds, { x: number; y: number }]>([
	["above", box(100, 200, 150, 40), [], SIGHT, { x: 100, y: 148 }],
	["below, at the upper edge", box(100, 10, 150, 40), [], SIGHT, { x: 100, y: 62 }],
	["within the right edge", box(700, 200, 90, 40), [], SIGHT, { x: 396, y: 148 }],
	["within what is scrolled into sight", box(900, 900, 90, 40), [], box(500, 700, 500, 600), { x: 596, y: 848 }],
	["below where a field is above", box(100, 200, 150, 40), [box(100, 150, 90, 30)], SIGHT, { x: 100, y: 252 }],
	[
		"beside, between fields",
		box(100, 200, 150, 40),
		[box(100, 140, 90, 50), box(100, 250, 90, 50)],
		SIGHT,
		{ x: 262, y: 200 },
	],
])("stands %s", (_, frame, others, sight, place) => {
	expect(placeBar(frame, BAR, others, sight)).toEqual(place);
	expect(others.some((other) => overlaps(other, { ...place, ...BAR }))).toBe(false);
});

it("never leaves what is in sight, however little that is", () => {
	const place = placeBar(box(300, 10, 60, 560), { width: 320, height: 80 }, [], box(0, 0, 360, 580));
	expect(place.x).toBeGreaterThanOrEqual(4);
	expect(place.x + 320).toBeLessThanOrEqual(356);
	expect(place.y + 80).toBeLessThanOrEqual(576);
});
