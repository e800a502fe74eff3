import { expect, it } from "vitest";
import { isSameNumber } from "./is-same-number.ts";

const PARIS = { countryCode: "+33", number: "612345678" };
const ROME = { countryCode: "+39", number: "0612345678" };

it.each([
	["+33", "612345678", PARIS, true],
	["33", "612345678", PARIS, true],
	["+33", "06 12 34 56 78", PARIS, true],
	["+33", "+33 6 12 34 56 78", PARIS, true],
	["+39", "06 1234 5678", ROME, true],
	[null, "+33612345678", PARIS, true],
	["+33", "612345679", PARIS, false],
	["+44", "612345678", PARIS, false],
	[null, "612345678", PARIS, false],
	["+33", null, PARIS, false],
	["+33", "612345678", { countryCode: "+33", number: null }, false],
	[null, null, { countryCode: null, number: null }, false],
	[null, null, null, false],
] as const)("%s %s, of %o: %s", (countryCode, number, kept, isSame) => {
	expect(isSameNumber({ countryCode, number }, kept)).toBe(isSame);
});

it("is nobody's where none is named", () => {
	expect(isSameNumber(undefined, PARIS)).toBe(false);
	expect(isSameNumber(undefined, null)).toBe(false);
});
