import { describe, expect, it } from "vitest";
import { contrastOf } from "./brand-colors.ts";
import { nearestReadable } from "./nearest-readable.ts";

describe("the nearest colour on which a text can be read", () => {
	it.each([
		["#e07a3f", "#ffffff"],
		["#ffee00", "#ffffff"],
		["#112233", "#000000"],
		["#777777", "#888888"],
	])("for %s under %s", (color, text) => {
		const found = nearestReadable(color, text);
		expect(found).not.toBeNull();
		expect(contrastOf(found ?? color, text)).toBeGreaterThanOrEqual(4.5);
		expect(contrastOf(found ?? color, text)).toBeLessThan(4.8);
	});

	it("is the colour itself where it can be read", () => {
		expect(nearestReadable("#000080", "#ffffff")).toBe("#000080");
	});

	it("goes whichever way is shorter", () => {
		expect(nearestReadable("#e07a3f", "#1b1d21")).toBe("#e07a3f");
		expect(contrastOf(nearestReadable("#555555", "#1b1d21") ?? "", "#ffffff")).toBeLessThan(
			contrastOf("#555555", "#ffffff"),
		);
	});
});
