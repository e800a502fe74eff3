import { expect, it } from "vitest";
import { drawable, undrawnLetter } from "#lib/fields/looks/drawn-letters.ts";
import { DRAWN_RANGES } from "#lib/fields/looks/drawn-ranges.ts";
import { shapeText } from "./shape-text.ts";
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
	["\u32ff", "令和"],
	["\u{20bb7}\u{29e3d}", "\u{20bb7}\u{29e3d}"],
])("%s is drawn as %s", (typed, drawn) => {
	expect(drawable(typed)).toBe(drawn);
	expect(undrawnLetter(drawable(typed))).toBeNull();
});

const REFUSED = [
	"\u13a0",
	"\u{1f3f3}\ufe0f \ua000",
	"\u{13000}",
	"\u{30ede}",
	"\u9fff",
	"\u{2b740}",
	"\ue000",
	"\u{f0000}",
	"\ufdd0",
];

it.each(REFUSED)("%s has a letter that no font has", (text) => {
	expect(undrawnLetter(drawable(text))).not.toBeNull();
});

it.each([
	["\u32ff", "令和"],
	["x\u{1d4a5}y", "xJy"],
	["\u{30ede}", "U+30EDE"],
	["\ue000", "U+E000"],
	["\u{20bb7}\u{29e3d} \u{1f600}", "\u{20bb7}\u{29e3d} \u{1f600}"],
])("%s is never a box where it was not typed by a signer", (text, drawn) => {
	const options = { family: "noto-sans", style: { isBold: false, isItalic: false }, direction: "ltr" } as const;
	const [line, same] = [shapeText(text, options), shapeText(drawn, options)];
	const glyphs = ({ runs }: typeof line) => runs.flatMap((run) => run.glyphs.map(({ id }) => id));
	expect(glyphs(line)).not.toContain(0);
	expect(glyphs(line)).toEqual(glyphs(same));
	expect(line.text).toBe(text);
});
