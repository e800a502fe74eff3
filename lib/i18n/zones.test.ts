import { expect, it } from "vitest";
import { isTimeZone } from "./moment.ts";
import { currentZone, listZones, matchesZone, zoneName, zoneOffset, zoneSearchText } from "./zones.ts";

const WINTER = new Date("2026-01-15T12:00:00Z");

it("lists zones that are accepted, by their current names only, each once", () => {
	const zones = listZones();
	expect(zones).toEqual(expect.arrayContaining(["Europe/Kyiv", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "America/Nuuk"]));
	expect(zones.filter((zone) => currentZone(zone) !== zone)).toEqual([]);
	expect(zones.filter((zone) => /Kiev|Calcutta|Saigon|Rangoon|Katmandu/.test(zone))).toEqual([]);
	expect(new Set(zones).size).toBe(zones.length);
	expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

it("names a zone that was stored by an earlier name as it is called today", () => {
	expect(isTimeZone("Asia/Calcutta")).toBe(true);
	expect(["Asia/Calcutta", "America/New_York", "+05:30"].map(zoneName)).toEqual([
		"Asia/Kolkata",
		"America/New York",
		"+05:30",
	]);
});

it.each([
	["Asia/Kolkata", "UTC+05:30"],
	["America/New_York", "UTC-05:00"],
	["UTC", "UTC+00:00"],
])("%s is at %s in January", (zone, offset) => {
	expect(zoneOffset(zone, WINTER)).toBe(offset);
});

it.each([
	["new york", "en-US", ["America/New_York"]],
	["Kiev", "en-US", ["Europe/Kyiv"]],
	["calcutta", "en-US", ["Asia/Kolkata"]],
	["standard time india kolk", "en-US", ["Asia/Kolkata"]],
	["+05:45", "en-US", ["Asia/Kathmandu"]],
	["népal", "fr-FR", ["Asia/Kathmandu"]],
	["nowhere", "en-US", []],
])("finds by “%s” in %s", (query, tag, zones) => {
	const found = listZones().filter((zone) => matchesZone(zoneSearchText(zone, tag, WINTER), query));
	expect(found.filter((zone) => zone !== "Asia/Colombo")).toEqual(zones);
});
