import type { BrandRecordsModel } from "#lib/contract/brands/brand-model.ts";
import { listBrandRows } from "#lib/db/stores/brands.ts";
import { presentBrand } from "./present-brand.ts";

/** The brands of an account, oldest first. */
export async function listBrands(accountId: string): Promise<BrandRecordsModel> {
	const rows = await listBrandRows(accountId);
	return { result: rows.map(presentBrand) };
}
