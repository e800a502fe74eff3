import { describe, expect, it } from "vitest";
import { DATE_FORMATS, type FieldType, type FieldWithValue, SIGNER_LANGUAGE } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { formatDate, parseFormattedDate } from "./calendar-date.ts";
import { displayText, formatInstant } from "./format.ts";
import { letterDateFormat } from "./locale-date-format.ts";
import { readTypedDate } from "./typed-date.ts";

const context = {
	locale: "EN",
	timeZone: "UTC",
	account: { dateFormat: "yyyy-MM-dd", timeFormat: "H:mm" },
} as const;

describe("displayText", () => {
	it.each<[FieldType, Partial<FieldWithValue>, string]>([
		["TextBox", { value: "1.50" }, "1.50"],
		["TextBox", { value: null }, ""],
		["Dropdown", { value: "Red" }, "Red"],
		["CheckBox", { value: "on" }, "✓"],
		["CheckBox", { value: "off" }, ""],
		["RadioButton", { value: "on" }, "●"],
		["Hyperlink", { value: "https://example.com", hyperlinkText: "Terms" }, "Terms"],
		["EditableDate", { value: "2030-02-09", dateFormat: "dd MMM, yyyy" }, "09 Feb, 2030"],
		["EditableDate", { value: "2030-02-09", dateFormat: null }, "2030-02-09"],
		["DateSigned", { value: null }, ""],
		["DateSigned", { value: "2030-02-09T23:05:00Z", dateFormat: null, timeFormat: null }, "2030-02-09 23:05"],
		["Attachment", { value: '{"key":"k","name":"id.pdf","mediaType":"application/pdf","size":1}' }, "id.pdf"],
		["Signature", { value: '{"kind":"type","text":"Ann","face":"caveat"}' }, ""],
	])("%s %o prints %s", (type, change, text) => {
		expect(displayText(makeField(type, change), context)).toBe(text);
	});
});

describe("dates without a format of their own", () => {
	it.each([
		["EN", "Nov 7, 2026"],
		["FR", "7 nov. 2026"],
		["DE", "7 Nov 2026"],
	])("are printed in the signer’s language where the account says so: %s", (locale, text) => {
		const account = { dateFormat: SIGNER_LANGUAGE, timeFormat: "None" } as const;
		const inherited = makeField("EditableDate", { value: "2026-11-07", dateFormat: null });
		expect(displayText(inherited, { ...context, locale, account })).toBe(text);
		const own = makeField("EditableDate", { value: "2026-11-07", dateFormat: "MM/dd/yyyy" });
		expect(displayText(own, { ...context, locale, account })).toBe("11/07/2026");
	});

	it.each(["EN", "FR"])("are typed as they are printed: %s", (locale) => {
		const format = letterDateFormat(locale);
		const printed = formatDate({ year: 2026, month: 11, day: 7 }, format, locale);
		expect([readTypedDate(printed, format), parseFormattedDate(printed, format)]).toEqual([
			"2026-11-07",
			{ year: 2026, month: 11, day: 7 },
		]);
	});
});

describe("a date of signing names its zone’s offset where UTC has another day", () => {
	it.each([
		["2026-11-28T10:30:00Z", "Pacific/Pago_Pago", "11/27/2026 (UTC\u221211)"],
		["2026-11-28T11:30:00Z", "Pacific/Pago_Pago", "11/28/2026"],
		["2026-11-27T12:00:00Z", "Pacific/Auckland", "11/28/2026 (UTC+13)"],
		["2026-11-27T19:47:40.900Z", "Pacific/Kiritimati", "11/28/2026 (UTC+14)"],
		["2026-11-28T02:00:00Z", "America/St_Johns", "11/27/2026 (UTC\u22123:30)"],
		["2026-11-27T23:30:00Z", "UTC", "11/27/2026"],
	])("%s in %s", (value, timeZone, text) => {
		expect(displayText(makeField("DateSigned", { value, timeFormat: "None" }), { ...context, timeZone })).toBe(text);
	});
});

describe("formatInstant", () => {
	const formats = { dateFormat: "dd MMM, yyyy", timeFormat: "h:mm tt" } as const;

	it.each([
		["2030-12-31T23:30:00Z", "EN", "Asia/Tokyo", "01 Jan, 2031 8:30 AM (UTC+9)"],
		["2030-08-01T12:00:00Z", "FR", "Europe/Paris", "01 août, 2030 2:00 PM"],
		["2030-02-01T00:00:00Z", "FR", "UTC", "01 févr., 2030 12:00 AM"],
		["2030-02-01T12:00:00Z", "DE", "Nowhere/Land", "01 Feb, 2030 12:00 PM"],
	])("%s %s %s", (instant, locale, timeZone, text) => {
		expect(formatInstant(new Date(instant), formats, { locale, timeZone })).toBe(text);
	});
});

describe("dates", () => {
	it.each(DATE_FORMATS)("%s is read back in English and French, every month", (format) => {
		for (const locale of ["EN", "FR"]) {
			for (let month = 1; month <= 12; month += 1) {
				const date = { year: 2032, month, day: 29 };
				expect(parseFormattedDate(formatDate(date, format, locale), format)).toEqual(date);
			}
		}
	});

	it.each([
		"",
		"2030",
		"13/01/2030",
		"00/10/2030",
		"1/1/30",
		"1/1/20300",
		"01-02-2030",
		"1/2/3/2030",
		"a/b/c",
		"Jan/1/2030",
	])("%s is no MM/dd/yyyy", (text) => {
		expect(parseFormattedDate(text, "MM/dd/yyyy")).toBeNull();
	});
});
