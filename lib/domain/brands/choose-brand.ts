import { findDefaultBrand, type StoredBrand } from "#lib/db/stores/brands/brands.ts";
import { requireNamedBrand } from "./require-brand.ts";

/**
 * The brand a document is sent with: the named one, else the account's default; null only for an account
 * that has none.
 *
 * @throws AppError NotFound that names BrandId, for unknown and other accounts' brands alike
 */
export async function chooseBrand(accountId: string, brandId: string | null): Promise<StoredBrand | null> {
	if (brandId === null) return findDefaultBrand(accountId);
	return requireNamedBrand(accountId, brandId);
}
