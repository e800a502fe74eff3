import { describe, expect, it } from "vitest";
import { DATE_FORMATS, type DateFormat } from "#lib/fields/field-types.ts";
import { formatDate } from "./calendar-date.ts";
import { readTypedDate, withSeparators } from "./typed-date.ts";

describe("a typed day", () => {
	it.each<[DateFormat, string, string | null]>([
		["dd/MM/yyyy", "01 04 2027", "2027-04-01"],
		["MM/dd/yyyy", "01 04 2027", "2027-01-04"],
		["dd/MM/yyyy", "1/4/2027", "2027-04-01"],
		["dd/MM/yyyy", "01042027", "2027-04-01"],
		["dd/MM/yyyy", "0104/2027", "2027-04-01"],
		["MM-dd-yyyy", "01042027", "2027-01-04"],
		["yyyy-MM-dd", "20270401", "2027-04-01"],
		["yyyy-MM-dd", "2027 4 1", "2027-04-01"],
		["dd/MM/yyyy", "2027-04-01", "2027-04-01"],
		["MM/dd/yyyy", "2027-04-01", "2027-04-01"],
		["dd-MMM-yyyy", "01 04 2027", "2027-04-01"],
		["dd MMM, yyyy", "1 avril 2027", "2027-04-01"],
		["MMM dd, yyyy", "September 1, 2027", "2027-09-01"],
		["dd/MM/yyyy", "1 août 2027", "2027-08-01"],
		["dd/MM/yyyy", "1er avril 2027", null],
		["dd/MM/yyyy", "13/13/2027", null],
		["dd/MM/yyyy", "04/31/2027", null],
		["yyyy-MM-dd", "04/01/2027", null],
		["dd/MM/yyyy", "1/4/27", null],
		["dd/MM/yyyy", "29/02/2027", null],
		["dd/MM/yyyy", "010420", null],
		["dd/MM/yyyy", "1/4", null],
		["dd/MM/yyyy", "tomorrow", null],
		["dd/MM/yyyy", "", null],
	])("in %s: %s is %s", (format, text, day) => {
		expect(readTypedDate(text, format)).toBe(day);
	});

	it.each(DATE_FORMATS)("is read as %s prints it, in English and French", (format) => {
		for (const locale of ["EN", "FR"]) {
			for (let month = 1; month <= 12; month += 1) {
				const printed = formatDate({ year: 2032, month, day: 7 }, format, locale);
				expect(readTypedDate(printed, format)).toBe(`2032-${String(month).padStart(2, "0")}-07`);
			}
		}
	});
});

describe("separators", () => {
	it.each<[DateFormat, string, string]>([
		["dd/MM/yyyy", "01042027", "01/04/2027"],
		["dd/MM/yyyy", "01/04/2027", "01/04/2027"],
		["dd/MM/yyyy", "1/4/2027", "1/4/2027"],
		["yyyy-MM-dd", "20270401", "2027-04-01"],
		["dd MMM, yyyy", "01 avr. 2027", "01 avr. 2027"],
	])("in %s: %s typed key by key becomes %s", (format, keys, text) => {
		expect([...keys].reduce((shown, key) => withSeparators(shown, shown + key, format), "")).toBe(text);
	});

	it("what is taken away stays away", () => {
		expect(withSeparators("01/", "01", "dd/MM/yyyy")).toBe("01");
	});
});
