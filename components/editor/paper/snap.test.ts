import { describe, expect, it } from "vitest";
import type { Bounds } from "#lib/fields/field-types.ts";
import { guidesOf, type SnapTargets, snapEdge, snapMove } from "./snap.ts";

const page = { widthPx: 800, heightPx: 1000 };
const box = (x: number, y: number, width = 100, height = 20): Bounds => ({ x, y, width, height });
const among = (...boxes: Bounds[]): SnapTargets => ({ boxes, page });

describe("a box that is moved", () => {
	const cases: [string, Bounds, SnapTargets, { dx: number; dy: number }][] = [
		["goes to the left edge of another", box(203, 400), among(box(200, 100)), { dx: -3, dy: 0 }],
		["goes to its right edge by its own", box(197, 400, 50), among(box(150, 100, 100)), { dx: 3, dy: 0 }],
		["stands level with another's middle", box(500, 107, 100, 40), among(box(100, 100, 100, 60)), { dx: 0, dy: 3 }],
		["takes the middle of the page", box(347, 800), among(), { dx: 3, dy: 0 }],
		["stays where nothing is near", box(320, 400), among(box(100, 100)), { dx: 0, dy: 0 }],
		["keeps the gap of its neighbours", box(33, 263), among(box(30, 100), box(30, 180)), { dx: -3, dy: -3 }],
	];
	it.each(cases)("%s", (_name, moved, targets, way) => expect(snapMove(moved, targets, 8)).toEqual(way));

	it("shows equal gaps with their width, on both sides of the neighbour", () => {
		const guides = guidesOf(box(30, 260), among(box(30, 100), box(30, 180)));
		expect(guides.filter(({ gap }) => gap !== undefined)).toMatchObject([
			{ axis: "x", from: 120, to: 180, gap: 60 },
			{ axis: "x", from: 200, to: 260, gap: 60 },
		]);
	});

	it("shows a line to what it is level with, from the one to the other", () => {
		const guides = guidesOf(box(300, 500, 60, 20), among(box(300, 100, 200, 50)));
		expect(guides).toContainEqual({ axis: "x", at: 300, from: 100, to: 520 });
	});
});

it("an edge that is drawn stops at a line within reach and passes by others", () => {
	const targets = among(box(200, 100));
	expect([snapEdge(205, "x", targets, 8), snapEdge(212, "x", targets, 8)]).toEqual([-5, 0]);
});
