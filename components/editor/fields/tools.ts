import type { FieldType } from "#lib/fields/field-types.ts";

/** The letters that choose a tool, as `KeyboardEvent.key` in lower case. */
export const TOOL_KEYS: Readonly<Partial<Record<FieldType, string>>> = {
	Signature: "s",
	Initial: "i",
	DateSigned: "d",
	TextBox: "t",
	CheckBox: "c",
};
