import type { BrandMessageModel } from "#lib/contract/brands/brand-model.ts";
import { deleteBrandRow } from "#lib/db/stores/brands/brands.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { requireChangeableBrand } from "./require-changeable-brand.ts";

/**
 * Deletes a brand with its custom fields. Documents already sent keep their copy, logo included.
 *
 * @throws AppError Forbidden, NotFound; Conflict for the default
 */
export const deleteBrand = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, input: { brandId: string }): Promise<BrandMessageModel> => {
		const { principal } = context;
		const { accountId } = principal;
		await inTransaction(async (tx) => {
			const brand = await requireChangeableBrand(tx, principal, input.brandId);
			if (brand.isDefault) throw refusal("Conflict", said("brandIsDefault"));
			await deleteBrandRow(tx, brand);
			await recordBrandEvent(tx, context, accountId, "BrandDeleted", { brandId: brand.id, name: brand.name });
		});
		return { message: "The brand was deleted." };
	},
);
