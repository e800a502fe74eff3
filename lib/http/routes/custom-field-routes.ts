import { CUSTOM_FIELD_OPERATIONS as OPERATIONS } from "#lib/contract/custom-fields/operations.ts";
import { createCustomField } from "#lib/domain/custom-fields/create-custom-field.ts";
import { deleteCustomField } from "#lib/domain/custom-fields/delete-custom-field.ts";
import { editCustomField } from "#lib/domain/custom-fields/edit-custom-field.ts";
import { listCustomFields } from "#lib/domain/custom-fields/list-custom-fields.ts";
import { defineRoute, type RouteHandler } from "../define-route.ts";

/** Which verb does which operation on custom fields. */
export const CUSTOM_FIELD_ROUTES: Record<keyof typeof OPERATIONS, RouteHandler> = {
	createCustomField: defineRoute(OPERATIONS.createCustomField, (context, { body }) => createCustomField(context, body)),
	createCustomFieldBeta: defineRoute(OPERATIONS.createCustomFieldBeta, (context, { body }) =>
		createCustomField(context, body),
	),
	listCustomFields: defineRoute(OPERATIONS.listCustomFields, (context, { query }) => listCustomFields(context, query)),
	editCustomField: defineRoute(OPERATIONS.editCustomField, (context, { query, body }) =>
		editCustomField(context, { ...query, field: body }),
	),
	editCustomFieldBeta: defineRoute(OPERATIONS.editCustomFieldBeta, (context, { query, body }) =>
		editCustomField(context, { ...query, field: body }),
	),
	deleteCustomField: defineRoute(OPERATIONS.deleteCustomField, (context, { query }) =>
		deleteCustomField(context, query),
	),
};
