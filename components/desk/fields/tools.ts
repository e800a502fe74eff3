import {
	AtSign,
	BriefcaseBusiness,
	Building2,
	Calendar,
	CalendarCheck,
	ChevronsUpDown,
	CircleDot,
	Image,
	Link,
	type LucideIcon,
	Paperclip,
	Pencil,
	PenLine,
	Sigma,
	Signature,
	SquareCheck,
	TextCursorInput,
	Type,
	User,
} from "lucide-react";
import type { FieldType } from "#lib/fields/types.ts";

/** What stands for each type wherever it is named. */
export const FIELD_ICONS: Readonly<Record<FieldType, LucideIcon>> = {
	Signature,
	Initial: PenLine,
	DateSigned: CalendarCheck,
	Name: User,
	Email: AtSign,
	Title: BriefcaseBusiness,
	Company: Building2,
	TextBox: Type,
	EditableDate: Calendar,
	CheckBox: SquareCheck,
	RadioButton: CircleDot,
	Dropdown: ChevronsUpDown,
	Image,
	Attachment: Paperclip,
	Drawing: Pencil,
	Label: TextCursorInput,
	Hyperlink: Link,
	Formula: Sigma,
};

/** The tools in the order of the palette: what nearly every document has, then the rest. */
export const TOOL_GROUPS: readonly (readonly FieldType[])[] = [
	["Signature", "Initial", "DateSigned", "Name", "Email", "Title", "Company"],
	[
		"TextBox",
		"EditableDate",
		"CheckBox",
		"RadioButton",
		"Dropdown",
		"Formula",
		"Image",
		"Attachment",
		"Drawing",
		"Label",
		"Hyperlink",
	],
];

/** The letters that choose a tool, as `KeyboardEvent.key` in lower case. */
export const TOOL_KEYS: Readonly<Partial<Record<FieldType, string>>> = {
	Signature: "s",
	Initial: "i",
	DateSigned: "d",
	TextBox: "t",
	CheckBox: "c",
};
