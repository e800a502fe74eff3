import type { FieldKey } from "#lib/fields/keys.ts";

/** What each key of a form field means, for the reference page: all of them, or it does not compile. */
export const FIELD_KEY_TEXTS: Readonly<Record<FieldKey, string>> = {
	id: "Yours, unique in the document. Made up when left out.",
	name: "What the signer and the certificate call it.",
	fieldType: "One of the types above.",
	pageNumber: "From 1; runs on across files.",
	bounds: "x, y, width, height in pixels of 96 dpi, from the top left of the page as it is shown.",
	isRequired: "The signer cannot finish without it.",
	isReadOnly: "Shown with its value and not to be changed; needs one.",
	value: "Filled in beforehand. Check boxes and radio buttons: on or off. Images: a data URI.",
	groupName:
		"Radio buttons of one name are one choice; check boxes of one name are counted together where formGroups says so.",
	characterLimit: "Most characters a signer may type.",
	dropdownOptions: "What to choose from.",
	width: "In place of bounds.width.",
	height: "In place of bounds.height.",
	fontSize: "In pixels of 96 dpi.",
	font: "Helvetica, Courier, TimesRoman, NotoSans or Carlito.",
	fontHexColor: "Colour of the text, like #1F4FD8.",
	isBoldFont: "Bold.",
	isItalicFont: "Italic.",
	isUnderLineFont: "Underlined.",
	lineHeight: "Distance of lines, in pixels of 96 dpi.",
	placeHolder: "Shown while the field is empty; never printed.",
	validationType: "None, NumbersOnly, EmailAddress, Currency or CustomRegex.",
	validationCustomRegex: "What a value must match with CustomRegex. Patterns are matched in linear time.",
	validationCustomRegexMessage: "What the signer reads when it does not.",
	dateFormat:
		"How a date is printed: MM/dd/yyyy when left out, or as the signer's language writes dates where the account is set so; null takes the account's.",
	timeFormat: "How a time is printed after the date; None for no time.",
	imageInfo: "title, description, allowedFileExtensions (.jpg, .png, .svg, .bmp).",
	attachmentInfo:
		"title, description, allowedFileTypes (PDF, Document, Image, or several of them; all when left out), acceptedFileTypes (extensions like .pdf, which win over allowedFileTypes).",
	editableDateFieldSettings: "dateFormat, minDate, maxDate.",
	hyperlinkText: "What is shown for the address in value.",
	dataSyncTag: "Fields of one tag take each other's value.",
	textAlign: "Left, Center or Right.",
	textDirection: "LTR or RTL.",
	characterSpacing: "In pixels of 96 dpi.",
	idPrefix: "Begins the ids that are made up.",
	restrictIdPrefixChange: "Accepted; ids stay as they are once sent.",
	backgroundHexColor: "Fills the box.",
	resizeOption: "What a long text does: GrowVertically, GrowHorizontally, GrowBoth, Fixed or AutoResizeFont.",
	formulaFieldSettings:
		"formulaExpression: numbers, + - * / % ^, parentheses, sum, avg, min, max, abs, round, and ids of text boxes with the validation NumbersOnly or Currency or of other formulas, in brackets where they are not one word: [unit price] * quantity. decimalPrecision: 0 to 10 decimals, 0 when left out.",
};
