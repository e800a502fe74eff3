import { describe, expect, it } from "vitest";
import { brandColors, colorWarnings, contrastOf, parseColor, readableText } from "./brand-colors.ts";

describe("a colour", () => {
	it.each([
		["#1F4FD8", "#1f4fd8"],
		["1F4FD8", "#1f4fd8"],
		["#fff", "#ffffff"],
		[" Navy ", "#000080"],
		["rebeccapurple", "#663399"],
	])("%s is %s", (text, color) => {
		expect(parseColor(text)).toBe(color);
	});

	it.each(["", "#12345", "#1234567", "rgb(1,2,3)", "url(//evil)", "red;x:y", "constructor"])("%j is none", (text) => {
		expect(parseColor(text)).toBeNull();
	});
});

describe("contrast", () => {
	// Values of the WCAG's own definition.
	it.each([
		["#000000", "#ffffff", 21],
		["#ffffff", "#ffffff", 1],
		["#767676", "#ffffff", 4.54],
		["#777777", "#ffffff", 4.48],
	])("of %s and %s is %f, either way round", (one, other, ratio) => {
		expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
		expect(contrastOf(other, one)).toBeCloseTo(ratio, 2);
	});

	it("of a chosen text on any background is enough to read it", () => {
		for (let red = 0; red < 256; red += 15) {
			for (let green = 0; green < 256; green += 15) {
				for (let blue = 0; blue < 256; blue += 51) {
					const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
					expect(contrastOf(color, readableText(color, "#808080"))).toBeGreaterThanOrEqual(4.5);
				}
			}
		}
	});
});

describe("a brand's colours", () => {
	const none = { backgroundColor: null, buttonColor: null, buttonTextColor: null };
	it.each([
		["nothing said", none, { background: null, button: null }, 0],
		["readable", { ...none, buttonColor: "navy", buttonTextColor: "#eee" }, { button: { text: "#eeeeee" } }, 0],
		["unreadable", { ...none, buttonColor: "navy", buttonTextColor: "#112" }, { button: { text: "#ffffff" } }, 1],
		["no text", { ...none, buttonColor: "yellow" }, { button: { text: "#1b1d21" } }, 0],
		["a text alone", { ...none, buttonTextColor: "red" }, { button: null }, 1],
		["a dark background", { ...none, backgroundColor: "#111" }, { background: { text: "#ffffff" } }, 0],
	])("%s", (_, given, colors, warnings) => {
		expect(brandColors(given)).toMatchObject(colors);
		expect(colorWarnings(given)).toHaveLength(warnings);
	});
});
