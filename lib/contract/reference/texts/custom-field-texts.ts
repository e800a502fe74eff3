const BODY = {
	fieldName: "Name that senders see. Up to 255 characters.",
	fieldDescription: "Purpose of the field. Up to 2,000 characters.",
	fieldOrder: "Position among the brand’s custom fields, as a number or string. Defaults to 1.",
	brandId: "Brand the field belongs to. Deleted with the brand.",
	sharedField: "Visible to everyone in the account. Otherwise only to you.",
	formField:
		"A form field without a position; see Form fields. Width and height must be above 0. Also accepts idPrefix and restrictIdPrefixChange.",
} as const;

const FORMULA =
	"A form field without a position; see Form fields. Also accepts the type Formula. Omit formulaFieldSettings to set them when the field is placed.";

function bodyOf(operation: string, more: Partial<Record<keyof typeof BODY, string>> = {}): [string, string][] {
	return Object.entries({ ...BODY, ...more }).map(([part, text]) => [`${operation}.${part}`, text]);
}

/** Descriptions of the parameters of custom field operations. */
export const CUSTOM_FIELD_TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
	...bodyOf("createCustomField"),
	...bodyOf("createCustomFieldBeta", { formField: FORMULA }),
	...bodyOf("editCustomField"),
	...bodyOf("editCustomFieldBeta", { formField: FORMULA }),
	[
		"editCustomField.customFieldId",
		"The custom field’s ID, returned when it was created. Omitted parameters are reset to their defaults.",
	],
	[
		"editCustomFieldBeta.customFieldId",
		"The custom field’s ID, returned when it was created. Omitted parameters are reset to their defaults.",
	],
	["listCustomFields.brandId", "Brand to list custom fields for."],
	[
		"deleteCustomField.customFieldId",
		"The custom field’s ID, returned when it was created. Fields already placed don’t change.",
	],
]);
