import type { BrandRecordsModel } from "#lib/contract/brands/brand-model.ts";
import { listBrandRows } from "#lib/db/stores/brands/brands.ts";
import type { OperatorContext, UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentBrand } from "./present-brand.ts";

/** The brands of the caller's account, oldest first. */
export const listBrands = defineVerb(
	{ permission: "brands.read" },
	({ principal }: UserContext): Promise<BrandRecordsModel> => listOf(principal.accountId),
);

/** The same for the command line, which works for an account and is nobody in it. */
export const listAccountBrands = defineVerb(
	{ permission: "installation.administer" },
	(_: OperatorContext, accountId: string): Promise<BrandRecordsModel> => listOf(accountId),
);

async function listOf(accountId: string): Promise<BrandRecordsModel> {
	const rows = await listBrandRows(accountId);
	return { result: rows.map(presentBrand) };
}
