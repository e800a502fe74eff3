import { describe, expect, it } from "vitest";
import { readTypedLines } from "./read-typed-lines.ts";

const TODAY = { year: 2026, month: 11, day: 23 };

/** The specimens of ICAO Doc 9303-4 to 9303-6. */
const PASSPORT = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"];
const CARD = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"];
const LARGE_CARD = ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"];

const ANNA = {
	country: "UTO",
	firstName: "ANNA MARIA",
	lastName: "ERIKSSON",
	dob: { year: 1974, month: 8, day: 12 },
	issued: null,
	expires: { year: 2012, month: 4, day: 15 },
	address: null,
};

const change = (lines: readonly string[], from: string, to: string) => lines.map((line) => line.replace(from, to));

describe("typed lines", () => {
	it.each([
		["Passport", PASSPORT, "L898902C3"],
		["IDCard", CARD, "D23145890"],
		["IDCard", LARGE_CARD, "D23145890"],
	] as const)("of a %s are read", (kind, lines, documentNumber) => {
		expect(readTypedLines(kind, lines, TODAY)).toEqual({
			source: "Typed",
			data: { ...ANNA, kind, documentNumber },
			checkDigitsHold: true,
			problems: [],
		});
	});

	it("may be in small letters, with blanks, and without the fillers after a name", () => {
		const typed = [" p<utoeriksson<<anna<maria", "l898902c36 uto 7408122 f 1204159 ze184226b <<<<< 10", ""];
		expect(readTypedLines("Passport", typed, TODAY)).toEqual(readTypedLines("Passport", PASSPORT, TODAY));
		const guillemets = change(PASSPORT, "<<ANNA", "«ANNA");
		expect(readTypedLines("Passport", guillemets, TODAY).checkDigitsHold).toBe(true);
	});

	it.each([
		["a letter in a day", "7408122F", "74O8l22F", true],
		["digits in a name", "ERIKSSON", "ER1K550N", true],
		["a letter for a digit of the number", "L898902C36", "L8989O2C36", false],
		["another digit of the number", "L898902C36", "L898912C36", false],
		["another day of birth", "7408122F", "7408132F", false],
		["another day of expiry", "1204159Z", "1304159Z", false],
		["another personal number", "ZE184226B", "ZE184227B", false],
		["another last digit", "<10", "<11", false],
	])("with %s: the check digits decide", (_what, from, to, holds) => {
		const { checkDigitsHold, data, problems } = readTypedLines("Passport", change(PASSPORT, from, to), TODAY);
		expect(checkDigitsHold).toBe(holds);
		expect(problems).toEqual(holds ? [] : ["CheckDigitsDiffer"]);
		if (holds) expect(data).toEqual({ ...ANNA, kind: "Passport", documentNumber: "L898902C3" });
	});

	it.each([
		["too short", ["P<UTOERIKSSON<<ANNA", "L898902C36UTO"]],
		["none", []],
		["not of a zone", ["Anna Éva Eriksson"]],
		["those of a visa", ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", PASSPORT[1] ?? ""]],
		["many", Array.from({ length: 500 }, () => "A".repeat(5000))],
	])("that are %s read as nothing", (_what, lines) => {
		const nothing = { source: "Typed", data: null, checkDigitsHold: null, problems: ["UnknownLayout"] };
		expect(readTypedLines("Passport", lines, TODAY)).toEqual(nothing);
	});

	it("place a year by today: births are over, expiry is near", () => {
		const young = ["I<UTOD231458907<<<<<<<<<<<<<<<", "2508122F3504159UTO<<<<<<<<<<<6", CARD[2] ?? ""];
		const { data } = readTypedLines("IDCard", young, TODAY);
		expect(data?.dob?.year).toBe(2025);
		expect(data?.expires?.year).toBe(2035);
		expect(readTypedLines("IDCard", young, { ...TODAY, year: 2024 }).data?.dob?.year).toBe(1925);
	});

	it("say a country as ISO does", () => {
		const german = ["P<D<<ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", PASSPORT[1] ?? ""];
		expect(readTypedLines("Passport", german, TODAY).data?.country).toBe("DEU");
	});
});
