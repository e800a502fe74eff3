import { describe, expect, it } from "vitest";
import { REFUSED_FIELD_KEYS } from "#lib/fields/field-keys.ts";
import { FIELD_TYPES } from "#lib/fields/field-types.ts";
import { plainInput } from "#lib/fields/testing/key-case.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { parseFieldDefinition } from "./parse-field-definition.ts";
import type { FieldInput } from "./read-input.ts";

const PATH = "Signers[0].FormFields[2]";

function parse(input: FieldInput) {
	const result = parseFieldDefinition(input, PATH);
	if ("errors" in result) throw new Error(JSON.stringify(result.errors));
	return result.field;
}

function errorsOf(input: FieldInput) {
	const result = parseFieldDefinition(input, PATH);
	return "errors" in result ? result.errors : {};
}

describe("parseFieldDefinition", () => {
	it("applies every default", () => {
		const bounds = { x: 1, y: 2, width: 30, height: 20 };
		expect(parse({ fieldType: "TextBox", pageNumber: 1, bounds })).toEqual({
			...makeField("TextBox", { id: "TextBox1_3", bounds }),
		});
	});

	it.each(FIELD_TYPES)("takes a plain %s", (type) => {
		expect(parse(plainInput(type)).type).toBe(type);
	});

	it.each([
		["Signature", true],
		["Initial", true],
		["TextBox", false],
		["Drawing", false],
	] as const)("%s is required by default: %s", (type, isRequired) => {
		expect(parse(plainInput(type)).isRequired).toBe(isRequired);
	});

	it("reads 0 as not given where typed clients write it unasked, and a missing x or y as 0", () => {
		const bounds = { x: 0, y: 0, width: 30, height: 20 };
		const zeros = { fontSize: 0, lineHeight: "0", characterLimit: "0", font: { size: 0, lineHeight: 0 } };
		const given = { fieldType: "TextBox", pageNumber: 1, bounds: { width: 30, height: 20 } };
		expect(parse({ ...given, ...zeros })).toEqual(makeField("TextBox", { id: "TextBox1_3", bounds }));
	});

	it("gives a missing size the type's own", () => {
		expect(parse(plainInput("CheckBox", { bounds: { x: 5, y: 6 } })).bounds).toEqual({
			x: 5,
			y: 6,
			width: 20,
			height: 20,
		});
	});

	it.each([
		[{ type: "DropDown", fieldType: undefined }, "Dropdown"],
		[{ fieldType: "dropdown" }, "Dropdown"],
		[{ FIELDTYPE: "RADIOBUTTON", fieldType: undefined, GroupName: "g" }, "RadioButton"],
	])("reads %o as a %s", (change, type) => {
		const { fieldType: _, ...rest } = plainInput("Dropdown");
		const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
		expect(parse({ ...rest, ...given }).type).toBe(type);
	});

	it.each(REFUSED_FIELD_KEYS)("refuses %s by name when it asks for something", (key) => {
		const path = `${PATH}.${key.charAt(0).toUpperCase()}${key.slice(1)}`;
		expect(Object.keys(errorsOf(plainInput("TextBox", { [key]: true })))).toEqual([path]);
		expect(Object.keys(errorsOf(plainInput("TextBox", { [key]: [{ fieldId: "a", isChecked: true }] })))).toEqual([
			path,
		]);
		for (const empty of [null, false, "", "false", [], {}, { isRequired: false, allowedSigners: [] }]) {
			expect(errorsOf(plainInput("TextBox", { [key]: empty }))).toEqual({});
		}
	});

	it.each([
		["fieldType", { fieldType: { toString: 1 } }, "FieldType"],
		["isRequired", { isRequired: { toString: 1 } }, "IsRequired"],
		["font style", { font: { style: { toString: 1 } } }, "Style"],
		[
			"imageInfo",
			{ fieldType: "Image", imageInfo: { allowedFileExtensions: [{ toString: 1 }] } },
			"AllowedFileExtensions",
		],
		["a date", { fieldType: "EditableDate", editableDateFieldSettings: { minDate: { toString: 1 } } }, "MinDate"],
		["a box", { fieldType: "CheckBox", value: { toString: 1 } }, "Value"],
	])("refuses an object with a toString of its own as %s", (_, change, key) => {
		const [path] = Object.keys(errorsOf(plainInput("TextBox", change)));
		expect(path?.split(".").at(-1)).toBe(key);
	});

	it("ignores keys that neither the interface nor the public SDK knows", () => {
		expect(errorsOf(plainInput("TextBox", { sparkle: 3, __proto__: { isRequired: true } }))).toEqual({});
	});

	it("finds all errors of a field at once", () => {
		const errors = errorsOf({ fieldType: "RadioButton", pageNumber: "x", bounds: { x: -1, y: "a" }, lineHeight: "y" });
		expect(Object.keys(errors).sort()).toEqual(
			["Bounds.X", "Bounds.Y", "GroupName", "LineHeight", "PageNumber"].map((key) => `${PATH}.${key}`),
		);
	});

	it("does not blame a value for a definition that is wrong", () => {
		const input = plainInput("TextBox", { validationType: "Regex", validationCustomRegex: "(", value: "x" });
		expect(Object.keys(errorsOf(input))).toEqual([`${PATH}.ValidationCustomRegex`]);
	});

	it("reads nested parts that came as JSON texts", () => {
		const field = parse(
			plainInput("Dropdown", { bounds: '{"x":1,"y":2,"width":3,"height":4}', dropdownOptions: '["a","b"]' }),
		);
		expect(field.bounds).toEqual({ x: 1, y: 2, width: 3, height: 4 });
		expect(field.dropdownOptions).toEqual(["a", "b"]);
	});

	it("keeps an Email an e-mail address when a caller sends every default", () => {
		expect(parse(plainInput("Email", { validationType: "None" })).validationType).toBe("EmailAddress");
		expect(errorsOf(plainInput("Email", { value: "nobody" }))).toHaveProperty([`${PATH}.Value`]);
	});

	it("lets display-only fields be called read-only", () => {
		expect(Object.keys(errorsOf(plainInput("Signature", { isReadOnly: true })))).toEqual([`${PATH}.IsReadOnly`]);
		expect(errorsOf(plainInput("DateSigned", { isReadOnly: true }))).toEqual({});
		expect(errorsOf(plainInput("Label", { isReadOnly: true, value: "x" }))).toEqual({});
		expect(errorsOf(plainInput("Label", { isReadOnly: true }))).toHaveProperty([`${PATH}.Value`]);
	});

	it("an off is a value, an empty text is none", () => {
		expect(parse(plainInput("CheckBox", { isReadOnly: true, value: "off" })).value).toBe("off");
		expect(errorsOf(plainInput("CheckBox", { isReadOnly: true, value: "" }))).toHaveProperty([`${PATH}.Value`]);
	});

	it("reads every prefilled date form", () => {
		const settings = { editableDateFieldSettings: { dateFormat: "dd MMM, yyyy" } };
		for (const value of ["2031-03-05", "2031-03-05T23:30:00-08:00", "05 Mar, 2031", "5 mars, 2031", "05 mar,2031"]) {
			expect(parse(plainInput("EditableDate", { ...settings, value })).value).toBe("2031-03-05");
		}
	});

	it("refuses numbers that are none", () => {
		for (const value of [Number.NaN, Number.POSITIVE_INFINITY, "1e999", "0x10", "1,5", true, {}]) {
			expect(errorsOf(plainInput("TextBox", { characterSpacing: value }))).not.toEqual({});
		}
	});
});
