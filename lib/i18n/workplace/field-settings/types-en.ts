/** What each type of field is called. */
export const fieldTypesEn = {
	Signature: "Signature",
	Initial: "Initials",
	DateSigned: "Date signed",
	Name: "Name",
	Email: "Email",
	Title: "Title",
	Company: "Company",
	TextBox: "Text",
	EditableDate: "Date",
	CheckBox: "Checkbox",
	RadioButton: "Choice",
	Dropdown: "Dropdown",
	Image: "Image",
	Attachment: "Attachment",
	Drawing: "Drawing",
	Label: "Fixed text",
	Hyperlink: "Link",
	Formula: "Formula",
};

export type FieldTypesMessages = typeof fieldTypesEn;
