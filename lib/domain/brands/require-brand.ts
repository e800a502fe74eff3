import type { Tx } from "#lib/db/client.ts";
import { findBrand, lockBrands, type StoredBrand } from "#lib/db/stores/brands.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";

/**
 * A brand of the account.
 *
 * @throws AppError NotFound
 */
export async function requireBrand(accountId: string, brandId: string): Promise<StoredBrand> {
	const brand = isUuid(brandId) ? await findBrand(accountId, brandId) : null;
	if (!brand) throw notFound("brand");
	return brand;
}

/**
 * A brand of the account that a body names in BrandId, whatever the rest of the body asks for.
 *
 * @throws AppError NotFound that names BrandId, for unknown and other accounts' brands alike
 */
export async function requireNamedBrand(accountId: string, brandId: string, tx?: Tx): Promise<StoredBrand> {
	const brand = isUuid(brandId) ? await findBrand(accountId, brandId, tx) : null;
	if (brand) return brand;
	const { message } = notFound("brand");
	throw new AppError("NotFound", message, { fields: { BrandId: [message] } });
}

/**
 * A brand of the account, with all brands of the account locked.
 *
 * @throws AppError NotFound
 */
export async function requireLockedBrand(tx: Tx, accountId: string, brandId: string): Promise<StoredBrand> {
	await lockBrands(tx, accountId);
	const brand = isUuid(brandId) ? await findBrand(accountId, brandId, tx) : null;
	if (!brand) throw notFound("brand");
	return brand;
}
