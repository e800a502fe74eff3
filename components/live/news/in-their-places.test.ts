import { describe, expect, it } from "vitest";
import { inTheirPlaces } from "./in-their-places.ts";

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }));

describe("rows that keep their places", () => {
	it.each([
		["nothing moved", "abc", "abc", "", null],
		["one came at the end", "abc", "abcd", "", null],
		["another moved up", "abc", "cab", "", "abc"],
		["one came on top and one went to the next page", "abc", "dab", "", "abc"],
		["somebody else took one away", "abc", "ac", "", "abc"],
		["the reader took one away", "abc", "ac", "b", null],
		["the reader took one away and the next page gave one", "abc", "acd", "b", null],
		["the reader took one away and another moved", "abc", "ca", "b", "ac"],
		["what the reader did moved it up", "abc", "cab", "c", "abc"],
		["the reader brought one back", "ac", "bac", "b", null],
	])("%s", (_, shown, rows, own, expected) => {
		const kept = inTheirPlaces(rowsOf(shown), rowsOf(rows), new Set(own));
		expect(kept?.map(({ id }) => id).join("") ?? null).toBe(expected);
	});

	it("stand as they are now", () => {
		const now = [
			{ id: "b", title: "New" },
			{ id: "a", title: "A" },
		];
		const kept = inTheirPlaces(
			[
				{ id: "a", title: "A" },
				{ id: "b", title: "Old" },
			],
			now,
			new Set(),
		);
		expect(kept?.map(({ title }) => title)).toEqual(["A", "New"]);
	});
});
