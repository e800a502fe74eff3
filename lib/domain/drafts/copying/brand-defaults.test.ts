import { expect, it } from "vitest";
import type { BrandSettings } from "#lib/contract/brands/brand-settings.ts";
import { brandSettings } from "#lib/contract/brands/brand-settings.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { brandDefaults } from "./brand-defaults.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const PAST = NOW.getTime() / 1000 - 60;
const usual = DEFAULT_BRAND_SETTINGS.documentExpirySettings;
const terms = (set: Partial<BrandSettings["documentExpirySettings"]>) => ({
	documentExpirySettings: { ...usual, ...set },
});

it.each([
	["60 days and no reminders", {}, { expiry: { type: "Days", value: 60 }, reminders: null }],
	["the brand's days", terms({ expiryDateType: "Days", expiryValue: 9 }), { expiry: { type: "Days", value: 9 } }],
	[
		"60 days once the brand's day has passed",
		terms({ expiryDateType: "SpecificDateTime", expiryValue: PAST }),
		{ expiry: { type: "Days", value: 60 } },
	],
	["the brand's reminders", terms({ enableAutoReminder: true, reminderDays: 5 }), { reminders: { days: 5, count: 3 } }],
	["the brand's zone", { documentTimeZone: "Europe/Paris" }, { timeZone: "Europe/Paris", redirectUrl: null }],
])("names as the default %s", (_, settings, expected) => {
	expect(brandDefaults(brandSettings.parse(settings), NOW)).toMatchObject(expected);
});
