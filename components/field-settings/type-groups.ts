import type { FieldType } from "#lib/fields/field-types.ts";

/** The types in the order in which they are offered: what nearly every document has, then the rest. */
export const TYPE_GROUPS: readonly (readonly FieldType[])[] = [
	["Signature", "Initial", "DateSigned", "Name", "Email", "Title", "Company"],
	[
		"TextBox",
		"EditableDate",
		"CheckBox",
		"RadioButton",
		"Dropdown",
		"Formula",
		"Image",
		"Attachment",
		"Drawing",
		"Label",
		"Hyperlink",
	],
];
