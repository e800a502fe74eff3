import { findBrand } from "#lib/db/stores/brands/brands.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";

/** The brand that a template names; null when it was deleted since, so that the account’s default applies. */
export async function keptBrand(accountId: string, brandId: string | null): Promise<string | null> {
	if (brandId === null || !isUuid(brandId)) return null;
	return (await findBrand(accountId, brandId))?.id ?? null;
}
