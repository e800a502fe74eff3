import { inTransaction } from "#lib/db/transaction.ts";
import { requireNamedBrandAmong } from "#lib/domain/brands/require-brand.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { putBehind } from "./put-behind.ts";
import { requireCustomField } from "./require-custom-field.ts";

type MoveCustomFieldInput = {
	customFieldId: string;
	/** The field that it comes to stand behind, of the same brand; null: it becomes the first. */
	afterId: string | null;
};

/**
 * Puts a custom field elsewhere in its brand's order. All others, also those that the caller does not see, stay in the
 * order they have.
 *
 * @throws AppError NotFound; Forbidden
 */
export const moveCustomField = defineVerb(
	{ permission: "custom-fields.change" },
	async (context: GrantedContext, { customFieldId, afterId }: MoveCustomFieldInput): Promise<void> => {
		await inTransaction(async (tx) => {
			const { field, brands } = await requireCustomField(tx, context, customFieldId);
			const brand = await requireNamedBrandAmong(tx, brands, field.brandId);
			await putBehind(tx, brand, field.id, afterId);
		});
	},
);
