import { deleteCustomFieldRow } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordCustomFieldEvent } from "./record-custom-field-event.ts";
import { requireCustomField } from "./require-custom-field.ts";

/**
 * Deletes a custom field. Fields placed before stay as they are.
 *
 * @throws AppError NotFound; Forbidden
 */
export const deleteCustomField = defineVerb(
	{ permission: "custom-fields.change" },
	async (context: GrantedContext, input: { customFieldId: string }): Promise<{ message: string }> => {
		await inTransaction(async (tx) => {
			const { field } = await requireCustomField(tx, context, input.customFieldId);
			await deleteCustomFieldRow(tx, field);
			await recordCustomFieldEvent(tx, context, "CustomFieldDeleted", field);
		});
		return { message: "The custom field was deleted." };
	},
);
