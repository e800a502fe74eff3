import { expect, it } from "vitest";
import { dataOf, textOf } from "./text-of-data.ts";

it("what is kept about somebody can be read and written as text", () => {
	const pairs = { "cost centre": "4711", formula: "a = b", empty: "" };
	expect(textOf(pairs)).toBe("cost centre = 4711\nempty = \nformula = a = b");
	expect(dataOf(textOf(pairs))).toEqual({ ok: true, pairs });
});

it.each([
	["cost centre 4711", "form", 1],
	["a = 1\n\n= 2", "form", 3],
	["a = 1\na = 2", "twice", 2],
	[`a = ${"v".repeat(501)}`, "long", 1],
	[Array.from({ length: 51 }, (_, index) => `n${index} = 1`).join("\n"), "many", 51],
])("%j is not right", (text, because, line) => {
	expect(dataOf(text)).toEqual({ ok: false, because, line });
});
