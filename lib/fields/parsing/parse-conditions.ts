import type { ConditionalRule, FieldType } from "#lib/fields/field-types.ts";
import { type InputReader, isEmptyValue, InputReader as Reader } from "./read-input.ts";

/** Types whose value can show and hide other fields. */
const TRIGGERS: readonly FieldType[] = ["CheckBox", "RadioButton", "Dropdown"];
const MAX_RULES = 200;

/**
 * The rules of a field that shows others: each names a field that is there only while this one is ticked, or
 * not ticked, or holds an option.
 */
export function parseConditionalRules(reader: InputReader, type: FieldType, options: string[]): ConditionalRule[] {
	const given = reader.raw("conditionalRules");
	if (isEmptyValue(given)) return [];
	const items = reader.list("conditionalRules") ?? [];
	if (!TRIGGERS.includes(type)) {
		reader.fail("conditionalRules", "ConditionalRules are supported for CheckBox, RadioButton and Dropdown fields.");
		return [];
	}
	if (items.length > MAX_RULES) reader.fail("conditionalRules", `At most ${MAX_RULES} ConditionalRules are allowed.`);
	return items.flatMap((item, index) => {
		const path = `${reader.path}.ConditionalRules[${index}]`;
		if (typeof item !== "object" || item === null) {
			reader.fail(`conditionalRules[${index}]`, "A conditional rule must be an object.");
			return [];
		}
		const rule = new Reader(item as Record<string, unknown>, path, reader.errors);
		const fieldId = rule.text("fieldId", 255);
		if (fieldId === null) rule.fail("fieldId", "FieldId is required: the field that the rule shows.");
		const value = type === "Dropdown" ? rule.text("value", 500) : null;
		if (type === "Dropdown" && (value === null || !options.includes(value))) {
			rule.fail("value", "Value must be one of the DropdownOptions.");
		}
		return [{ fieldId: fieldId ?? "", isChecked: rule.boolean("isChecked") ?? type === "Dropdown", value }];
	});
}
