import { describe, expect, it } from "vitest";
import type { FieldWithValue, GroupRule } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { isFieldRequired, isStillRequired, missingRequired, validateValue } from "#lib/fields/values/values.ts";
import { isGroupFull, isGroupOver } from "./groups.ts";

const now = new Date();

function boxes(groupRule: GroupRule | null, ...ticked: boolean[]): FieldWithValue[] {
	return ticked.map((isOn, index) =>
		makeField("CheckBox", {
			id: `b${index}`,
			groupName: "g",
			groupRule,
			bounds: { x: 10, y: 10 + 40 * index, width: 20, height: 20 },
			value: isOn ? "on" : null,
		}),
	);
}

describe("check boxes that are counted together", () => {
	it.each([
		["too few", { minimum: 2, maximum: null }, [true, false, false], ["b1"]],
		["none of two", { minimum: 2, maximum: 2 }, [false, false], ["b0"]],
		["enough", { minimum: 2, maximum: null }, [true, true, false], []],
		["more than the least", { minimum: 1, maximum: null }, [true, true, true], []],
		["none where none is needed", { minimum: 0, maximum: 2 }, [false, false], []],
		["boxes that are not counted", null, [false, false], []],
	])("%s: what is missing is named once, by the first box that is not ticked", (_, rule, ticked, missing) => {
		expect(missingRequired(boxes(rule, ...ticked)).map((field) => field.id)).toEqual(missing);
	});

	it("a required box stays required by itself", () => {
		const fields = boxes({ minimum: 1, maximum: null }, true, false);
		const own = fields.map((field) => (field.id === "b1" ? { ...field, isRequired: true } : field));
		expect(missingRequired(own).map((field) => field.id)).toEqual(["b1"]);
	});

	it("are required while the rule wants some", () => {
		const [some] = boxes({ minimum: 1, maximum: null }, false);
		const [none] = boxes({ minimum: 0, maximum: 1 }, false);
		expect(some && isFieldRequired(some, [some])).toBe(true);
		expect(none && isFieldRequired(none, [none])).toBe(false);
	});

	it.each([
		["too few", { minimum: 2, maximum: null }, [true, false, false], [true, true, true]],
		["enough", { minimum: 1, maximum: null }, [true, false, false], [true, false, false]],
		["none where none is needed", { minimum: 0, maximum: 1 }, [false, false], [false, false]],
	])("%s: what is still wanted of each box", (_, rule, ticked, wanted) => {
		const fields = boxes(rule, ...ticked);
		expect(fields.map((field) => isStillRequired(field, fields))).toEqual(wanted);
	});

	it("of buttons, only the chosen one is still wanted", () => {
		const button = (id: string, value: string | null) =>
			makeField("RadioButton", { id, groupName: "g", isRequired: true, value });
		const wanted = (fields: FieldWithValue[]) => fields.map((field) => isStillRequired(field, fields));
		expect(wanted([button("a", null), button("b", null)])).toEqual([true, true]);
		expect(wanted([button("a", "off"), button("b", "on")])).toEqual([false, true]);
	});

	it("cannot be ticked beyond the most; a ticked one may be ticked again, and one be taken out", () => {
		const fields = boxes({ minimum: 0, maximum: 2 }, true, true, false);
		const judge = (index: number, raw: string) => {
			const field = fields[index];
			return field && validateValue(field, raw, { now, fields });
		};
		expect(judge(2, "on")).toEqual({ error: { code: "tooManyTicked", maximum: 2 } });
		expect(judge(1, "on")).toEqual({ value: "on" });
		expect(judge(1, "off")).toEqual({ value: "off" });
		expect(fields.map((field) => isGroupFull(fields, field))).toEqual([false, false, true]);
		expect(fields[0] && isGroupOver(boxes({ minimum: 0, maximum: 1 }, true, true), fields[0])).toBe(false);
	});

	it("another group does not count", () => {
		const fields = [...boxes({ minimum: 0, maximum: 1 }, true), makeField("CheckBox", { id: "x", groupName: "h" })];
		const other = fields[1];
		expect(other && validateValue(other, "on", { now, fields })).toEqual({ value: "on" });
	});
});
