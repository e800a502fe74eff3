/**
 * Every key of a form field and of a custom field (lib/contract/README.md "Form fields"), in their own
 * spelling. lib/fields/testing/key-cases.ts holds at least one case for each.
 */
export const FIELD_KEYS = [
	"id",
	"name",
	"fieldType",
	"pageNumber",
	"bounds",
	"isRequired",
	"isReadOnly",
	"value",
	"groupName",
	"characterLimit",
	"dropdownOptions",
	"width",
	"height",
	"fontSize",
	"font",
	"fontHexColor",
	"isBoldFont",
	"isItalicFont",
	"isUnderLineFont",
	"lineHeight",
	"placeHolder",
	"validationType",
	"validationCustomRegex",
	"validationCustomRegexMessage",
	"dateFormat",
	"timeFormat",
	"imageInfo",
	"attachmentInfo",
	"editableDateFieldSettings",
	"hyperlinkText",
	"dataSyncTag",
	"textAlign",
	"textDirection",
	"characterSpacing",
	"idPrefix",
	"restrictIdPrefixChange",
	"backgroundHexColor",
	"resizeOption",
	"formulaFieldSettings",
] as const;
export type FieldKey = (typeof FIELD_KEYS)[number];

/** Keys only the public SDK's form field knows, and which work here (lib/contract/README.md "Keys"). */
export const EXTRA_FIELD_KEYS = ["label", "tabIndex", "conditionalRules"] as const;

/**
 * Keys the public SDK's form field knows and that have no effect here yet. A value that asks for
 * something is refused by name; null, false and empty ones ask for nothing.
 */
export const REFUSED_FIELD_KEYS = [
	"collaborationSettings",
	"allowEditFormField",
	"allowDeleteFormField",
	"isMasked",
	"isDefaultValueRequired",
] as const;
