import { describe, expect, it } from "vitest";
import { type Matrix, pageGeometry, toDisplayedBounds, toUserPoint, toUserSpace } from "./geometry.ts";

function map([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
	return [a * x + c * y + e, b * x + d * y + f];
}

/** Where a viewer shows a point of user space: the box turned clockwise, in pixels from its top-left corner. */
function display([x0, y0, x1, y1]: readonly number[], rotation: number, userUnit: number, [x, y]: [number, number]) {
	const left = (x - (x0 ?? 0)) * userUnit;
	const bottom = (y - (y0 ?? 0)) * userUnit;
	const width = ((x1 ?? 0) - (x0 ?? 0)) * userUnit;
	const height = ((y1 ?? 0) - (y0 ?? 0)) * userUnit;
	const shown = {
		0: [left, height - bottom],
		90: [bottom, left],
		180: [width - left, bottom],
		270: [height - bottom, width - left],
	}[rotation];
	return shown?.map((pt) => (pt * 4) / 3);
}

const BOXES = [
	["at the origin", [0, 0, 600, 900]],
	["offset", [50, -30, 450, 570]],
] as const;

describe.each([0, 90, 180, 270])("a page turned by %i", (rotation) => {
	describe.each(BOXES)("with its box %s", (_, box) => {
		it.each([1, 2])("and UserUnit %i shows a box where its bounds are, upright", (userUnit) => {
			const geometry = pageGeometry(box, rotation, userUnit);
			const bounds = { x: 40, y: 60, width: 160, height: 32 };
			const { matrix, widthPt, heightPt, rect } = toUserSpace(geometry, bounds);
			expect([widthPt, heightPt]).toEqual([120, 24]);
			const corner = (x: number, y: number) => display(box, rotation, userUnit, map(matrix, x, y));
			expect(corner(0, 0)).toEqual([expect.closeTo(40), expect.closeTo(92)]);
			expect(corner(widthPt, 0)).toEqual([expect.closeTo(200), expect.closeTo(92)]);
			expect(corner(0, heightPt)).toEqual([expect.closeTo(40), expect.closeTo(60)]);
			expect(corner(widthPt, heightPt)).toEqual([expect.closeTo(200), expect.closeTo(60)]);
			const area = (rect[2] - rect[0]) * (rect[3] - rect[1]);
			expect(area).toBeCloseTo((120 * 24) / userUnit ** 2);
			const back = Object.entries(toDisplayedBounds(geometry, rect));
			expect(back).toEqual(Object.entries(bounds).map(([key, value]) => [key, expect.closeTo(value)]));
		});

		it("maps its corners to the visible box", () => {
			const geometry = pageGeometry(box, rotation, 2);
			const corners = [toUserPoint(geometry, 0, 0), toUserPoint(geometry, geometry.widthPx, geometry.heightPx)];
			expect(corners.map(([x]) => x).sort((a, b) => a - b)).toEqual([box[0], box[2]].map((x) => expect.closeTo(x)));
			expect(corners.map(([, y]) => y).sort((a, b) => a - b)).toEqual([box[1], box[3]].map((y) => expect.closeTo(y)));
		});
	});
});

describe("pageGeometry", () => {
	it.each([
		[0, 0],
		[450, 90],
		[-90, 270],
		[-360, 0],
		[540, 180],
	])("reads /Rotate %i as %i", (rotation, expected) => {
		expect(pageGeometry([0, 0, 1, 1], rotation, 1).rotation).toBe(expected);
	});

	it("puts reversed corners right and shows what the reader sees", () => {
		expect(pageGeometry([612, 792, 0, 0], 90, 2)).toEqual({
			widthPx: 2112,
			heightPx: 1632,
			rotation: 90,
			box: [0, 0, 612, 792],
			userUnit: 2,
		});
	});
});
