import { expect, it } from "vitest";
import { anchorFields, BEFORE_TEXT } from "./anchor-fields.ts";

const at = (x: number, y: number, width: number, height = 20) => ({ x, y, width, height });
const lines = [
	at(100, 100, 800),
	at(100, 200, 60), // Name
	at(500, 200, 60), // Date
	at(100, 300, 800), // a clause
	at(100, 700, 90), // a caption below a signature
];

it.each([
	["beside its label", at(170, 195, 200, 30), 1],
	["beside the second label of a row", at(570, 195, 200, 30), 2],
	["higher than its label’s line", at(170, 180, 200, 60), 1],
	["below its clause", at(150, 340, 200, 30), 3],
	["between a clause and a caption", at(100, 640, 200, 50), 3],
	["below all, beside nothing", at(700, 900, 200, 30), 4],
	["right of a short clause", at(820, 340, 100, 30), 3],
	["under its label, beside a longer column", at(100, 225, 100, 30), 1],
	["above all", at(100, 20, 200, 30), BEFORE_TEXT],
])("a field %s is read where it belongs", (_, field, line) => {
	expect(anchorFields(lines, [field])).toEqual([line]);
});

it("on a page without text, fields come first", () => {
	expect(anchorFields([], [at(0, 0, 10)])).toEqual([BEFORE_TEXT]);
});
