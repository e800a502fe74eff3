import type { FieldWithValue } from "./field-types.ts";
import { DEFAULT_FONT } from "./looks/default-font.ts";

/**
 * What a field is where nobody says anything of it, besides what it is and where it stands: what parse-field-definition.ts
 * makes of a TextBox without a word more. That loads what judges patterns and formulas, which an editor that opens has
 * no use for yet.
 */
export const FIELD_DEFAULTS: Readonly<Omit<FieldWithValue, "id" | "type" | "page" | "bounds">> = {
	name: "",
	isRequired: false,
	isReadOnly: false,
	groupName: null,
	groupRule: null,
	characterLimit: null,
	conditionalRules: [],
	dropdownOptions: [],
	placeholder: "",
	label: "",
	validationType: "None",
	validationRegex: null,
	validationRegexMessage: null,
	font: DEFAULT_FONT,
	textAlign: "Left",
	textDirection: "LTR",
	characterSpacing: 0,
	backgroundColor: null,
	dateFormat: "MM/dd/yyyy",
	timeFormat: "None",
	minDate: null,
	maxDate: null,
	imageInfo: { title: "", description: "", allowedFileExtensions: [] },
	attachmentInfo: { title: "", description: "", allowedFileTypes: [], acceptedFileTypes: [] },
	hyperlinkText: "",
	formula: null,
	dataSyncTag: null,
	resizeOption: "Fixed",
	tabIndex: null,
	value: null,
};
