import type { CUSTOM_FIELD_OPERATIONS } from "../../custom-fields/operations.ts";
import type { ExampleCalls } from "./example-call.ts";

const BRAND_ID = "3a7c2f58-4f0b-4a43-b7a4-2f1d7b9e6c05";
const query = { customFieldId: "6f0e9b52-1c7d-4f5a-8b8e-0a4b7c9d3e21" };

function body(formField: object) {
	return {
		...{ fieldName: "Phone number", fieldDescription: "Where we reach the signer", fieldOrder: 1 },
		...{ brandId: BRAND_ID, sharedField: true, formField },
	};
}

const PHONE = { fieldType: "TextBox", width: 150, height: 22, validationType: "NumbersOnly" };
const TOTAL = {
	...{ fieldType: "Formula", width: 150, height: 22 },
	formulaFieldSettings: { formulaExpression: "rent * 12 + deposit", decimalPrecision: 2 },
};

/** How operations on custom fields are called. */
export const CUSTOM_FIELD_EXAMPLES: ExampleCalls<keyof typeof CUSTOM_FIELD_OPERATIONS> = {
	createCustomField: { json: body(PHONE) },
	createCustomFieldBeta: { json: body(TOTAL) },
	listCustomFields: { query: { brandId: BRAND_ID } },
	editCustomField: { query, json: body(PHONE) },
	editCustomFieldBeta: { query, json: body(TOTAL) },
	deleteCustomField: { query },
};
