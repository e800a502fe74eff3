import { CUSTOM_FIELD_OPERATIONS as OPERATIONS } from "#lib/contract/custom-fields/operations.ts";
import { createCustomField } from "#lib/domain/custom-fields/create-custom-field.ts";
import { deleteCustomField } from "#lib/domain/custom-fields/delete-custom-field.ts";
import { editCustomField } from "#lib/domain/custom-fields/edit-custom-field.ts";
import { listCustomFields } from "#lib/domain/custom-fields/list-custom-fields.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on custom fields. */
export const CUSTOM_FIELD_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	createCustomField: defineRoute(OPERATIONS.createCustomField, createCustomField, ({ body }) => body),
	createCustomFieldBeta: defineRoute(OPERATIONS.createCustomFieldBeta, createCustomField, ({ body }) => body),
	listCustomFields: defineRoute(OPERATIONS.listCustomFields, listCustomFields, ({ query }) => query),
	editCustomField: defineRoute(OPERATIONS.editCustomField, editCustomField, ({ query, body }) => ({
		...query,
		field: body,
	})),
	editCustomFieldBeta: defineRoute(OPERATIONS.editCustomFieldBeta, editCustomField, ({ query, body }) => ({
		...query,
		field: body,
	})),
	deleteCustomField: defineRoute(OPERATIONS.deleteCustomField, deleteCustomField, ({ query }) => query),
};
