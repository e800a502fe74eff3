import { expect, it } from "vitest";
import { isSame } from "./is-same.ts";

const entry = { name: "a" };

it.each([
	["the very same", entry, entry, true],
	["lists of the same entries", [entry, 1], [entry, 1], true],
	["records of the same entries", { entry, count: 1 }, { entry, count: 1 }, true],
	["an entry more", [entry], [entry, entry], false],
	["another key", { one: undefined }, { other: undefined }, false],
	["an entry that only looks the same", [entry], [{ name: "a" }], false],
	["a list and a record", [], {}, false],
	["nothing and a record", null, {}, false],
	["two files", new File(["a"], "a.pdf"), new File(["b"], "b.pdf"), false],
])("%s", (_, one, other, expected) => {
	expect(isSame(one, other)).toBe(expected);
});
