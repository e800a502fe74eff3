import { expect, it } from "vitest";
import { GROUND_COLUMNS, GROUND_ROWS, isOnDark, packDarkCells } from "./dark-ground.ts";

const page = { widthPx: GROUND_COLUMNS * 10, heightPx: GROUND_ROWS * 10 };
/** Dark from the third row to the fourth, and in the last cell. */
const cells = packDarkCells(
	Array.from({ length: GROUND_COLUMNS * GROUND_ROWS }, (_, cell) => {
		const row = Math.floor(cell / GROUND_COLUMNS);
		return row === 2 || row === 3 || cell === GROUND_COLUMNS * GROUND_ROWS - 1;
	}),
);

it.each([
	["within the dark rows", { x: 0, y: 20, width: 100, height: 20 }, true],
	["mostly in them", { x: 5, y: 14, width: 100, height: 16 }, true],
	["half in them", { x: 0, y: 10, width: 100, height: 20 }, false],
	["above them", { x: 0, y: 0, width: 100, height: 20 }, false],
	["in the last cell", { x: 311, y: 471, width: 8, height: 8 }, true],
	["beside the last cell", { x: 301, y: 471, width: 8, height: 8 }, false],
	["mostly beyond the page", { x: 311, y: 471, width: 80, height: 80 }, true],
])("an area %s", (_, bounds, isDark) => {
	expect(isOnDark(cells, page, bounds)).toBe(isDark);
});

it("a page without dark cells takes no room", () => {
	const none = packDarkCells(Array.from({ length: GROUND_COLUMNS * GROUND_ROWS }, () => false));
	expect(none).toBe("");
	expect(isOnDark(none, page, { x: 0, y: 0, width: 10, height: 10 })).toBe(false);
});
