import type { Tx } from "#lib/db/client.ts";
import {
	findBrand,
	findLockedBrand,
	type LockedBrand,
	type LockedBrands,
	lockBrands,
	type StoredBrand,
} from "#lib/db/stores/brands/brands.ts";
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
export async function requireNamedBrand(accountId: string, brandId: string): Promise<StoredBrand> {
	const brand = isUuid(brandId) ? await findBrand(accountId, brandId) : null;
	if (!brand) throw namedBrandNotFound();
	return brand;
}

/**
 * A brand of the account, with all brands of the account locked.
 *
 * @throws AppError NotFound
 */
export async function requireLockedBrand(tx: Tx, accountId: string, brandId: string): Promise<LockedBrand> {
	const brand = await findLocked(tx, accountId, brandId);
	if (!brand) throw notFound("brand");
	return brand;
}

/**
 * A brand that a request names, locked with the account's other ones: it is still there when what hangs on it is made.
 *
 * @throws AppError NotFound, for unknown and other accounts' brands alike
 */
export async function requireNamedLockedBrand(tx: Tx, accountId: string, brandId: string): Promise<LockedBrand> {
	const brand = await findLocked(tx, accountId, brandId);
	if (!brand) throw namedBrandNotFound();
	return brand;
}

/** The same where the brands are locked already; null: there is no account any more. @throws AppError NotFound */
export async function requireNamedBrandAmong(
	tx: Tx,
	brands: LockedBrands | null,
	brandId: string,
): Promise<LockedBrand> {
	const brand = brands && isUuid(brandId) ? await findLockedBrand(tx, brands, brandId) : null;
	if (!brand) throw namedBrandNotFound();
	return brand;
}

function namedBrandNotFound(): AppError {
	const { message } = notFound("brand");
	return new AppError("NotFound", message, { fields: { BrandId: [message] }, caseCode: "BrandNotFound" });
}

async function findLocked(tx: Tx, accountId: string, brandId: string): Promise<LockedBrand | null> {
	const brands = isUuid(brandId) ? await lockBrands(tx, accountId) : null;
	return brands && findLockedBrand(tx, brands, brandId);
}
