import type { CustomFieldRequest } from "#lib/contract/custom-fields/custom-field-wire.ts";
import type { CustomFieldMessageModel } from "#lib/contract/custom-fields/read-models.ts";
import { updateCustomField } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { requireNamedBrandAmong } from "#lib/domain/brands/require-brand.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordCustomFieldEvent } from "./record-custom-field-event.ts";
import { requireCustomField } from "./require-custom-field.ts";

/**
 * Replaces the whole definition: what is left out falls to its default. Fields placed before stay as
 * they are.
 *
 * @throws AppError NotFound for an unknown field or brand; Forbidden
 */
export const editCustomField = defineVerb(
	{ permission: "custom-fields.change" },
	async (
		context: GrantedContext,
		input: { customFieldId: string; field: CustomFieldRequest },
	): Promise<CustomFieldMessageModel> => {
		const { customFieldId, field } = input;
		return answerInTransaction(async (tx) => {
			const { field: locked, brands } = await requireCustomField(tx, context, customFieldId);
			const { id } = locked;
			const { id: brandId } = await requireNamedBrandAmong(tx, brands, field.brandId);
			await updateCustomField(tx, locked, {
				brandId,
				name: field.fieldName,
				description: field.fieldDescription,
				position: field.fieldOrder,
				isShared: field.sharedField,
				definition: field.definition,
				modifiedAt: context.now(),
			});
			await recordCustomFieldEvent(tx, context, "CustomFieldEdited", {
				id,
				name: field.fieldName,
				isShared: field.sharedField,
			});
			return { customFieldId, message: "The custom field was changed." };
		});
	},
);
