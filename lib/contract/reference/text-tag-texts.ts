import type { TextTagKey } from "#lib/fields/text-tags/text-tag-keys.ts";

/** Descriptions of text tag keys for the reference. A missing key doesn’t compile. */
export const TEXT_TAG_KEY_TEXTS: Readonly<Record<TextTagKey, string>> = {
	definitionId: "ID of the definition, which is the x in the tag {{@x}}. Required.",
	type: "Type of the field, which must be one of the form field types. Required.",
	signerIndex: "Position of the signer in the list of signers, starting from 1. Required.",
	isRequired:
		"Whether the signer must fill in the field to finish. If true, at least one of the files must contain the tag.",
	fieldId:
		"ID of the field. Specify an ID only if a single tag uses the definition. If you omit the ID, one is generated.",
	radioGroupName: "Name of the group. A signer can select only one of the radio buttons with the same group name.",
	groupName:
		"For radio buttons, the same as radioGroupName. For checkboxes, the name of the group that you can use in formGroups.",
	size: "Width and height in pixels at 96 dpi. If the size is omitted or 0, the field has the size of the printed tag.",
	offset:
		"Distance from the top left corner of the tag in pixels at 96 dpi. offsetX moves the field to the right, and offsetY moves it down.",
	label: "Label of the field, shown to the signer. A label in the tag overrides this label.",
	placeholder:
		"Placeholder text that is shown while the field is empty. The placeholder text is never printed on the document.",
	value: "Default value.",
	isReadOnly: "Whether the value is read-only for the signer. If true, a value is required.",
	font: "Font of the text. The style can be Bold, Italic or Underline.",
	validation: "Type of value that the signer can enter. The regex and regexMessage settings apply only to CustomRegex.",
	dateFormat: "Format of the date. If dateFormat is omitted or null, the account’s format is used.",
	timeFormat: "Format of the time, which is printed after the date.",
	dropdownOptions: "Options in the dropdown.",
	imageInfo: "Image to request from the signer.",
	attachmentInfo:
		"File to request from the signer. allowedFileTypes can be PDF, Document, Image or several of these types, and defaults to all of them. acceptedFileTypes lists extensions such as .pdf and overrides allowedFileTypes.",
	hyperlinkText: "Link text, shown instead of the URL in value.",
	formulaFieldSettings: "Settings for the formula, if the type is Formula.",
	tabIndex: "Position of the field in the tab order.",
	dataSyncTag: "Tag that synchronises values. Fields with the same tag share the same value.",
	textAlign: "Alignment of the text.",
	textDirection: "Direction of the text.",
	characterSpacing: "Space between characters in pixels at 96 dpi.",
	characterLimit: "Maximum number of characters that the signer can type.",
	resizeOption: "How the field adapts when its text is too long.",
	backgroundHexColor: "Background colour, such as #FFF3C4.",
};
