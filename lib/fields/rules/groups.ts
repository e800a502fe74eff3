import type { FieldDefinition, FieldWithValue } from "#lib/fields/field-types.ts";

/** The buttons of the field's group, itself included; empty when it is no RadioButton. */
export function radioGroup<T extends FieldDefinition>(fields: readonly T[], field: FieldDefinition): T[] {
	if (field.type !== "RadioButton") return [];
	return fields.filter((other) => other.type === "RadioButton" && other.groupName === field.groupName);
}

/** The boxes that are counted together with this one, itself included; empty when nothing is counted. */
export function boxGroup<T extends FieldDefinition>(fields: readonly T[], field: FieldDefinition): T[] {
	if (field.type !== "CheckBox" || !field.groupRule) return [];
	return fields.filter((other) => other.type === "CheckBox" && other.groupRule && other.groupName === field.groupName);
}

/** The buttons, or the boxes, that one chooses among, the field itself included; empty when it stands alone. */
export function choiceGroup<T extends FieldDefinition>(fields: readonly T[], field: FieldDefinition): T[] {
	return field.type === "RadioButton" ? radioGroup(fields, field) : boxGroup(fields, field);
}

/** Whether no further box of the field's group may be ticked. */
export function isGroupFull(fields: readonly FieldWithValue[], field: FieldDefinition): boolean {
	const maximum = field.groupRule?.maximum ?? null;
	if (maximum === null) return false;
	const others = boxGroup(fields, field).filter((box) => box.id !== field.id && box.value === "on");
	return others.length >= maximum;
}

/** Whether too few boxes of the field's group are ticked. */
export function isGroupShort(fields: readonly FieldWithValue[], field: FieldDefinition): boolean {
	const minimum = field.groupRule?.minimum ?? 0;
	return boxGroup(fields, field).filter((box) => box.value === "on").length < minimum;
}

/** Whether more boxes of the field's group are ticked than may be. */
export function isGroupOver(fields: readonly FieldWithValue[], field: FieldDefinition): boolean {
	const maximum = field.groupRule?.maximum ?? null;
	return maximum !== null && boxGroup(fields, field).filter((box) => box.value === "on").length > maximum;
}
