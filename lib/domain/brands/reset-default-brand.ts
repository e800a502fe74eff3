import type { BrandMessageModel } from "#lib/contract/brands/brand-model.ts";
import { setDefaultBrand } from "#lib/db/stores/brands/brands.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { requireLockedBrand } from "./require-brand.ts";
import { requireMayChooseDefault } from "./require-changeable-brand.ts";

/**
 * Makes a brand the default in place of the present one.
 *
 * @throws AppError Forbidden, NotFound
 */
export const resetDefaultBrand = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, input: { brandId: string }): Promise<BrandMessageModel> => {
		const { principal } = context;
		const { accountId } = principal;
		requireMayChooseDefault(principal);
		const answer = { message: "The brand is now the default." };
		return answerInTransaction(async (tx) => {
			const brand = await requireLockedBrand(tx, accountId, input.brandId);
			if (brand.isDefault) return answer;
			await setDefaultBrand(tx, brand);
			await recordBrandEvent(tx, context, accountId, "DefaultBrandChanged", { brandId: brand.id, name: brand.name });
			return answer;
		});
	},
);
