import { expect, it } from "vitest";
import { startOfDay } from "./start-of-day.ts";

it.each([
	["2026-11-23", undefined, "2026-11-23T00:00:00.000Z"],
	["2026-11-23", "Europe/Paris", "2026-11-22T23:00:00.000Z"],
	["2026-07-01", "Europe/Paris", "2026-06-30T22:00:00.000Z"],
	["2026-11-23", "America/New_York", "2026-11-23T05:00:00.000Z"],
	["2026-11-23", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
])("%s begins in %s at %s", (day, zone, at) => expect(startOfDay(day, zone).toISOString()).toBe(at));
