import { describe, expect, it } from "vitest";
import { fieldReaches } from "./field-reach.ts";

const box = (x: number, y: number, width = 20, height = 20) => ({ x, y, width, height });

describe("how far a field's target reaches beyond its box", () => {
	it.each([
		["alone on its page: as far as it likes", [box(0, 0)], [Number.POSITIVE_INFINITY]],
		["rows of a form: half of the gap", [box(0, 0), box(0, 26), box(0, 60)], [3, 3, 7]],
		["side by side: half of the gap", [box(0, 0), box(30, 4)], [5, 5]],
		["across a corner: the longer way counts", [box(0, 0), box(24, 30)], [5, 5]],
		["touching", [box(0, 0), box(20, 0)], [0, 0]],
		["one over the other", [box(0, 0), box(10, 10)], [0, 0]],
	])("%s", (_, boxes, reaches) => {
		expect(fieldReaches(boxes)).toEqual(reaches);
	});

	it("never lets two targets meet", () => {
		const boxes = [box(0, 0, 14, 14), box(0, 20, 14, 14), box(17, 9, 60, 8), box(40, 40)];
		const grown = fieldReaches(boxes).map((reach, index) => {
			const { x, y, width, height } = boxes[index] ?? box(0, 0);
			return { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach };
		});
		for (const [index, one] of grown.entries()) {
			for (const other of grown.slice(index + 1)) {
				const isApart =
					one.x + one.width <= other.x ||
					other.x + other.width <= one.x ||
					one.y + one.height <= other.y ||
					other.y + other.height <= one.y;
				expect(isApart).toBe(true);
			}
		}
	});
});
