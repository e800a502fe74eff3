import { expect, it } from "vitest";
import { formatDay } from "./format.ts";
import { formatMoment } from "./moment.ts";
import { withOrdinalFirst } from "./ordinal-first.ts";

it.each([
	["fr-FR", "1 avril 2026", "1er avril 2026"],
	["FR", "mercredi 1\u00a0avril 2026", "mercredi 1er\u00a0avril 2026"],
	["fr-FR", "11 avril 2026", "11 avril 2026"],
	["fr-CA", "21 avril 2026 à 1 h 30", "21 avril 2026 à 1 h 30"],
	["fr-FR", "01/04/2026", "01/04/2026"],
	["en-GB", "1 April 2026", "1 April 2026"],
])("in %s, %s is %s", (tag, written, expected) => {
	expect(withOrdinalFirst(written, tag)).toBe(expected);
});

it("is so wherever a day is written in words", () => {
	const reader = { tag: "fr-FR", timeZone: "Europe/Paris" };
	const at = new Date("2026-04-01T12:00:00Z");
	expect(formatDay("2026-04-01", "FR")).toBe("mercredi 1er avril 2026");
	expect(formatMoment(at, reader, "day")).toBe("1er avril 2026");
	expect(formatMoment(at, reader, "date")).toBe("1er avr. 2026");
	expect(formatMoment(at, reader, "minute")).toMatch(/^1er avril 2026 à 14:00/);
});
