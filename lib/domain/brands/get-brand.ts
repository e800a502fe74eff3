import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentBrand } from "./present-brand.ts";
import { requireBrand } from "./require-brand.ts";

/**
 * A brand of the caller's account.
 *
 * @throws AppError NotFound
 */
export const getBrand = defineVerb(
	{ permission: "brands.read" },
	async (context: UserContext, input: { brandId: string }): Promise<BrandModel> => {
		return presentBrand(await requireBrand(context.principal.accountId, input.brandId));
	},
);
