import { expect, it } from "vitest";
import type { Reading } from "./identity-types.ts";
import { judgeIdentity } from "./judge-identity.ts";
import { readMrzLines } from "./read-mrz-lines.ts";

const TODAY = { year: 2011, month: 11, day: 23 };
const SECOND = "L898902C36UTO7408122F1204159ZE184226B<<<<<10";

/** The specimens of ICAO Doc 9303-4 to 9303-6, with other names. */
const LAYOUTS = {
	TD3: (names: string) => [`P<UTO${names.padEnd(39, "<")}`, SECOND],
	TD2: (names: string) => [`I<UTO${names.padEnd(31, "<")}`, "D231458907UTO7408122F1204159<<<<<<<6"],
	TD1: (names: string) => ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", names.padEnd(30, "<")],
};

/** Their lengths with the fillers between: 30, 31, 39. */
const OF_30 = "BENNELONG<WOOLOOMOOLOO<<WARWIC";
const OF_31 = "BENNELONG<WOOLOOMOOLOO<<WARWICK";
const OF_39 = "BENNELONG<WOOLOOMOOLOO<<WARWICK<WILLIAM";
const NAMES = { 30: "Warwick", 31: "Warwicks", 39: "Warwick Williamson" };

const nameOf = (reading: Reading, given: string) =>
	judgeIdentity(reading, {
		...{ name: `${given} Bennelong Wooloomooloo`, dateOfBirth: null, today: TODAY },
		...{ allowedKinds: ["Passport"], nameMatcher: "Strict" },
	}).find(({ check }) => check === "Name")?.outcome;

it.each([
	["TD1", OF_30, "Passed"],
	["TD2", OF_31, "Passed"],
	["TD3", OF_39, "Passed"],
	["TD2", OF_30, "Failed"],
	["TD3", OF_30, "Failed"],
	["TD3", OF_31, "Failed"],
] as const)("a longer name is strictly that of a %s with %s: %s", (layout, names, outcome) => {
	const reading = readMrzLines(LAYOUTS[layout](names), "Mrz", TODAY);
	expect(nameOf(reading, NAMES[names.length as 30 | 31 | 39])).toBe(outcome);
});

it.each([
	["a barcode", "Barcode", OF_30],
	["a barcode", "Barcode", OF_39],
	["a provider", "Provider", OF_31],
	["a provider", "Provider", OF_39],
] as const)("is not strictly that of %s, which cuts nothing off (%s)", (_, source, names) => {
	const { data } = readMrzLines(LAYOUTS.TD3(names), "Mrz", TODAY);
	const reading: Reading = { source, data, checkDigitsHold: null, problems: [] };
	expect(nameOf(reading, NAMES[names.length as 30 | 31 | 39])).toBe("Failed");
});
