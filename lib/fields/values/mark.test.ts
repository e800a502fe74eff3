import { describe, expect, it } from "vitest";
import { ANY_INK, hasInk, parseMark, readMark } from "#lib/fields/parsing/parse-mark.ts";
import { type DrawnMark, placedPath, type Stroke, strokesToPath } from "./mark.ts";

const draw = (strokes: Stroke[], width = 300, height = 100): DrawnMark => ({ kind: "draw", width, height, strokes });

const boxOf = (width: number, height: number) => ({ x: 0, y: 0, width, height });

function numbersOf(path: string): number[] {
	return (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

describe("parseMark", () => {
	const line: Stroke = [
		[0, 0],
		[100, 50],
	];

	it.each<[string, unknown, unknown]>([
		["a drawing", draw([line]), { mark: draw([line]) }],
		["its JSON", JSON.stringify(draw([line])), { mark: draw([line]) }],
		["an empty stroke beside one", draw([[], line]), { mark: draw([line]) }],
		["a blank pad", draw([]), { error: { code: "blankMark" } }],
		[
			"an accidental dot",
			draw([
				[
					[5, 5],
					[6, 6],
				],
			]),
			{ error: { code: "blankMark" } },
		],
		["201 strokes", draw(Array(201).fill(line)), { error: { code: "markTooLarge" } }],
		["20,001 points", draw([Array(20_001).fill([1, 1])]), { error: { code: "markTooLarge" } }],
		["points that are none", draw([[[1, Number.NaN]]]), { error: { code: "badMark" } }],
		["a far point", draw([[[1, 1e9]]]), { error: { code: "badMark" } }],
		["a pad without size", draw([line], 0), { error: { code: "badMark" } }],
		[
			"a typed name",
			{ kind: "type", text: "  Zoe\u0308\nLee ", face: "caveat" },
			{ mark: { kind: "type", text: "Zoë Lee", face: "caveat" } },
		],
		["blanks", { kind: "type", text: "  ", face: "caveat" }, { error: { code: "blankMark" } }],
		[
			"unseen characters",
			{ kind: "type", text: "\u200b \u3164\u00ad", face: "caveat" },
			{ error: { code: "blankMark" } },
		],
		["another face", { kind: "type", text: "Ann", face: "arial" }, { error: { code: "badMark" } }],
		[
			"101 characters",
			{ kind: "type", text: "x".repeat(101), face: "caveat" },
			{ error: { code: "tooLong", limit: 100, length: 101 } },
		],
		[
			"an image",
			{ kind: "image", key: "a/b.png", width: 10, height: 5, extra: 1 },
			{ mark: { kind: "image", key: "a/b.png", width: 10, height: 5 } },
		],
		["a key that climbs", { kind: "image", key: "../b.png", width: 10, height: 5 }, { error: { code: "badMark" } }],
		["text", "hello", { error: { code: "badMark" } }],
		["null", null, { error: { code: "badMark" } }],
	])("%s", (_, raw, expected) => {
		expect(parseMark(raw)).toEqual(expected);
	});

	it("reads a stored value back, and none as none", () => {
		expect(readMark(JSON.stringify(draw([line])))).toEqual(draw([line]));
		expect(readMark(null)).toBeNull();
	});

	it("takes a dot where any ink will do, and a blank pad never", () => {
		const dot = draw([[[5, 5]]]);
		expect(parseMark(dot, ANY_INK)).toEqual({ mark: dot });
		expect(readMark(JSON.stringify(dot))).toEqual(dot);
		expect(parseMark(draw([]), ANY_INK)).toEqual({ error: { code: "blankMark" } });
	});

	it("asks more ink of a larger pad", () => {
		expect(
			hasInk(
				draw([
					[
						[0, 0],
						[10, 0],
					],
				]),
			),
		).toBe(true);
		expect(
			hasInk(
				draw(
					[
						[
							[0, 0],
							[10, 0],
						],
					],
					1000,
				),
			),
		).toBe(false);
	});
});

describe("strokesToPath", () => {
	const wide = draw([
		[
			[20, 40],
			[120, 10],
			[220, 70],
			[280, 40],
		],
		[[150, 5]],
	]);

	it.each([
		[200, 50],
		[50, 200],
		[12, 12],
	])("stays inside a box of %i × %i, its stroke included", (width, height) => {
		const { d, strokeWidthPx } = strokesToPath(wide, boxOf(width, height));
		const numbers = numbersOf(d);
		const xs = numbers.filter((_, index) => index % 2 === 0);
		const ys = numbers.filter((_, index) => index % 2 === 1);
		expect(Math.min(...xs)).toBeGreaterThanOrEqual(strokeWidthPx / 2 - 0.02);
		expect(Math.max(...xs)).toBeLessThanOrEqual(width - strokeWidthPx / 2 + 0.02);
		expect(Math.min(...ys)).toBeGreaterThanOrEqual(strokeWidthPx / 2 - 0.02);
		expect(Math.max(...ys)).toBeLessThanOrEqual(height - strokeWidthPx / 2 + 0.02);
	});

	it("keeps its proportions", () => {
		const square = draw(
			[
				[
					[0, 0],
					[100, 0],
				],
				[
					[0, 0],
					[0, 100],
				],
			],
			100,
			100,
		);
		const numbers = numbersOf(strokesToPath(square, boxOf(400, 60)).d);
		const xs = numbers.filter((_, index) => index % 2 === 0);
		const ys = numbers.filter((_, index) => index % 2 === 1);
		expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(Math.max(...ys) - Math.min(...ys), 1);
	});

	it("is made of M, L and C only, begins and ends at the pen's points, and makes a dot visible", () => {
		const { d } = strokesToPath(wide, boxOf(300, 100));
		expect(d.replace(/[-\d. ]/g, "")).toBe("MCCLML");
		expect(strokesToPath(draw([[[50, 50]]], 100, 100), boxOf(100, 100)).d).toBe("M50 50 L50.01 50");
	});

	it("does not blow a scribble up to the whole box", () => {
		const tiny = draw([
			[
				[150, 50],
				[160, 55],
			],
		]);
		const xs = numbersOf(strokesToPath(tiny, boxOf(300, 100)).d).filter((_, index) => index % 2 === 0);
		expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(60);
	});
});

describe("placedPath", () => {
	const cross = draw(
		[
			[
				[90, 40],
				[120, 70],
			],
		],
		900,
		450,
	);

	it("keeps place and scale of a pad at the box's proportions", () => {
		expect(placedPath(cross, boxOf(300, 150)).d).toBe("M30 13.33 L40 23.33");
		expect(placedPath(cross, boxOf(900, 450)).d).toBe("M90 40 L120 70");
	});

	it("keeps the proportions of what was drawn on another pad", () => {
		expect(placedPath(cross, boxOf(300, 450)).d).toBe("M30 13.33 L40 23.33");
	});
});
