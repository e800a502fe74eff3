import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatList, formatNumber, plural, truncateGraphemes } from "./format.ts";

const at = new Date("2026-02-20T23:30:00Z");
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("dates", () => {
	it.each([
		["EN", "UTC", "February 20, 2026 at 11:30 PM UTC"],
		["EN", "Europe/Paris", "February 21, 2026 at 12:30 AM GMT+1"],
		["FR", "Europe/Paris", "21 février 2026 à 00:30 UTC+1"],
		["DE", "America/New_York", "February 20, 2026 at 6:30 PM EST"],
		["EN", "Mars/Olympus", "February 20, 2026 at 11:30 PM UTC"],
		["EN", "", "February 20, 2026 at 11:30 PM UTC"],
	])("%s in %s: %s", (locale, timeZone, expected) => {
		expect(spaces(formatDateTime(at, { locale, timeZone }))).toBe(expected);
	});

	it("takes the day from the reader's zone", () => {
		expect(formatDate(at, { locale: "FR", timeZone: "Asia/Tokyo" })).toBe("21 février 2026");
		expect(formatDate(at, { locale: "EN", timeZone: "UTC" })).toBe("February 20, 2026");
	});
});

describe("lists, numbers and plurals", () => {
	it("joins names in the words of the locale", () => {
		expect(formatList("EN", ["Mia", "Omar", "Ana"])).toBe("Mia, Omar, and Ana");
		expect(formatList("FR", ["Mia", "Omar", "Ana"])).toBe("Mia, Omar et Ana");
		expect(formatList("EN", ["Mia"])).toBe("Mia");
	});

	it("groups digits", () => {
		expect(formatNumber("EN", 12345)).toBe("12,345");
		expect(spaces(formatNumber("FR", 12345))).toBe("12 345");
	});

	it("counts as the language does: zero is plural in English and singular in French", () => {
		const forms = { one: "# day", other: "# days" };
		expect([0, 1, 2].map((count) => plural("EN", count, forms))).toEqual(["0 days", "1 day", "2 days"]);
		expect([0, 1, 2].map((count) => plural("FR", count, forms))).toEqual(["0 day", "1 day", "2 days"]);
	});
});

describe("truncateGraphemes", () => {
	it("leaves short text alone", () => {
		expect(truncateGraphemes("Lease", 5)).toBe("Lease");
	});

	it("never cuts inside what a reader sees as one character", () => {
		const family = "👨‍👩‍👧";
		expect(truncateGraphemes(family.repeat(4), 3)).toBe(`${family}${family}…`);
		expect(truncateGraphemes(family.repeat(3), 3)).toBe(family.repeat(3));
		expect(truncateGraphemes("e\u0301e\u0301e\u0301", 2)).toBe("e\u0301…");
	});
});
