import { describe, expect, it } from "vitest";
import type { Check, Expectation, IdentityData, Reading } from "./identity-types.ts";
import { judgeIdentity } from "./judge-identity.ts";

const DATA: IdentityData = {
	kind: "Passport",
	country: "UTO",
	firstName: "ANNA MARIA",
	lastName: "ERIKSSON",
	documentNumber: "L898902C3",
	dob: { year: 1974, month: 8, day: 12 },
	issued: null,
	expires: { year: 2027, month: 4, day: 15 },
	address: null,
};
const READING: Reading = { source: "Mrz", data: DATA, checkDigitsHold: true, problems: [] };
const EXPECTED: Expectation = {
	name: "Anna Eriksson",
	dateOfBirth: { year: 1974, month: 8, day: 12 },
	allowedKinds: ["Passport", "IDCard"],
	nameMatcher: "Moderate",
	today: { year: 2027, month: 4, day: 15 },
};

function outcomes(reading: Partial<Reading>, expected: Partial<Expectation> = {}) {
	const checks = judgeIdentity({ ...READING, ...reading }, { ...EXPECTED, ...expected });
	return Object.fromEntries(checks.map(({ check, outcome }) => [check, outcome]));
}

const PASSED = {
	Readable: "Passed",
	CheckDigits: "Passed",
	Kind: "Passed",
	Expiry: "Passed",
	Name: "Passed",
	DateOfBirth: "Passed",
};

const CASES: [what: string, reading: Partial<Reading>, expected: Partial<Expectation>, differing: object][] = [
	["fits, on its last day", {}, {}, {}],
	["expired yesterday", {}, { today: { year: 2027, month: 4, day: 16 } }, { Expiry: "Failed" }],
	["names no expiry", { data: { ...DATA, expires: null } }, {}, { Expiry: "NotDone" }],
	["is somebody else's", {}, { name: "Otto Eriksson" }, { Name: "Failed" }],
	["has the name in another order", {}, { name: "Eriksson Anna Maria", nameMatcher: "Strict" }, { Name: "Failed" }],
	["is compared with no name", {}, { name: null }, { Name: "NotDone" }],
	["is compared with a name in other letters", {}, { name: "李小龍" }, { Name: "NotDone" }],
	[
		"is of somebody born on another day",
		{},
		{ dateOfBirth: { year: 1974, month: 12, day: 8 } },
		{ DateOfBirth: "Failed" },
	],
	["is of somebody whose birth is not known", {}, { dateOfBirth: null }, { DateOfBirth: "NotDone" }],
	["says no birth", { data: { ...DATA, dob: null } }, {}, { DateOfBirth: "Failed" }],
	["is not of the kinds asked for", {}, { allowedKinds: ["DriverLicense"] }, { Kind: "Failed" }],
	["has a wrong check digit", { checkDigitsHold: false }, {}, { CheckDigits: "Failed" }],
	["has no check digits", { source: "Barcode", checkDigitsHold: null }, {}, { CheckDigits: "NotDone" }],
	["is read in part", { problems: ["FieldUnreadable"] }, {}, { Readable: "Failed" }],
];

describe("a document that", () => {
	it.each(CASES)("%s", (_what, reading, expected, differing) => {
		expect(outcomes(reading, expected)).toEqual({ ...PASSED, ...differing });
	});

	it("cannot be read is not judged", () => {
		const nothing = {
			CheckDigits: "NotDone",
			Kind: "NotDone",
			Expiry: "NotDone",
			Name: "NotDone",
			DateOfBirth: "NotDone",
		};
		expect(outcomes({ data: null, checkDigitsHold: null })).toEqual({ Readable: "Failed", ...nothing });
	});

	it("is shown with what was expected beside what was found", () => {
		const checks = judgeIdentity(READING, EXPECTED);
		expect(checks).toContainEqual({
			check: "Name",
			outcome: "Passed",
			expected: "Anna Eriksson",
			found: "ANNA MARIA ERIKSSON",
		} satisfies Check);
		expect(checks).toContainEqual({
			check: "DateOfBirth",
			outcome: "Passed",
			expected: "1974-08-12",
			found: "1974-08-12",
		} satisfies Check);
		expect(checks).toContainEqual({ check: "Expiry", outcome: "Passed", found: "2027-04-15" } satisfies Check);
	});
});
