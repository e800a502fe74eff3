import { type BrandUse, countUseOfBrands } from "#lib/db/stores/brands/brand-use.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Where the brands of the account are used: for who may change them, since it counts what others sent. */
export const countBrandUse = defineVerb(
	{ permission: "brands.change" },
	({ principal }: UserContext): Promise<BrandUse[]> => countUseOfBrands(principal.accountId),
);
