import { describe, expect, it } from "vitest";
import { dataOf, textOf } from "./text-of-data.ts";

it("what is kept about somebody can be read and written as text", () => {
	const pairs = { "cost centre": "4711", formula: "a = b", empty: "" };
	expect(textOf(pairs)).toBe("cost centre = 4711\nempty = \nformula = a = b");
	expect(dataOf(textOf(pairs), {})).toEqual({ ok: true, pairs });
});

describe("what is kept about somebody and was not touched", () => {
	const kept = {
		address: "12 Quay Street\nHarbour\t1 ",
		"rate=net": "5 = 5",
		"two\nlines": "x",
		" edge ": " y ",
		centre: "4711",
	};

	it("stays as it was, to the last space", () => {
		expect(dataOf(textOf(kept), kept)).toEqual({ ok: true, pairs: kept });
		expect(dataOf(textOf(kept).replaceAll("\n", "\r\n"), kept)).toEqual({ ok: true, pairs: kept });
	});

	it.each([
		["another value", "centre = 4711", "centre = 4712", { ...kept, centre: "4712" }],
		["a line more", "centre = 4711", "centre = 4711\nnew = 1", { ...kept, new: "1" }],
		["the value of a name with an equals sign", "= 5 = 5", "= 6", { ...kept, "rate=net": "6" }],
		["the value of a name in two lines", "two lines = x", "two lines =z", { ...kept, "two\nlines": "z" }],
	])("stays beside %s", (_, from, to, pairs) => {
		expect(dataOf(textOf(kept).replace(from, to), kept)).toEqual({ ok: true, pairs });
	});

	it("is told apart where two pairs look the same", () => {
		const twins = { "a = b": "c", a: "b = c" };
		expect(dataOf(textOf(twins), twins)).toEqual({ ok: true, pairs: twins });
		expect(dataOf("a = 1\na = 1", { a: "1" })).toEqual({ ok: false, because: "twice", line: 2 });
	});
});

it.each([
	["cost centre 4711", "form", 1],
	["a = 1\n\n= 2", "form", 3],
	["a = 1\na = 2", "twice", 2],
	[`a = ${"v".repeat(501)}`, "long", 1],
	[Array.from({ length: 51 }, (_, index) => `n${index} = 1`).join("\n"), "many", 51],
])("%j is not right", (text, because, line) => {
	expect(dataOf(text, {})).toEqual({ ok: false, because, line });
});
