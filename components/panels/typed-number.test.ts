import { expect, it } from "vitest";
import { messages } from "#lib/i18n/generated/field-settings.js";
import { isInRange, leaveNumber, NOTHING_TYPED, numberProblem, typeNumber } from "./typed-number.ts";

const range = { min: 1, max: 10_000 };
const typed = (text: string) => typeNumber(NOTHING_TYPED, text, range);
const problem = (state: typeof NOTHING_TYPED, value: number | null = 150) =>
	numberProblem(state, value, range, messages.EN.range, "EN");

it.each([
	["0", false],
	["1", true],
	["10000", true],
	["10001", false],
	["1.5", true],
	["", false],
])("%s is in a range from 1 to 10,000: %s", (text, isIn) => {
	expect(isInRange(text, range)).toBe(isIn);
});

it("a number out of range is marked with the range while it stands there", () => {
	expect(problem(typed("0"))).toEqual({ note: "From 1 to 10,000", isBad: true });
	expect(numberProblem(typed("0"), 150, range, messages.FR.range, "FR")?.note).toMatch(/^De 1 à 10\s000$/);
	expect(problem(typed("15"))).toBeNull();
	expect(problem(typed(""))).toBeNull();
});

it("what was left out of range is said until a number that fits is typed, or another one came", () => {
	const left = leaveNumber(typed("0"), 150, range);
	expect(left.text).toBeNull();
	expect(problem(left)).toEqual({ note: "0 isn’t valid. Enter a number from 1 to 10,000.", isBad: false });
	expect(problem(leaveNumber(typeNumber(left, "", range), 150, range))?.note).toContain("0 isn’t valid");
	expect(problem(leaveNumber(typeNumber(left, "20", range), 20, range), 20)).toBeNull();
	expect(problem(left, 160)).toBeNull();
});

it("a number that fits, or none, is left without a word", () => {
	expect(problem(leaveNumber(typed("20"), 20, range), 20)).toBeNull();
	expect(problem(leaveNumber(typed(""), null, range), null)).toBeNull();
	expect(problem(leaveNumber(NOTHING_TYPED, 150, range))).toBeNull();
});
