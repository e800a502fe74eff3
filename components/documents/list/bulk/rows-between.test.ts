import { expect, it } from "vitest";
import { rowsBetween } from "./rows-between.ts";

const ROWS = ["a", "b", "c", "d"].map((id) => ({ id }));

it.each([
	["a", "c", "abc"],
	["d", "b", "bcd"],
	["b", "b", "b"],
	["gone", "c", "c"],
	[null, "c", "c"],
	["a", "elsewhere", "elsewhere"],
])("from %s to %s are %s", (from, to, ids) => {
	const found = rowsBetween(ROWS, from, { id: to });
	expect(found.map(({ id }) => id).join("")).toBe(ids);
});
