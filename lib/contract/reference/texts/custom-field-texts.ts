const BODY = {
	fieldName: "Name shown to senders. Up to 255 characters.",
	fieldDescription: "Purpose of the field. Up to 2,000 characters.",
	fieldOrder: "Position of the field among the brand’s custom fields, as a number or a string. Defaults to 1.",
	brandId: "ID of the brand to which the field belongs. Deleting the brand also deletes the field.",
	sharedField:
		"Whether the field is visible to everyone in the account. If the value is false, only you can see the field.",
	formField:
		"A form field without a position. See Form fields. The width and height must be greater than 0. The parameters idPrefix and restrictIdPrefixChange are also accepted.",
} as const;

const FORMULA =
	"A form field without a position. See Form fields. The type Formula is also accepted. To set the formula when the field is placed, omit formulaFieldSettings.";

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
		"The custom field’s ID, returned when the field was created. Parameters that you omit are reset to their defaults.",
	],
	[
		"editCustomFieldBeta.customFieldId",
		"The custom field’s ID, returned when the field was created. Parameters that you omit are reset to their defaults.",
	],
	["listCustomFields.brandId", "ID of the brand whose custom fields are returned."],
	[
		"deleteCustomField.customFieldId",
		"The custom field’s ID, returned when the field was created. Fields that have already been placed don’t change.",
	],
]);
