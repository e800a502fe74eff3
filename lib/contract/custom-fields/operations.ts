import { createCustomFieldBetaOperation, createCustomFieldOperation } from "./create-custom-field.ts";
import { deleteCustomFieldOperation } from "./delete-custom-field.ts";
import { editCustomFieldBetaOperation, editCustomFieldOperation } from "./edit-custom-field.ts";
import { listCustomFieldsOperation } from "./list-custom-fields.ts";

/** What can be done with custom fields. */
export const CUSTOM_FIELD_OPERATIONS = {
	createCustomField: createCustomFieldOperation,
	createCustomFieldBeta: createCustomFieldBetaOperation,
	listCustomFields: listCustomFieldsOperation,
	editCustomField: editCustomFieldOperation,
	editCustomFieldBeta: editCustomFieldBetaOperation,
	deleteCustomField: deleteCustomFieldOperation,
} as const;
