const BODY = {
	fieldName: "Name shown to senders. Up to 255 characters.",
	fieldDescription: "Purpose of the field. Up to 2,000 characters.",
	fieldOrder: "Position of the field among the brand’s custom fields, as a number or string. Defaults to 1.",
	brandId: "ID of the brand that the field belongs to. Deleting the brand also deletes the field.",
	sharedField: "Whether the field is visible to everyone in the account. If not, only you can see it.",
	formField:
		"A form field without a position. See Form fields. Width and height must be greater than 0. Also accepts idPrefix and restrictIdPrefixChange.",
} as const;

const FORMULA =
	"A form field without a position. See Form fields. Also accepts the type Formula. To set the formula when the field is placed, omit formulaFieldSettings.";

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
		"The custom field’s ID, returned when it was created. Parameters that you omit are reset to their defaults.",
	],
	[
		"editCustomFieldBeta.customFieldId",
		"The custom field’s ID, returned when it was created. Parameters that you omit are reset to their defaults.",
	],
	["listCustomFields.brandId", "ID of the brand to list custom fields for."],
	[
		"deleteCustomField.customFieldId",
		"The custom field’s ID, returned when it was created. Fields that are already placed don’t change.",
	],
]);
