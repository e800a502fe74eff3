import { describe, expect, it } from "vitest";
import type { Bounds } from "#lib/fields/field-types.ts";
import { type Alignment, aligned, distributed } from "./arrange.ts";
import { cut, resized, within } from "./bounds.ts";
import { pageAt, stackPages } from "./page-stack.ts";

const page = { widthPx: 600, heightPx: 800 };
const box = { x: 100, y: 100, width: 200, height: 50 };

describe("a box on a page", () => {
	it.each([
		["over the left edge", { ...box, x: -30 }, { ...box, x: 0 }],
		["over the lower edge", { ...box, y: 790 }, { ...box, y: 750 }],
		["wider than the page", { ...box, width: 900 }, { x: 0, y: 100, width: 600, height: 50 }],
	])("%s is moved back whole", (_name, given, expected) => expect(within(given, page)).toEqual(expected));

	it("is cut at the edge where it was drawn over it", () => {
		expect(cut({ x: 500, y: -20, width: 200, height: 60 }, page)).toEqual({ x: 500, y: 0, width: 100, height: 40 });
	});

	it("is resized by each edge, and never turned over", () => {
		expect(resized(box, "se", 20, 10)).toEqual({ x: 100, y: 100, width: 220, height: 60 });
		expect(resized(box, "nw", 20, 10)).toEqual({ x: 120, y: 110, width: 180, height: 40 });
		expect(resized(box, "w", 900, 0)).toEqual({ x: 290, y: 100, width: 10, height: 50 });
	});
});

describe("boxes among each other", () => {
	const boxes = [box, { ...box, x: 320, y: 130, width: 100 }, { ...box, x: 500, y: 90, width: 50 }];

	const edges: [Alignment, (one: Bounds) => number, number][] = [
		["left", ({ x }) => x, 100],
		["center", ({ x, width }) => x + width / 2, 325],
		["right", ({ x, width }) => x + width, 550],
		["top", ({ y }) => y, 90],
		["middle", ({ y, height }) => y + height / 2, 135],
		["bottom", ({ y, height }) => y + height, 180],
	];
	it.each(edges)("stand level at the %s of all of them, and keep their sizes", (alignment, edge, at) => {
		const level = aligned(boxes, alignment);
		expect(level.map(edge)).toEqual([at, at, at]);
		expect(level.map(({ width, height }) => [width, height])).toEqual(
			boxes.map(({ width, height }) => [width, height]),
		);
	});

	it("get equal gaps while the outer ones stay", () => {
		expect(distributed(boxes, "x").map(({ x }) => x)).toEqual([100, 350, 500]);
		expect(
			distributed(
				[boxes[1], box, boxes[2]].flatMap((one) => one ?? []),
				"y",
			).map(({ y }) => y),
		).toEqual([130, 110, 90]);
	});
});

describe("the stack of pages", () => {
	const geometry = { rotation: 0 as const, box: [0, 0, 1, 1] as [number, number, number, number], userUnit: 1 };
	const file = (order: string, ...sizes: [number, number][]) => ({
		order,
		name: order,
		isSigned: false,
		mayAttachFiles: true,
		notFields: [],
		pages: sizes.map(([widthPx, heightPx]) => ({ widthPx, heightPx, ...geometry })),
	});
	const files = { two: file("a1", [400, 300]), one: file("a0", [800, 1000], [800, 1000]) };

	it("lays the files below each other in their order, narrower pages in the middle", () => {
		const stack = stackPages(files, 0.5);
		expect(stack.pages.map(({ key, number, left, top }) => [key, number, left, top])).toEqual([
			["one:1", 1, 24, 24],
			["one:2", 2, 24, 540],
			["two:1", 3, 124, 1056],
		]);
		expect([stack.width, stack.height]).toEqual([448, 1230]);
	});

	it("gives the page at a height, and the nearest between and beyond them", () => {
		const stack = stackPages(files, 0.5);
		expect([-50, 500, 530, 535, 5_000].map((y) => pageAt(stack, y)?.number)).toEqual([1, 1, 1, 2, 3]);
		expect(pageAt(stackPages({}, 1), 10)).toBeNull();
	});
});
