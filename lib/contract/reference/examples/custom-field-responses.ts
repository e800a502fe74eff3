import type { CUSTOM_FIELD_OPERATIONS } from "../../custom-fields/operations.ts";
import type { CustomFieldModel } from "../../custom-fields/read-models.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const PHONE: CustomFieldModel = {
	...{ customFieldId: "6f0e9b52-1c7d-4f5a-8b8e-0a4b7c9d3e21", fieldName: "Phone number" },
	...{ fieldDescription: "Where we reach the signer", fieldOrder: 1, sharedField: true },
	brandId: "3a7c2f58-4f0b-4a43-b7a4-2f1d7b9e6c05",
	formField: {
		...{ fieldType: "TextBox", width: 150, height: 22, isRequired: false, isReadOnly: false, value: null },
		...{ fontSize: 13, font: "Helvetica", fontHexColor: "#000000", isBoldFont: false, isItalicFont: false },
		...{ isUnderLineFont: false, lineHeight: 15, placeHolder: null, validationType: "NumbersOnly" },
		...{ validationCustomRegex: null, validationCustomRegexMessage: null, dateFormat: null, timeFormat: null },
		...{ imageInfo: null, attachmentInfo: null, editableDateFieldSettings: null, hyperlinkText: null },
		...{ characterLimit: null, dataSyncTag: null, dropdownOptions: [], textAlign: "Left", textDirection: "LTR" },
		...{ characterSpacing: 0, backgroundHexColor: null, resizeOption: "Fixed", isMasked: false, idPrefix: null },
		...{ restrictIdPrefixChange: false, formulaFieldSettings: null },
	},
};

const { customFieldId } = PHONE;

/** What operations on custom fields answer. */
export const CUSTOM_FIELD_RESPONSES: ResponseExamples<typeof CUSTOM_FIELD_OPERATIONS> = {
	createCustomField: { customFieldId, message: "The custom field was created." },
	createCustomFieldBeta: { customFieldId, message: "The custom field was created." },
	listCustomFields: { result: [PHONE] },
	editCustomField: { customFieldId, message: "The custom field was changed." },
	editCustomFieldBeta: { customFieldId, message: "The custom field was changed." },
	deleteCustomField: { message: "The custom field was deleted." },
};
