import { findBrand, findDefaultBrand, type StoredBrand } from "#lib/db/stores/brands.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { brandNotFound } from "./require-brand.ts";

/**
 * The brand a document is sent with: the named one, else the account's default; null only for an account
 * that has none.
 *
 * @throws AppError NotFound that names BrandId, for unknown and other accounts' brands alike
 */
export async function chooseBrand(accountId: string, brandId: string | null): Promise<StoredBrand | null> {
	if (brandId === null) return findDefaultBrand(accountId);
	const brand = isUuid(brandId) ? await findBrand(accountId, brandId) : null;
	if (brand) return brand;
	const { message } = brandNotFound();
	throw new AppError("NotFound", message, { fields: { BrandId: [message] } });
}
