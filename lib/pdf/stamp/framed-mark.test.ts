import { describe, expect, it } from "vitest";
import type { Mark } from "#lib/fields/values/mark.ts";
import { sealField } from "./testing/seal-field.ts";
import { blankPdf, look, readText, stamped } from "./testing/stamped.ts";

const MARK: Mark = { kind: "type", text: "Grace Hopper", face: "great-vibes" };
const LINES = ["Grace Hopper", "grace.brewster.murray.hopper@harbour.example", "February 14, 2026 at 9:26 AM UTC"];

async function drawn(box: { width: number; height: number }, frame?: readonly string[]) {
	const bounds = { x: 100, y: 100, ...box };
	const field = sealField("Signature", { bounds, mark: MARK, ...(frame ? { frame } : {}) });
	const { bytes, pages } = await stamped(await blankPdf(), [field]);
	const [geometry] = pages;
	if (!geometry) throw new Error("no page");
	const picture = await look(bytes, geometry);
	return { text: readText(bytes), picture, bounds };
}

describe("a frame around a signature", () => {
	it.each([
		[200, 60],
		[150, 40],
		[90, 24],
		[320, 140],
	])("holds mark and lines within the box of %i by %i", async (width, height) => {
		const { text, picture, bounds } = await drawn({ width, height }, LINES);
		for (const line of LINES) expect(text).toContain(line);
		const { x, y } = bounds;
		// The frame's four sides.
		expect(picture.inkIn({ x, y, width, height: 2 })).toBeGreaterThan(width * 0.9);
		expect(picture.inkIn({ x, y: y + height - 2, width, height: 2 })).toBeGreaterThan(width * 0.9);
		expect(picture.inkIn({ x, y, width: 2, height })).toBeGreaterThan(height * 0.9);
		// Nothing outside of it.
		const around = picture.inkIn({ x: x - 20, y: y - 20, width: width + 40, height: height + 40 });
		expect(around - picture.inkIn({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 })).toBe(0);
		// The signature itself stands in the upper part.
		expect(picture.inkIn({ x: x + 3, y: y + 3, width: width - 6, height: Math.floor(height * 0.35) })).toBeGreaterThan(
			5,
		);
	});

	it("may stand alone, and is not there unless it is asked for", async () => {
		const side = { x: 100, y: 100, width: 200, height: 2 };
		expect((await drawn({ width: 200, height: 60 }, [])).picture.inkIn(side)).toBeGreaterThan(180);
		expect((await drawn({ width: 200, height: 60 })).picture.inkIn(side)).toBe(0);
	});
});
