import type { CUSTOM_FIELD_OPERATIONS } from "#lib/contract/custom-fields/operations.ts";
import { createCustomField, customFieldBody, makeBrand, TEXT_BOX } from "../../custom-fields.ts";
import { EVERYBODY, type OperationCase } from "../operation-case.ts";

const FORMULA = {
	fieldType: "Formula",
	width: 100,
	height: 20,
	formulaFieldSettings: { formulaExpression: "1 + 1" },
};

const REQUIRED = ["FieldName", "BrandId", "FormField"];

function creates(formField: object): OperationCase {
	return {
		roles: EVERYBODY,
		requires: REQUIRED,
		refusal: { status: 404, errorType: "NotFound", part: "BrandId" },
		arrange: async (caller) => {
			const body = await customFieldBody(caller, formField);
			return { id: await makeBrand(caller), call: (brandId) => ({ body: { ...body, brandId } }) };
		},
	};
}

function edits(formField: object): OperationCase {
	return {
		roles: EVERYBODY,
		requires: REQUIRED,
		arrange: async (caller) => {
			const body = await customFieldBody(caller, formField);
			const { id } = await createCustomField(caller);
			return { id, call: (customFieldId) => ({ query: { customFieldId }, body }) };
		},
	};
}

/** How the operations on custom fields are called. */
export const CUSTOM_FIELD_CASES: Record<keyof typeof CUSTOM_FIELD_OPERATIONS, OperationCase> = {
	createCustomField: creates(TEXT_BOX),
	createCustomFieldBeta: creates(FORMULA),
	listCustomFields: {
		roles: EVERYBODY,
		arrange: async (caller) => ({
			id: (await createCustomField(caller)).brandId,
			call: (brandId) => ({ query: { brandId } }),
		}),
	},
	editCustomField: edits(TEXT_BOX),
	editCustomFieldBeta: edits(FORMULA),
	deleteCustomField: {
		roles: EVERYBODY,
		arrange: async (caller) => ({
			id: (await createCustomField(caller)).id,
			call: (customFieldId) => ({ query: { customFieldId } }),
		}),
	},
};
