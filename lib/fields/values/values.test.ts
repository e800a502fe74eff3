import { describe, expect, it } from "vitest";
import type { FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { loadRegexEngine } from "#lib/fields/rules/regex.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { applyValue, isFieldRequired, isFilled, missingRequired, orderFields, validateValue } from "./values.ts";

const now = new Date("2031-03-05T07:08:09.000Z");
const drawn = {
	kind: "draw",
	width: 300,
	height: 100,
	strokes: [
		[
			[10, 10],
			[90.123, 40],
		],
	],
};

describe("validateValue", () => {
	it.each<[FieldType, Partial<FieldWithValue>, unknown, unknown]>([
		["TextBox", {}, "a\r\nb\u0000\u0007", { value: "a\nb" }],
		["TextBox", {}, "  ", { value: null }],
		["TextBox", {}, "\u200b\n\u2060\ufeff", { value: null }],
		["TextBox", {}, "\ud800", { value: "\ufffd" }],
		["TextBox", {}, "x".repeat(10_001), { error: { code: "tooLong", limit: 10_000, length: 10_001 } }],
		["TextBox", { characterLimit: 2 }, "e\u0301e\u0301", { value: "éé" }],
		["TextBox", {}, { a: 1 }, { error: { code: "notText" } }],
		["TextBox", { isReadOnly: true, value: "x" }, "y", { error: { code: "notEditable" } }],
		["Name", {}, "Ann\nLee", { value: "Ann Lee" }],
		["Email", { validationType: "EmailAddress" }, " ann@example.com", { value: "ann@example.com" }],
		["Email", { validationType: "EmailAddress" }, "ann@example", { error: { code: "notEmail" } }],
		["CheckBox", {}, true, { value: "on" }],
		["CheckBox", {}, "OFF", { value: "off" }],
		["CheckBox", {}, "1", { error: { code: "notOnOff" } }],
		["CheckBox", {}, "", { value: null }],
		["Dropdown", { dropdownOptions: ["a"] }, "a", { value: "a" }],
		["Dropdown", { dropdownOptions: ["a"] }, " a ", { value: "a" }],
		["Dropdown", { dropdownOptions: ["a"] }, "A", { error: { code: "notAnOption" } }],
		["EditableDate", {}, "2/9/2030", { value: "2030-02-09" }],
		["EditableDate", {}, "02/29/2030", { error: { code: "notDate", format: "MM/dd/yyyy" } }],
		["EditableDate", { dateFormat: null }, "2030-02-09", { value: "2030-02-09" }],
		["DateSigned", {}, "2001-01-01T00:00:00Z", { value: now.toISOString() }],
		["Label", {}, "x", { error: { code: "notEditable" } }],
		["Hyperlink", {}, "https://example.com", { error: { code: "notEditable" } }],
		["Image", {}, '{"key":"x"}', { error: { code: "serverOnly" } }],
		["Attachment", {}, "x", { error: { code: "serverOnly" } }],
		["Signature", {}, "", { value: null }],
		["Signature", {}, "Ann", { error: { code: "badMark" } }],
		["Signature", {}, drawn, { value: '{"kind":"draw","width":300,"height":100,"strokes":[[[10,10],[90.1,40]]]}' }],
	])("%s %o: %o becomes %o", (type, change, raw, expected) => {
		expect(validateValue(makeField(type, change), raw, { now })).toEqual(expected);
	});

	it.each(["NumbersOnly", "Currency", "EmailAddress"] as const)("%s takes its own output again", (validationType) => {
		const sample = { NumbersOnly: "-12.5", Currency: "$1,234,567.89", EmailAddress: "a.b+c@d.example" }[validationType];
		const field = makeField("TextBox", { validationType });
		expect(validateValue(field, sample, { now })).toEqual({ value: sample });
	});

	it.each(["1 234,50 €", "€ 5", "USD 12.00", "-5", "1.234.567,89", "£0.5", "¥1000"])("%s is an amount", (amount) => {
		expect(validateValue(makeField("TextBox", { validationType: "Currency" }), amount, { now })).toEqual({
			value: amount,
		});
	});

	it("a copy of the dataSyncTag that cannot hold the value refuses it", async () => {
		await loadRegexEngine();
		const field = makeField("TextBox", { id: "a", dataSyncTag: "t" });
		const copy = makeField("TextBox", {
			id: "b",
			dataSyncTag: "t",
			validationType: "CustomRegex",
			validationRegex: "^\\d+$",
		});
		expect(validateValue(field, "x", { now })).toEqual({ value: "x" });
		expect(validateValue(field, "x", { now, fields: [field, copy] })).toMatchObject({ error: { code: "pattern" } });
	});

	it("a currency check takes linear time", () => {
		const field = makeField("TextBox", { validationType: "Currency" });
		expect(validateValue(field, `${"1,111".repeat(1_999)}x`, { now })).toEqual({ error: { code: "notCurrency" } });
	});
});

describe("required fields", () => {
	const radio = (id: string, change: Partial<FieldWithValue> = {}) =>
		makeField("RadioButton", { id, groupName: "g", ...change });

	it("a checked box is filled, an unchecked one is not", () => {
		expect(isFilled(makeField("CheckBox", { value: "on" }))).toBe(true);
		expect(isFilled(makeField("CheckBox", { value: "off" }))).toBe(false);
	});

	it("one required button makes its group required, which is named once", () => {
		const fields = [radio("a"), radio("b", { isRequired: true }), makeField("TextBox", { id: "c" })];
		expect(fields.map((field) => isFieldRequired(field, fields))).toEqual([true, true, false]);
		expect(missingRequired(fields).map((field) => field.id)).toEqual(["a"]);
		expect(missingRequired([radio("a", { value: "on" }), radio("b", { isRequired: true, value: "off" })])).toEqual([]);
	});

	it("what a signer cannot fill is never missing", () => {
		const fields = [
			makeField("Label", { isRequired: true }),
			makeField("DateSigned", { isRequired: true }),
			makeField("CheckBox", { isRequired: true, isReadOnly: true, value: "off" }),
		];
		expect(missingRequired(fields)).toEqual([]);
	});
});

describe("applyValue", () => {
	const ids = (fields: FieldWithValue[]) => fields.map((field) => [field.id, field.value]);

	it("a chosen button turns its group's others off", () => {
		const fields = [
			makeField("RadioButton", { id: "a", groupName: "g", value: "on" }),
			makeField("RadioButton", { id: "b", groupName: "g" }),
			makeField("RadioButton", { id: "c", groupName: "other", value: "on" }),
		];
		expect(ids(applyValue(fields, "b", "on"))).toEqual([
			["a", "off"],
			["b", "on"],
		]);
		expect(fields[0]?.value).toBe("on");
	});

	it("a read-only choice stays", () => {
		const fields = [
			makeField("RadioButton", { id: "a", groupName: "g", value: "on", isReadOnly: true }),
			makeField("RadioButton", { id: "b", groupName: "g" }),
		];
		expect(applyValue(fields, "b", "on")).toEqual([]);
	});

	it("copies of a dataSyncTag follow", () => {
		const fields = [
			makeField("TextBox", { id: "a", dataSyncTag: "t" }),
			makeField("Company", { id: "b", dataSyncTag: "t" }),
			makeField("TextBox", { id: "c", dataSyncTag: "u" }),
		];
		expect(ids(applyValue(fields, "b", "Acme"))).toEqual([
			["a", "Acme"],
			["b", "Acme"],
		]);
		expect(applyValue(fields, "c", null)).toEqual([]);
		expect(applyValue(fields, "nobody", "x")).toEqual([]);
	});
});

describe("orderFields", () => {
	const at = (id: string, page: number, x: number, y: number, change: Partial<FieldWithValue> = {}) =>
		makeField("TextBox", { id, page, bounds: { x, y, width: 100, height: 20 }, ...change });
	const order = (...fields: FieldWithValue[]) => orderFields(fields).map((field) => field.id);

	it("walks pages, rows and columns, forgiving rows that are not quite level", () => {
		expect(order(at("p2", 2, 0, 0), at("right", 1, 300, 98), at("left", 1, 10, 104), at("below", 1, 0, 140))).toEqual([
			"left",
			"right",
			"below",
			"p2",
		]);
	});

	it("does not take a staircase for a row", () => {
		expect(order(at("c", 1, 0, 16), at("b", 1, 100, 8), at("a", 1, 200, 0))).toEqual(["b", "a", "c"]);
	});

	it("walks a row of right-to-left fields from the right", () => {
		const rtl = { textDirection: "RTL" } as const;
		expect(order(at("left", 1, 0, 0, rtl), at("right", 1, 300, 0, rtl))).toEqual(["right", "left"]);
	});

	it("tabIndex wins", () => {
		expect(order(at("a", 1, 0, 0), at("b", 2, 0, 0, { tabIndex: 2 }), at("c", 3, 0, 0, { tabIndex: 1 }))).toEqual([
			"c",
			"b",
			"a",
		]);
	});
});
