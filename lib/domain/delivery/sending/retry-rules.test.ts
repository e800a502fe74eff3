import { expect, it } from "vitest";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { GIVE_UP_MS, pauseMs, wantedUntil } from "./retry-rules.ts";

it("waits 1, 2, 5, 15 and 30 minutes, then an hour plus or minus 10%", () => {
	const minutes = [1, 2, 3, 4, 5, 6, 7, 80].map((attempts) => pauseMs(attempts, false, 0.5) / MINUTE_MS);
	expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 60, 60]);
	expect([0, 1].map((random) => pauseMs(6, false, random) / MINUTE_MS)).toEqual([54, 66]);
});

it("waits only seconds or minutes while someone waits with the page open", () => {
	expect([1, 2, 3].map((attempts) => pauseMs(attempts, true, 0))).toEqual([5000, 15_000, 30_000]);
});

it("System health names the time after which retries stop", () => {
	const fixes = ["EN", "FR"].map((locale) => workplaceMessages(locale).doctor.fixes.deliveries);
	for (const fix of fixes) expect(fix).toContain(` ${GIVE_UP_MS / MINUTE_MS / 60} `);
});

it("stops after three days, and for a password reset when its link would have expired", () => {
	const at = new Date("2026-01-01T00:00:00Z");
	expect(GIVE_UP_MS / MINUTE_MS).toBe(72 * 60);
	expect(wantedUntil("password-reset", at)).toEqual(new Date("2026-01-01T00:30:00Z"));
	expect(wantedUntil("please-sign", at)).toBeNull();
});
