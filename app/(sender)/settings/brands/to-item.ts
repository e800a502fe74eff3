import type { BrandItem } from "#components/brands/list/brand-list.tsx";
import { brandColors } from "#lib/contract/brands/brand-colors.ts";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";

/** A brand as the list shows it. @param counts null: the reader is not told */
export function toBrandItem(brand: BrandModel, counts: BrandItem["counts"]): BrandItem {
	const { background, button } = brandColors(brand);
	return {
		id: brand.brandId,
		name: brand.brandName,
		isDefault: brand.isDefault,
		// Below the page's own address.
		logo: brand.brandLogo && new URL(brand.brandLogo).pathname,
		page: background?.color ?? null,
		button: button?.color ?? null,
		domainStatus: brand.domainVerification?.status ?? null,
		counts,
	};
}
