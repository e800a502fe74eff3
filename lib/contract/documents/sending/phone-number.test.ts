import { describe, expect, it } from "vitest";
import { readPhoneNumber } from "./phone-number.ts";

function read(countryCode: string | null, number: string | null) {
	const refused: string[] = [];
	const phone = readPhoneNumber({ countryCode, number }, (key) => refused.push(key));
	return { phone, refused };
}

describe("phone numbers are judged by their country code", () => {
	it.each([
		["+33", "06 12 34 56 78", "+33", "612345678"],
		["33", "612345678", "+33", "612345678"],
		["+1", "(202) 555-0123", "+1", "2025550123"],
		["+49", "0151 23456789", "+49", "15123456789"],
		["+39", "06 6982", "+39", "066982"],
		["+91", "98765 43210", "+91", "9876543210"],
		// Without its plus this would be a landline of the area 0491.
		["+49", " +49 1512 3456789", "+49", "15123456789"],
		["+1", "+1 202 555 0123", "+1", "2025550123"],
	])("%s %s", (code, number, countryCode, national) => {
		expect(read(code, number)).toEqual({ phone: { countryCode, number: national }, refused: [] });
	});

	it.each([
		["+33", "12", "number"],
		["+1", "555", "number"],
		["+33", "abc", "number"],
		["+999", "612345678", "countryCode"],
		["+33", "+49 1512 3456789", "number"],
		["France", "612345678", "countryCode"],
		[null, "612345678", "countryCode"],
		["+33", null, "number"],
	])("%s %s is refused", (code, number, key) => {
		expect(read(code, number)).toEqual({ phone: null, refused: [key] });
	});
});
