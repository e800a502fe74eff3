import type { TextTagKey } from "#lib/fields/text-tags/keys.ts";

/** What each key of a text tag definition means, for the reference page: all of them, or it does not compile. */
export const TEXT_TAG_KEY_TEXTS: Readonly<Record<TextTagKey, string>> = {
	definitionId: "The x of the tag {{@x}}. Required.",
	type: "A type of form field. Required.",
	signerIndex: "The signer's place in the list, from 1. Required.",
	isRequired: "The signer cannot finish without it; its tag must then stand in a file.",
	fieldId: "The field's id, when one tag uses the definition. Made up when left out.",
	radioGroupName: "Radio buttons of one name are one choice.",
	groupName: "The same; for check boxes the group that formGroups counts.",
	size: "width and height in pixels of 96 dpi. Left out or 0: as large as the tag is printed.",
	offset: "offsetX and offsetY: how far to the right of and below the tag's top left corner.",
	label: "What the signer is told the field is; a tag's own label wins.",
	placeholder: "Shown while the field is empty; never printed.",
	value: "Filled in beforehand.",
	isReadOnly: "Shown with its value and not to be changed; needs one.",
	font: "name, size, color, style (Bold, Italic, Underline), lineHeight.",
	validation: "type (NumbersOnly, EmailAddress, Currency, CustomRegex), regex, regexMessage.",
	dateFormat:
		"How a date is printed: MM/dd/yyyy when left out, or as the signer's language writes dates where the account is set so; null takes the account's.",
	timeFormat: "How a time is printed after the date.",
	dropdownOptions: "What to choose from.",
	imageInfo: "title, description, allowedFileExtensions.",
	attachmentInfo:
		"title, description, allowedFileTypes (PDF, Document, Image, or several of them; all when left out), acceptedFileTypes (extensions like .pdf, which win over allowedFileTypes).",
	hyperlinkText: "What is shown for the address in value.",
	formulaFieldSettings: "Of a Formula: formulaExpression and decimalPrecision.",
	tabIndex: "Place in the order of fields.",
	dataSyncTag: "Fields of one tag take each other's value.",
	textAlign: "Left, Center or Right.",
	textDirection: "LTR or RTL.",
	characterSpacing: "In pixels of 96 dpi.",
	characterLimit: "Most characters a signer may type.",
	resizeOption: "How the field grows with its text.",
	backgroundHexColor: "Colour behind the field, like #FFF3C4.",
};
