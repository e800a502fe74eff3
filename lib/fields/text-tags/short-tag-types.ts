import type { FieldType } from "#lib/fields/field-types.ts";

/** The short names of tags (lib/contract/README.md "Text tags"); the names of field types work as well. */
export const SHORT_TAG_TYPES: Readonly<Record<string, FieldType>> = {
	text: "TextBox",
	sign: "Signature",
	init: "Initial",
	date: "DateSigned",
	editdate: "EditableDate",
	check: "CheckBox",
	radio: "RadioButton",
};
