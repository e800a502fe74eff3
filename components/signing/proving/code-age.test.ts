import { describe, expect, it } from "vitest";
import { ageAtFirstMs, codeAge } from "./code-age.ts";

const SENT = Date.parse("2026-11-23T10:00:00.000Z");
const code = {
	sentAt: "2026-11-23T10:00:00.000Z",
	nextSendAt: "2026-11-23T10:00:30.000Z",
	expiresAt: "2026-11-23T10:10:00.000Z",
	delivery: "taken",
} as const;

describe("a code that was sent", () => {
	it.each([
		["at once", 0, 30, false],
		["a moment later", 400, 30, false],
		["after 29.5 seconds", 29_500, 1, false],
		["after half a minute", 30_000, 0, false],
		["just before it is over", 599_999, 0, false],
		["after ten minutes", 600_000, 0, true],
	])("%s", (_, ageMs, nextInSeconds, isOver) => {
		expect(codeAge(code, ageMs)).toEqual({ nextInSeconds, isOver });
	});

	it.each([
		["as old as the clock says", 42_000, 42_000],
		["new by a clock that is slow", -3_600_000, 0],
		["new by a clock that is fast", 3_600_000, 0],
	])("is %s", (_, byClock, ageMs) => {
		expect(ageAtFirstMs(code, SENT + byClock)).toBe(ageMs);
	});
});
