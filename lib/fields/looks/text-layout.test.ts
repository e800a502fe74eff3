import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RESIZE_OPTIONS } from "#lib/fields/field-types.ts";
import { breakLines, graphemes } from "./break-lines.ts";
import { type FitTextInput, fitText, usedLineHeight } from "./text-layout.ts";

/** Every grapheme is half as wide as the font is high. */
const measure = (text: string, size: number) => (graphemes(text).length * size) / 2;
const tens = (text: string) => graphemes(text).length * 10;

function fit(text: string, change: Partial<FitTextInput> = {}) {
	return fitText({
		text,
		boxWidth: 100,
		boxHeight: 40,
		fontSize: 10,
		lineHeight: 12,
		characterSpacing: 0,
		resizeOption: "Fixed",
		maxWidth: 400,
		maxHeight: 300,
		measure,
		...change,
	});
}

describe("breakLines", () => {
	it.each<[string, number, string[]]>([
		["", 100, [""]],
		["one two three", 70, ["one two", "three"]],
		["one  two", 40, ["one", "two"]],
		["one\n\ntwo", 100, ["one", "", "two"]],
		["well-known", 60, ["well-", "known"]],
		["3-4", 20, ["3-", "4"]],
		["abcdefgh", 30, ["abc", "def", "gh"]],
		["x abcdefgh", 30, ["x", "abc", "def", "gh"]],
		["👩‍👩‍👧👩‍👩‍👧e\u0301e\u0301", 20, ["👩‍👩‍👧👩‍👩‍👧", "e\u0301e\u0301"]],
		["日本語。", 30, ["日本", "語。"]],
		["ab", 5, ["a", "b"]],
	])("%s at %i", (text, width, lines) => {
		expect(breakLines(text, width, tens).map((line) => line.text)).toEqual(lines);
	});

	it("breaks Thai between words", () => {
		const lines = breakLines("สวัสดีครับผมชื่อสมชาย", 60, tens).map((line) => line.text);
		expect(lines.join("")).toBe("สวัสดีครับผมชื่อสมชาย");
		expect(lines[0]).toBe("สวัสดี");
	});
});

describe("fitText", () => {
	it("keeps what fits as it is", () => {
		expect(fit("hello")).toEqual({
			lines: [{ text: "hello", width: 25 }],
			fontSize: 10,
			lineHeight: 12,
			characterSpacing: 0,
			boxWidth: 100,
			boxHeight: 40,
		});
	});

	it("Fixed wraps at full size before it shrinks", () => {
		expect(fit("some words that need two lines")).toMatchObject({ fontSize: 10, lines: { length: 2 } });
		const shrunk = fit("many words ".repeat(20));
		expect(shrunk.fontSize).toBeLessThan(10);
		expect([shrunk.boxWidth, shrunk.boxHeight]).toEqual([100, 40]);
	});

	it("AutoResizeFont shrinks before it wraps", () => {
		const shrunk = fit("some words that need it", { resizeOption: "AutoResizeFont" });
		expect(shrunk.lines).toHaveLength(1);
		expect(shrunk.fontSize).toBeLessThan(10);
		expect(fit("many words ".repeat(6), { resizeOption: "AutoResizeFont" }).lines.length).toBeGreaterThan(1);
	});

	it("GrowHorizontally widens the box, up to the page", () => {
		const grown = fit("some words that need a wider box", { resizeOption: "GrowHorizontally" });
		expect(grown).toMatchObject({ fontSize: 10, boxWidth: 160, boxHeight: 40, lines: { length: 1 } });
		const limited = fit("some words that need a wider box", { resizeOption: "GrowHorizontally", maxWidth: 120 });
		expect(limited).toMatchObject({ fontSize: 10, boxWidth: 120, lines: { length: 2 } });
	});

	it("GrowVertically heightens the box, up to the page", () => {
		const text = "many words ".repeat(15);
		const grown = fit(text, { resizeOption: "GrowVertically" });
		expect(grown).toMatchObject({ fontSize: 10, boxWidth: 100 });
		expect(grown.boxHeight).toBe((grown.lines.length - 1) * 12 + 12);
		const limited = fit(text, { resizeOption: "GrowVertically", maxHeight: 60 });
		expect(limited.boxHeight).toBe(60);
		expect(limited.fontSize).toBeLessThan(10);
	});

	it("GrowBoth does both", () => {
		const grown = fit("many words ".repeat(15), { resizeOption: "GrowBoth" });
		expect(grown).toMatchObject({ fontSize: 10, boxWidth: 400 });
		expect(fit("a\nb\nc\nd\ne", { resizeOption: "GrowBoth" })).toMatchObject({ boxWidth: 100, boxHeight: 60 });
	});

	it("counts character spacing and shrinks it with the text", () => {
		expect(fit("hello", { characterSpacing: 2 }).lines[0]?.width).toBe(35);
		const shrunk = fit("hello", { characterSpacing: 2, boxWidth: 17.5, boxHeight: 6 });
		expect(shrunk.characterSpacing).toBeCloseTo(shrunk.fontSize / 5);
	});

	it("never cuts, whatever the text and the box", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "grapheme", maxLength: 200 }),
				fc.constantFrom(...RESIZE_OPTIONS),
				fc.integer({ min: 6, max: 300 }),
				fc.integer({ min: 6, max: 200 }),
				(text, resizeOption, boxWidth, boxHeight) => {
					const result = fit(text, { resizeOption, boxWidth, boxHeight });
					const bare = (value: string) => value.replace(/\s+/g, "");
					expect(bare(result.lines.map((line) => line.text).join(""))).toBe(bare(text));
					expect(Math.max(...result.lines.map((line) => line.width))).toBeLessThanOrEqual(result.boxWidth + 0.01);
					const height = (result.lines.length - 1) * result.lineHeight + result.fontSize * 1.2;
					expect(height).toBeLessThanOrEqual(result.boxHeight + 0.01);
				},
			),
			{ numRuns: 150 },
		);
	});

	it("takes a long text in a small box in good time", () => {
		// Processor time of this process: what else runs on the machine does not count.
		const startedAt = process.cpuUsage();
		fit("word ".repeat(2_000));
		fit("x".repeat(10_000));
		expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(5_000);
	});

	it("never prints lines over each other", () => {
		expect(usedLineHeight({ size: 26, lineHeight: 15 })).toBe(30);
		expect(usedLineHeight({ size: 13, lineHeight: 15 })).toBe(15);
	});
});
