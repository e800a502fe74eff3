import type { FieldKey } from "#lib/fields/keys.ts";

/** Descriptions of form field keys for the reference. A missing key doesn’t compile. */
export const FIELD_KEY_TEXTS: Readonly<Record<FieldKey, string>> = {
	id: "Your ID for the field, unique in the document. Generated if omitted.",
	name: "Name shown to the signer and on the certificate.",
	fieldType: "One of the types above.",
	pageNumber: "Page, from 1. Numbers continue across files.",
	bounds: "x, y, width and height in pixels at 96 dpi, from the top left of the displayed page.",
	isRequired: "The signer can’t finish without it.",
	isReadOnly: "The signer can’t change the value. Requires a value.",
	value: "Default value. Checkboxes and radio buttons: on or off. Images: a data URI.",
	groupName:
		"Radio buttons with the same name form one choice. Checkboxes with the same name form a group for formGroups.",
	characterLimit: "Maximum number of characters a signer can type.",
	dropdownOptions: "Options of the dropdown.",
	width: "Alternative to bounds.width.",
	height: "Alternative to bounds.height.",
	fontSize: "In pixels at 96 dpi.",
	font: "Helvetica, Courier, TimesRoman, NotoSans or Carlito.",
	fontHexColor: "Text colour, such as #1F4FD8.",
	isBoldFont: "Bold text.",
	isItalicFont: "Italic text.",
	isUnderLineFont: "Underlined text.",
	lineHeight: "Line height in pixels at 96 dpi.",
	placeHolder: "Shown while the field is empty. Never printed.",
	validationType: "None, NumbersOnly, EmailAddress, Currency or CustomRegex.",
	validationCustomRegex: "Pattern for CustomRegex. Matched in linear time.",
	validationCustomRegexMessage: "Error shown to the signer if the pattern doesn’t match.",
	dateFormat: "Date format. Defaults to MM/dd/yyyy; null uses the account’s format.",
	timeFormat: "Time format, printed after the date. None omits the time.",
	imageInfo: "title, description, allowedFileExtensions (.jpg, .png, .svg, .bmp).",
	attachmentInfo:
		"title, description, allowedFileTypes (PDF, Document, Image or several; defaults to all), acceptedFileTypes (extensions such as .pdf; overrides allowedFileTypes).",
	editableDateFieldSettings: "dateFormat, minDate, maxDate.",
	hyperlinkText: "Link text shown instead of the address in value.",
	dataSyncTag: "Fields with the same tag share a value.",
	textAlign: "Left, Center or Right.",
	textDirection: "LTR or RTL.",
	characterSpacing: "In pixels at 96 dpi.",
	idPrefix: "Prefix for generated IDs.",
	restrictIdPrefixChange: "Accepted but ignored. IDs don’t change after sending.",
	backgroundHexColor: "Background colour, such as #FFF3C4.",
	resizeOption:
		"How the field adapts to long text: GrowVertically, GrowHorizontally, GrowBoth, Fixed or AutoResizeFont.",
	formulaFieldSettings:
		"formulaExpression: numbers, + - * / % ^, parentheses, sum, avg, min, max, abs, round, and IDs of formulas or of text boxes validated as NumbersOnly or Currency. Put IDs of more than one word in brackets: [unit price] * quantity. decimalPrecision: 0 to 10 decimals; defaults to 0.",
};
