import { describe, expect, it } from "vitest";
import { isDue } from "#lib/domain/is-due.ts";
import { DAY_MS } from "#lib/units.ts";
import { nextReminderAt } from "./rules.ts";

const first = new Date("2026-03-01T09:30:00Z");
const on = { enableAutoReminder: true, reminderDays: 3, reminderCount: 2 };
const after = (days: number) => new Date(first.getTime() + days * DAY_MS);

describe("when the next automatic reminder is due", () => {
	it.each([
		["the first, so many days after the first delivery", on, 0, after(0), after(3)],
		["the second, twice as many", on, 1, after(3), after(6)],
		["none after the last", on, 2, after(6), null],
		["none when they are off", { ...on, enableAutoReminder: false }, 0, after(0), null],
		["none when nothing was said", null, 0, after(0), null],
		["after an outage not at once", on, 1, after(20), after(21)],
	])("%s", (_, settings, remindersSent, now, expected) => {
		expect(nextReminderAt(settings, { firstDeliveredAt: first, remindersSent }, now, DAY_MS)).toEqual(expected);
	});

	it("none before anything was delivered", () => {
		expect(nextReminderAt(on, { firstDeliveredAt: null, remindersSent: 0 }, first, DAY_MS)).toBeNull();
	});

	it.each([
		["at its time", first, true],
		["a few seconds early", new Date(first.getTime() - 30_000), true],
		["a day early", after(-1), false],
	])("is judged %s", (_, now, expected) => expect(isDue(first, now, DAY_MS)).toBe(expected));
});
