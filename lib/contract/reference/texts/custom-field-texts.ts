const BODY = {
	fieldName: "How senders find it; up to 255 characters.",
	fieldDescription: "What it is for; up to 2,000 characters.",
	fieldOrder: "Its place among the brand's custom fields, a number or its digits; 1 unless given.",
	brandId: "The brand it belongs to; it goes when the brand goes.",
	sharedField: "Everybody in the account sees it. Otherwise only you do.",
	formField:
		"A form field without a place: see Form fields, with width and height above 0, idPrefix and restrictIdPrefixChange.",
} as const;

const FORMULA =
	"The same, with Formula among the types; its formulaFieldSettings may be left out, for who places it to give.";

function bodyOf(operation: string, more: Partial<Record<keyof typeof BODY, string>> = {}): [string, string][] {
	return Object.entries({ ...BODY, ...more }).map(([part, text]) => [`${operation}.${part}`, text]);
}

/** What the parts of operations on custom fields mean. */
export const CUSTOM_FIELD_TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
	...bodyOf("createCustomField"),
	...bodyOf("createCustomFieldBeta", { formField: FORMULA }),
	...bodyOf("editCustomField"),
	...bodyOf("editCustomFieldBeta", { formField: FORMULA }),
	["editCustomField.customFieldId", "As creating answered. What is left out falls to its default."],
	["editCustomFieldBeta.customFieldId", "As creating answered. What is left out falls to its default."],
	["listCustomFields.brandId", "Whose custom fields."],
	["deleteCustomField.customFieldId", "As creating answered. Fields placed before stay as they are."],
]);
