import type { EXTRA_FIELD_KEYS, FieldKey } from "#lib/fields/field-keys.ts";

/** Descriptions of form field keys for the reference. A missing key doesn’t compile. */
export const FIELD_KEY_TEXTS: Readonly<Record<FieldKey | (typeof EXTRA_FIELD_KEYS)[number], string>> = {
	id: "Your ID for the field. The ID must be unique in the document. If you omit the ID, one is generated.",
	name: "Name of the field, shown to the signer and on the certificate.",
	fieldType: "Type of the field, which must be one of the types listed above.",
	pageNumber: "Page number, starting from 1. Pages are numbered continuously across files.",
	bounds:
		"Position (x, y) and size (width, height) in pixels at 96 dpi, measured from the top left of the displayed page.",
	isRequired: "Whether the signer must fill in the field to finish.",
	isReadOnly: "Whether the value is read-only for the signer. If true, a value is required.",
	value: "Default value. For checkboxes and radio buttons, specify on or off. For images, specify a data URI.",
	groupName:
		"Name of the group. A signer can select only one of the radio buttons with the same group name. Checkboxes with the same group name form a group that you can use in formGroups.",
	characterLimit: "Maximum number of characters that the signer can type.",
	dropdownOptions: "Options in the dropdown.",
	width: "Alternative to bounds.width.",
	height: "Alternative to bounds.height.",
	fontSize: "Font size in pixels at 96 dpi.",
	font: "Font of the text.",
	fontHexColor: "Text colour, such as #1F4FD8.",
	isBoldFont: "Whether the text is bold.",
	isItalicFont: "Whether the text is italic.",
	isUnderLineFont: "Whether the text is underlined.",
	lineHeight: "Line height in pixels at 96 dpi.",
	placeHolder:
		"Placeholder text that is shown while the field is empty. The placeholder text is never printed on the document.",
	validationType: "Type of value that the signer can enter.",
	validationCustomRegex:
		"Regular expression that the value must match if validationType is CustomRegex. The expression is matched in linear time.",
	validationCustomRegexMessage: "Error message shown to the signer if the value doesn’t match the pattern.",
	dateFormat: "Format of the date. If dateFormat is null, the account’s format is used.",
	timeFormat:
		"Format of the time, which is printed after the date. With None, the time isn’t printed. If timeFormat is null, the account’s format is used.",
	imageInfo:
		"Image to request from the signer. allowedFileExtensions accepts .jpg, .png, .svg and .bmp, and defaults to all four extensions.",
	attachmentInfo:
		"File to request from the signer, with a title and a description. allowedFileTypes can be PDF, Document, Image or several of these types, and defaults to all of them. acceptedFileTypes lists extensions such as .pdf and overrides allowedFileTypes.",
	editableDateFieldSettings: "Format and allowed range of the date.",
	hyperlinkText: "Link text, shown instead of the URL in value.",
	dataSyncTag: "Tag that synchronises values. Fields with the same tag share the same value.",
	textAlign: "Alignment of the text.",
	textDirection: "Direction of the text.",
	characterSpacing: "Space between characters in pixels at 96 dpi.",
	idPrefix: "Prefix for generated field IDs.",
	restrictIdPrefixChange: "Accepted but ignored. IDs don’t change after sending.",
	backgroundHexColor: "Background colour, such as #FFF3C4.",
	resizeOption: "How the field adapts when its text is too long.",
	formulaFieldSettings:
		"Settings for the formula. formulaExpression can contain numbers, + - * / % ^, parentheses, sum, avg, min, max, abs, round, and the IDs of formulas or of text boxes validated as NumbersOnly or Currency. Put brackets around IDs that have more than one word, for example [unit price] * quantity. decimalPrecision is the number of decimal places, 0 to 10, and defaults to 0.",
	label: "Label of the field, shown to the signer.",
	tabIndex: "Position of the field in the tab order.",
	conditionalRules:
		"Rules that show other fields of the same signer only while this field is checked, unchecked or set to a certain value.",
};
