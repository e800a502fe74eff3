import type { FieldDefinition, FieldWithValue } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY, isFillable } from "#lib/fields/registry.ts";
import { shownFields } from "#lib/fields/rules/conditions.ts";
import { boxGroup, isGroupFull, isGroupShort, radioGroup } from "#lib/fields/rules/groups.ts";
import { type CanonicalValue, canonicalValue } from "./canonical-value.ts";

/*
 * Canonical values: text types an NFC string; CheckBox and RadioButton on or off; Dropdown the option;
 * EditableDate yyyy-MM-dd; DateSigned an ISO instant; Formula a decimal number (1234.50);
 * Signature, Initial and Drawing the JSON of a Mark;
 * Image and Attachment the JSON of a FileValue. null is no value.
 */

/**
 * Whether a signer may give the field this value, and its canonical form; the same in browser and
 * server. A DateSigned takes `now`, whatever was sent. With `fields` (the signer's own), the copies of
 * a dataSyncTag have their say as well.
 * @throws Error for a CustomRegex when the regular expression engine is not loaded (await loadRegexEngine)
 */
export function validateValue(
	field: FieldDefinition,
	raw: unknown,
	{ now, fields = [] }: { now: Date; fields?: readonly FieldWithValue[] },
): CanonicalValue {
	if (field.type === "DateSigned") return { value: now.toISOString() };
	if (field.isReadOnly || !isFillable(field.type)) return { error: { code: "notEditable" } };
	const result = canonicalValue(field, raw);
	if ("error" in result || result.value === null) return result;
	if (result.value === "on" && isGroupFull(fields, field)) {
		return { error: { code: "tooManyTicked", maximum: field.groupRule?.maximum ?? 0 } };
	}
	for (const copy of syncedCopies(fields, field)) {
		const copied = canonicalValue(copy, result.value);
		if ("error" in copied) return copied;
	}
	return result;
}

/** Whether a person has filled the field: a box is filled when it is checked, `off` is not enough. */
export function isFilled(field: FieldWithValue): boolean {
	if (FIELD_REGISTRY[field.type].kind === "choice") return field.value === "on";
	return field.value !== null && field.value !== "";
}

/**
 * Whether the signer must fill the field. One required button makes its whole group required, and so does
 * a rule that wants some boxes ticked.
 */
export function isFieldRequired(field: FieldDefinition, fields: readonly FieldDefinition[]): boolean {
	if (!isFillable(field.type) || field.isReadOnly) return false;
	return (
		field.isRequired ||
		(field.groupRule?.minimum ?? 0) > 0 ||
		radioGroup(fields, field).some((button) => button.isRequired)
	);
}

/**
 * Whether the field is filled because it must be, or still has to be: where enough of a group is chosen,
 * nothing more is wanted of its other buttons or boxes.
 */
export function isStillRequired(field: FieldWithValue, fields: readonly FieldWithValue[]): boolean {
	if (!isFieldRequired(field, fields)) return false;
	if (requiredGroup(field, fields) === null || isFilled(field)) return true;
	return field.type === "CheckBox" ? isGroupShort(fields, field) : !radioGroup(fields, field).some(isFilled);
}

/** What counts as one thing to do: the name of a group of buttons or boxes, or null for a field by itself. */
export function requiredGroup(field: FieldDefinition, fields: readonly FieldDefinition[]): string | null {
	if (radioGroup(fields, field).length > 0) return `radio ${field.groupName}`;
	return boxGroup(fields, field).length > 0 && !field.isRequired ? `boxes ${field.groupName}` : null;
}

/**
 * The signer's required fields that are still empty, in walking order; a group is named once, by its
 * first button or its first box that is not ticked. What a rule hides is not missing.
 */
export function missingRequired<T extends FieldWithValue>(all: readonly T[]): T[] {
	const fields = shownFields(all);
	const groupsSeen = new Set<string>();
	return orderFields(fields).filter((field) => {
		if (!isFieldRequired(field, fields)) return false;
		const name = requiredGroup(field, fields);
		if (name === null) return !isFilled(field);
		if (groupsSeen.has(name)) return false;
		const isBox = field.type === "CheckBox";
		if (isBox && isFilled(field)) return false;
		groupsSeen.add(name);
		return isBox ? isGroupShort(fields, field) : !radioGroup(fields, field).some(isFilled);
	});
}

/**
 * The fields that change when one of the signer's fields takes a canonical value, each with its new
 * value; empty when nothing changes. A chosen button turns its group's others off, and the copies of a
 * dataSyncTag follow. A group whose choice is read-only does not change.
 */
export function applyValue<T extends FieldWithValue>(fields: readonly T[], fieldId: string, value: string | null): T[] {
	const target = fields.find((field) => field.id === fieldId);
	if (!target) return [];
	const group = radioGroup(fields, target);
	if (value === "on" && group.some((button) => button !== target && button.isReadOnly && isFilled(button))) return [];
	const next = new Map<T, string | null>([[target, value]]);
	for (const copy of syncedCopies(fields, target)) next.set(copy, value);
	if (value === "on") {
		for (const button of group) if (button !== target && button.value !== null) next.set(button, "off");
	}
	return fields.flatMap((field) => {
		const changed = next.get(field);
		return changed === undefined || changed === field.value ? [] : [{ ...field, value: changed }];
	});
}

/** The signer's other fields that show the same value as this one and may be written. */
export function syncedCopies<T extends FieldDefinition>(fields: readonly T[], field: FieldDefinition): T[] {
	if (field.dataSyncTag === null || FIELD_REGISTRY[field.type].kind !== "text") return [];
	return fields.filter(
		(other) =>
			other.id !== field.id &&
			other.dataSyncTag === field.dataSyncTag &&
			FIELD_REGISTRY[other.type].kind === "text" &&
			!other.isReadOnly,
	);
}

/**
 * The order in which Next and Tab walk: fields with a positive tabIndex first, by it; then by page, by
 * rows from the top, and in a row in reading direction (right to left when most of its fields are RTL).
 * Equal places keep the order of the request.
 */
export function orderFields<T extends FieldDefinition>(fields: readonly T[]): T[] {
	const indexed = fields.filter(hasTabIndex).sort((a, b) => (a.tabIndex ?? 0) - (b.tabIndex ?? 0));
	const pages = new Map<number, T[]>();
	for (const field of fields) {
		if (!hasTabIndex(field)) pages.set(field.page, [...(pages.get(field.page) ?? []), field]);
	}
	const walked = [...pages.entries()]
		.sort(([a], [b]) => a - b)
		.flatMap(([, onPage]) => rowsOf(onPage).flatMap(readRow));
	return [...indexed, ...walked];
}

function hasTabIndex(field: FieldDefinition): boolean {
	return field.tabIndex !== null && field.tabIndex > 0;
}

/** Groups fields that stand beside each other: they share at least half of the lower one's height. */
function rowsOf<T extends FieldDefinition>(fields: readonly T[]): T[][] {
	const rows: T[][] = [];
	for (const field of [...fields].sort((a, b) => a.bounds.y - b.bounds.y)) {
		const row = rows.at(-1);
		// Measured against the row's first field, so that a staircase does not become one row.
		if (row?.[0] && standBeside(row[0], field)) row.push(field);
		else rows.push([field]);
	}
	return rows;
}

function standBeside({ bounds: a }: FieldDefinition, { bounds: b }: FieldDefinition): boolean {
	const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return shared >= Math.min(a.height, b.height) / 2;
}

function readRow<T extends FieldDefinition>(row: T[]): T[] {
	const rtlCount = row.filter((field) => field.textDirection === "RTL").length;
	const direction = rtlCount > row.length / 2 ? -1 : 1;
	return [...row].sort((a, b) => direction * (a.bounds.x - b.bounds.x));
}
