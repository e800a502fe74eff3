import { expect, it } from "vitest";
import { formatDecimal } from "./format-decimal.ts";
import { readNumber } from "./read-number.ts";

it.each([
	["12", "12"],
	["+12", "12"],
	["-0,5", "-0.5"],
	["1.234", "1.234"],
	["1,234", "1.234"],
	["007", "007"],
])("the number %s is %s", (typed, number) => {
	expect(readNumber("NumbersOnly", typed)).toBe(number);
});

it.each([
	["5", "5"],
	["1,234", "1234"],
	["1.234", "1234"],
	["1.234,50 €", "1234.50"],
	["1 234 567,89", "1234567.89"],
	["1\u202f234,5\u00a0€", "1234.5"],
	["$1,234.5", "1234.5"],
	["-$12", "-12"],
	["€ −5", "-5"],
	["CHF 1’234.50", "1234.50"],
	["0,500", "0.500"],
	["12345,67", "12345.67"],
	["1234,567", "1234.567"],
	["1.234.567", "1234567"],
	["1.234.5678", "1234.5678"],
	["1,234,56", "1234.56"],
])("the amount %s is %s", (typed, number) => {
	expect(readNumber("Currency", typed)).toBe(number);
});

it("there is no number in nothing, nor in what is neither number nor amount", () => {
	expect(readNumber("NumbersOnly", null)).toBeNull();
	expect(readNumber("Currency", "five")).toBeNull();
	expect(readNumber("None", "5")).toBeNull();
});

it.each([
	["EN", "-1,234,567.50"],
	["FR", "-1\u00a0234\u00a0567,50"],
	["DE", "-1.234.567,50"],
	["NO", "-1\u00a0234\u00a0567,50"],
	["ZH_CN", "-1,234,567.50"],
	["Default", "-1,234,567.50"],
	["no language", "-1,234,567.50"],
])("in %s a number is printed %s", (locale, printed) => {
	expect(formatDecimal("-1234567.50", locale)).toBe(printed);
	expect(formatDecimal("123", locale)).toBe("123");
});

it("what is printed reads as the number it was", () => {
	for (const locale of ["EN", "FR", "DE"]) {
		expect(readNumber("Currency", formatDecimal("-1234567.50", locale))).toBe("-1234567.50");
	}
});
