import { expect, it } from "vitest";
import { momentOf, wallTime } from "./wall-time.ts";

it.each([
	["2026-11-23T14:30", "UTC", "2026-11-23T14:30:00.000Z"],
	["2026-11-23T14:30", "Europe/Paris", "2026-11-23T13:30:00.000Z"],
	["2026-07-01T00:05", "America/Los_Angeles", "2026-07-01T07:05:00.000Z"],
	["2026-11-23T14:30", "Asia/Kathmandu", "2026-11-23T08:45:00.000Z"],
	// Both sides of the nights on which clocks change in Paris.
	["2026-03-29T01:59", "Europe/Paris", "2026-03-29T00:59:00.000Z"],
	["2026-03-29T03:00", "Europe/Paris", "2026-03-29T01:00:00.000Z"],
	["2026-10-25T04:00", "Europe/Paris", "2026-10-25T03:00:00.000Z"],
])("clocks show %s in %s at %s, and back", (text, zone, at) => {
	expect(new Date(momentOf(text, zone)).toISOString()).toBe(at);
	expect(wallTime(Date.parse(at), zone)).toBe(`${text}:00`);
});

it("what is no time is none", () => {
	expect(momentOf("", "Europe/Paris")).toBeNaN();
	expect(momentOf("soon", "Europe/Paris")).toBeNaN();
});
