import { describe, expect, it } from "vitest";
import { editBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { domainStatusAfter, nextDomainCheck } from "./domain-rules.ts";
import { mergeSettings, requireExpiry } from "./rules.ts";

const NOW = new Date("2026-02-14T09:00:00Z");
const none = DEFAULT_BRAND_SETTINGS.documentExpirySettings;
const inDays = (days: number) => NOW.getTime() / 1000 + days * 86_400;

function edited(before: typeof DEFAULT_BRAND_SETTINGS, change: object) {
	const request = editBrandWire.parse(change);
	return mergeSettings(before, request, request.cleared);
}

describe("an edit", () => {
	const before = {
		...DEFAULT_BRAND_SETTINGS,
		redirectUrl: "https://example.com",
		canHideTagLine: true,
		fromName: "Harbour",
		documentExpirySettings: { ...none, reminderDays: 5, reminderCount: 2 },
	};

	it.each([
		["nothing", {}, {}],
		["a text", { disclaimerTitle: "Read" }, { disclaimerTitle: "Read" }],
		["false is a value", { canHideTagLine: false }, { canHideTagLine: false }],
		["null takes back", { redirectUrl: null, canHideTagLine: null }, { redirectUrl: null, canHideTagLine: false }],
		[
			"a part of an object",
			{ documentExpirySettings: { reminderDays: 9 } },
			{ documentExpirySettings: { ...before.documentExpirySettings, reminderDays: 9 } },
		],
		[
			"null takes back a part",
			{ documentExpirySettings: { reminderDays: null } },
			{ documentExpirySettings: { ...before.documentExpirySettings, reminderDays: null } },
		],
		["null takes back an object", { documentExpirySettings: null }, { documentExpirySettings: none }],
		["the From name", { customDomainSettings: { fromName: "Quay" } }, { fromName: "Quay" }],
		["no From name", { customDomainSettings: { fromName: null } }, { fromName: null }],
		["no domain at all", { customDomainSettings: null }, { fromName: null }],
	])("%s", (_, change, expected) => {
		expect(edited(before, change)).toEqual({ ...before, ...expected });
	});
});

describe("a brand's expiry", () => {
	it.each([
		["nothing", {}],
		["days without a type", { expiryValue: 180 }],
		["hours", { expiryDateType: "Hours", expiryValue: 8 }],
		["a moment", { expiryDateType: "SpecificDateTime", expiryValue: inDays(180) }],
	] as const)("may be %s", (_, change) => {
		expect(() => requireExpiry({ ...none, ...change }, NOW)).not.toThrow();
	});

	it.each([
		["a type alone", { expiryDateType: "Days" }],
		["181 days", { expiryDateType: "Days", expiryValue: 181 }],
		["7 hours", { expiryDateType: "Hours", expiryValue: 7 }],
		["4321 hours", { expiryDateType: "Hours", expiryValue: 4321 }],
		["a moment within a day", { expiryDateType: "SpecificDateTime", expiryValue: inDays(0.9) }],
		["a moment too far ahead", { expiryDateType: "SpecificDateTime", expiryValue: inDays(181) }],
	] as const)("may not be %s", (_, change) => {
		expect(() => requireExpiry({ ...none, ...change }, NOW)).toThrow(/ExpiryValue/);
	});
});

it.each([
	["Pending", true, "Verified"],
	["Pending", false, "Pending"],
	["Verified", true, "Verified"],
	["Verified", false, "Lost"],
	["Lost", true, "Verified"],
	["Lost", false, "Lost"],
] as const)("a domain that is %s is, with the record there: %s, %s", (before, isFound, after) => {
	expect(domainStatusAfter(before, isFound)).toBe(after);
	const hours = (nextDomainCheck(after, NOW).getTime() - NOW.getTime()) / 3_600_000;
	expect(hours).toBe(after === "Verified" ? 24 : 1);
});
