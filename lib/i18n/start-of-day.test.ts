import { expect, it } from "vitest";
import { dayAfter, isDay, startOfDay } from "./start-of-day.ts";

it.each([
	["2026-11-23", undefined, "2026-11-23T00:00:00.000Z"],
	["2026-11-23", "Europe/Paris", "2026-11-22T23:00:00.000Z"],
	["2026-07-01", "Europe/Paris", "2026-06-30T22:00:00.000Z"],
	["2026-11-23", "America/New_York", "2026-11-23T05:00:00.000Z"],
	["2026-11-23", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
])("%s begins in %s at %s", (day, zone, at) => expect(startOfDay(day, zone).toISOString()).toBe(at));

it.each(["2026-11-23", "2000-01-01", "2999-12-31", "2028-02-29"])("%j is a day", (day) =>
	expect(isDay(day)).toBe(true),
);
it.each([
	"",
	"0000-01-01",
	"1999-12-31",
	"9999-12-31",
	"+010000-01-01",
	"2026-13-01",
	"2026-11-32",
	"2026-11-23T00:00",
])("%j is no day", (text) => expect(isDay(text)).toBe(false));
it.each([
	["2026-11-30", "2026-12-01"],
	["2026-12-31", "2027-01-01"],
	["2999-12-31", "3000-01-01"],
])("after %s comes %s", (day, next) => expect(dayAfter(day)).toBe(next));
