import { expect, it } from "vitest";
import { drawable, undrawnLetter } from "#lib/fields/drawn-letters.ts";
import { DRAWN_RANGES } from "#lib/fields/drawn-ranges.ts";
import { drawnRanges } from "./testing/drawn-ranges.ts";

it("the letters that may be typed are those that the fonts have", () => {
	expect(drawnRanges()).toBe(DRAWN_RANGES);
}, 60_000);

it.each([
	["Zoë Łódź 東京 עברית", "Zoë Łódź 東京 עברית"],
	["\u{1d4a5}\u{1d45c}\u{1d4bd}\u{1d4c3}", "John"],
	["\u071f\u0718 \u182e\u1823", "\u071f\u0718 \u182e\u1823"],
	// Ligatures and fullwidth letters have glyphs of their own.
	["\ufb01 Ａ", "\ufb01 Ａ"],
])("%s is drawn as %s", (typed, drawn) => {
	expect(drawable(typed)).toBe(drawn);
	expect(undrawnLetter(drawable(typed))).toBeNull();
});

it.each(["\u13a0", "\u{1f3f3}\ufe0f \ua000", "\u{13000}"])("%s has a letter that no font has", (text) => {
	expect(undrawnLetter(drawable(text))).not.toBeNull();
});
