/**
 * What a form field is. This folder is isomorphic and imports nothing of ours: the API, the signing
 * page and the sealing read the same rules here (lib/contract/README.md "Form fields").
 */

/** Canonical spellings; the contract maps every accepted spelling to these. */
export const FIELD_TYPES = [
	"Signature",
	"Initial",
	"TextBox",
	"CheckBox",
	"RadioButton",
	"Dropdown",
	"Label",
	"DateSigned",
	"EditableDate",
	"Image",
	"Attachment",
	"Hyperlink",
	"Name",
	"Email",
	"Title",
	"Company",
	"Drawing",
	"Formula",
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const FONTS = ["Helvetica", "Courier", "TimesRoman", "NotoSans", "Carlito"] as const;
export type FontName = (typeof FONTS)[number];

export const VALIDATION_TYPES = ["None", "NumbersOnly", "EmailAddress", "Currency", "CustomRegex"] as const;
export type ValidationType = (typeof VALIDATION_TYPES)[number];

export const RESIZE_OPTIONS = ["GrowVertically", "GrowHorizontally", "GrowBoth", "Fixed", "AutoResizeFont"] as const;
export type ResizeOption = (typeof RESIZE_OPTIONS)[number];

export const DATE_FORMATS = [
	"MM/dd/yyyy",
	"dd/MM/yyyy",
	"dd-MMM-yyyy",
	"MMM-dd-yyyy",
	"MMM dd, yyyy",
	"dd MMM, yyyy",
	"yyyy, MMM dd",
	"yyyy/MM/dd",
	"dd-MM-yyyy",
	"MM-dd-yyyy",
	"yyyy-MM-dd",
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** An account’s dates are written as each signer’s language writes them, with the month in letters. */
export const SIGNER_LANGUAGE = "SignerLanguage";

/** How an account writes dates that have no format of their own. */
export const ACCOUNT_DATE_FORMATS = [SIGNER_LANGUAGE, ...DATE_FORMATS] as const;
export type AccountDateFormat = (typeof ACCOUNT_DATE_FORMATS)[number];

/** A format as it is printed: also those that `SignerLanguage` comes to, which no request can name. */
export type PrintedDateFormat = DateFormat | "MMM d, yyyy" | "d MMM yyyy";

export const TIME_FORMATS = [
	"hh:mm tt",
	"h:mm tt",
	"HH:mm",
	"H:mm",
	"hh:mm:ss tt",
	"h:mm:ss tt",
	"HH:mm:ss",
	"H:mm:ss",
	"None",
] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];

/**
 * Pixels of 96 dpi (PDF points × 4/3) from the displayed page's top-left corner (lib/contract/README.md
 * "Geometry").
 */
export type Bounds = { x: number; y: number; width: number; height: number };

export type FontSettings = {
	family: FontName;
	/** Pixels of 96 dpi, as the page shows it at 100 %. */
	size: number;
	/** #RRGGBB */
	color: string;
	isBold: boolean;
	isItalic: boolean;
	isUnderline: boolean;
	/** Pixels from base line to base line. */
	lineHeight: number;
};

/** How many boxes of a group are to be ticked; maximum null: as many as there are. */
export type GroupRule = { minimum: number; maximum: number | null };

/**
 * A field that is shown while the one with the rule is ticked (isChecked), is not, or, for a Dropdown,
 * holds an option (value).
 */
export type ConditionalRule = { fieldId: string; isChecked: boolean; value: string | null };

/** What a Formula calculates: ids of fields, numbers and operators (formulas/parse-formula.ts), and how exactly. */
export type FormulaSettings = { expression: string; decimalPrecision: number };

/** One field as it is stored and handed to page and sealing; every key has a value. */
export type FieldDefinition = {
	/** The caller's id (made when absent), unique in the document. */
	id: string;
	name: string;
	type: FieldType;
	/** 1-based; runs on across the files of a document. */
	page: number;
	bounds: Bounds;
	isRequired: boolean;
	isReadOnly: boolean;
	groupName: string | null;
	/** How many check boxes of the same groupName are to be ticked; null when they are not counted. */
	groupRule: GroupRule | null;
	characterLimit: number | null;
	/** Fields of the same signer that are there only while this one holds a value. */
	conditionalRules: ConditionalRule[];
	dropdownOptions: string[];
	placeholder: string;
	/** Tooltip and accessible description. */
	label: string;
	validationType: ValidationType;
	validationRegex: string | null;
	validationRegexMessage: string | null;
	font: FontSettings;
	textAlign: "Left" | "Center" | "Right";
	textDirection: "LTR" | "RTL";
	/** Pixels between characters. */
	characterSpacing: number;
	/** #RRGGBB or null for transparent. */
	backgroundColor: string | null;
	/** null inherits the account's setting at signing time. */
	dateFormat: PrintedDateFormat | null;
	timeFormat: TimeFormat | null;
	/** ISO 8601 instants that bound an EditableDate, or null. */
	minDate: string | null;
	maxDate: string | null;
	imageInfo: { title: string; description: string; allowedFileExtensions: string[] };
	attachmentInfo: { title: string; description: string; allowedFileTypes: string[]; acceptedFileTypes: string[] };
	hyperlinkText: string;
	/** null on all types but Formula. */
	formula: FormulaSettings | null;
	/** Text fields with the same tag show the same value. */
	dataSyncTag: string | null;
	resizeOption: ResizeOption;
	tabIndex: number | null;
};

/** The prefilled or filled value next to its definition; canonical form, see values.ts. */
export type FieldWithValue = FieldDefinition & { value: string | null };

/** A page as displayed, for mapping bounds (pixels) to the PDF's own space (points). */
export type PageGeometry = {
	/** Displayed size in pixels of 96 dpi: after CropBox, /Rotate and UserUnit. */
	widthPx: number;
	heightPx: number;
	/** Clockwise, normalised to 0, 90, 180 or 270. */
	rotation: 0 | 90 | 180 | 270;
	/** Visible box in the PDF's user space, normalised: x0 < x1, y0 < y1. */
	box: [x0: number, y0: number, x1: number, y1: number];
	/** User space units are 1/72 inch times this (PDF 2.0, table 31). */
	userUnit: number;
};
