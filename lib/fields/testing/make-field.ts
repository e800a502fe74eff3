import { DEFAULT_FONT } from "../default-font.ts";
import { FIELD_REGISTRY } from "../registry.ts";
import type { FieldType, FieldWithValue, RequestedField } from "../types.ts";

/** A field with every default, for tests that care about a few of its keys. */
export function makeField(type: FieldType, change: Partial<FieldWithValue> = {}): RequestedField {
	return {
		id: "f1",
		name: "",
		type,
		page: 1,
		bounds: { x: 100, y: 100, width: 150, height: 22 },
		isRequired: FIELD_REGISTRY[type].isRequiredByDefault,
		isReadOnly: false,
		groupName: null,
		groupRule: null,
		conditionalRules: [],
		characterLimit: null,
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
		hasDefaultDateFormat: false,
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
		...change,
	};
}
