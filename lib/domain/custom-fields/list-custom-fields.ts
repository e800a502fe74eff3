import type { CustomFieldModel } from "#lib/contract/custom-fields/read-models.ts";
import { listCustomFieldRows } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { requireBrand } from "#lib/domain/brands/require-brand.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentCustomField } from "./present-custom-field.ts";

/**
 * A brand's shared custom fields and the caller's own, by their order.
 *
 * @throws AppError NotFound for an unknown brand
 */
export const listCustomFields = defineVerb(
	{ permission: "custom-fields.read" },
	async ({ principal }: UserContext, input: { brandId: string }): Promise<{ result: CustomFieldModel[] }> => {
		const brand = await requireBrand(principal.accountId, input.brandId);
		const fields = await listCustomFieldRows(principal, brand.id);
		return { result: fields.map(presentCustomField) };
	},
);
