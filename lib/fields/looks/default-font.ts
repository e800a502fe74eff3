import type { FontSettings } from "#lib/fields/field-types.ts";

/** The font of a field that names none (lib/contract/README.md "Form fields"). */
export const DEFAULT_FONT: FontSettings = {
	family: "Helvetica",
	size: 13,
	color: "#000000",
	isBold: false,
	isItalic: false,
	isUnderline: false,
	lineHeight: 15,
};
