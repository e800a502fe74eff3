import { describe, expect, it } from "vitest";
import type { ConditionalRule } from "#lib/fields/field-types.ts";
import { parseFieldDefinition } from "#lib/fields/parsing/parse-field-definition.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { missingRequired } from "#lib/fields/values/values.ts";
import { findConditionProblems, shownFields } from "./conditions.ts";

const when = (fieldId: string, isChecked: boolean, value: string | null = null): ConditionalRule => ({
	fieldId,
	isChecked,
	value,
});
const box = (id: string, value: string | null, ...conditionalRules: ConditionalRule[]) =>
	makeField("CheckBox", { id, value, conditionalRules });
const text = (id: string) => makeField("TextBox", { id, isRequired: true });
const ids = (fields: { id: string }[]) => fields.map((field) => field.id);

describe("what rules show", () => {
	it.each([
		["a ticked box", box("a", "on", when("t", true)), ["a", "t"]],
		["a box that is not ticked", box("a", "off", when("t", true)), ["a"]],
		["a box nobody has touched", box("a", null, when("t", true)), ["a"]],
		["a rule for not ticked", box("a", null, when("t", false)), ["a", "t"]],
		["a rule for not ticked, ticked", box("a", "on", when("t", false)), ["a"]],
	])("%s", (_, trigger, shown) => expect(ids(shownFields([trigger, text("t")]))).toEqual(shown));

	it("an option of a list", () => {
		const list = (value: string | null) =>
			makeField("Dropdown", { id: "d", value, dropdownOptions: ["x", "y"], conditionalRules: [when("t", true, "y")] });
		expect(ids(shownFields([list("y"), text("t")]))).toEqual(["d", "t"]);
		expect(ids(shownFields([list("x"), text("t")]))).toEqual(["d"]);
		expect(ids(shownFields([list(null), text("t")]))).toEqual(["d"]);
	});

	it("any one rule is enough; what is hidden itself shows nothing", () => {
		const fields = [box("a", null, when("t", true)), box("b", "on", when("t", true)), text("t")];
		expect(ids(shownFields(fields))).toEqual(["a", "b", "t"]);
		const chain = [box("a", "off", when("b", true)), box("b", "on", when("t", true)), text("t")];
		expect(ids(shownFields(chain))).toEqual(["a"]);
	});

	it("what is hidden is not missing", () => {
		expect(ids(missingRequired([box("a", "off", when("t", true)), text("t")]))).toEqual([]);
		expect(ids(missingRequired([box("a", "on", when("t", true)), text("t")]))).toEqual(["t"]);
	});
});

describe("rules that cannot be", () => {
	it.each([
		["a field that is not there", [box("a", null, when("x", true))], 1],
		["itself", [box("a", null, when("a", true))], 1],
		["a circle", [box("a", null, when("b", true)), box("b", null, when("a", true))], 2],
		["none of these", [box("a", null, when("b", true)), box("b", null, when("c", true)), box("c", null)], 0],
	])("%s", (_, fields, count) => expect(findConditionProblems(fields)).toHaveLength(count));

	const place = { pageNumber: 1, bounds: { x: 1, y: 1, width: 20, height: 20 } };
	it.each([
		[
			"on a text box",
			{ fieldType: "TextBox", conditionalRules: [{ fieldId: "t", isChecked: true }] },
			"F.ConditionalRules",
		],
		[
			"without a field",
			{ fieldType: "CheckBox", conditionalRules: [{ isChecked: true }] },
			"F.ConditionalRules[0].FieldId",
		],
		[
			"with an option that is none",
			{ fieldType: "Dropdown", dropdownOptions: ["x"], conditionalRules: [{ fieldId: "t", value: "z" }] },
			"F.ConditionalRules[0].Value",
		],
		["that are no objects", { fieldType: "CheckBox", conditionalRules: ["t"] }, "F.ConditionalRules[0]"],
	])("%s", (_, field, path) => {
		const result = parseFieldDefinition({ ...place, ...field }, "F");
		expect("errors" in result && Object.keys(result.errors)).toEqual([path]);
	});

	it("are taken in any spelling", () => {
		const input = {
			fieldType: "RadioButton",
			groupName: "g",
			ConditionalRules: '[{"FIELDID":"t","isChecked":"True"}]',
		};
		const result = parseFieldDefinition({ ...place, ...input }, "F");
		expect("field" in result && result.field.conditionalRules).toEqual([when("t", true)]);
	});
});
