import { colorWarnings } from "#lib/contract/brands/brand-colors.ts";
import type { BrandCreatedModel, BrandModel } from "#lib/contract/brands/brand-model.ts";
import type { BrandSettings } from "#lib/contract/brands/brand-settings.ts";
import type { StoredBrand } from "#lib/db/stores/brands/brands.ts";
import { domainRecord } from "./domain-record.ts";
import { logoUrl } from "./logo-url.ts";

/** A brand in the public names. */
export function presentBrand(brand: StoredBrand): BrandModel {
	const { fromName, requestSubject: _subject, requestMessage: _message, ...settings } = brand.settings;
	return {
		brandId: brand.id,
		brandName: brand.name,
		brandLogo: logoUrl(brand.logoKey),
		isDefault: brand.isDefault,
		...settings,
		customDomainSettings: { domainName: brand.domainName, fromName },
		isDomainVerified: brand.domainStatus === "Verified",
		domainVerification: presentDomain(brand),
		warnings: colorWarnings(settings),
	};
}

function presentDomain(brand: StoredBrand): BrandModel["domainVerification"] {
	const { domainName, domainStatus, domainToken, domainCheckedAt } = brand;
	if (!domainName || !domainToken) return null;
	return {
		status: domainStatus ?? "Pending",
		recordType: "TXT",
		...domainRecord(domainName, domainToken),
		checkedDate: domainCheckedAt ? Math.floor(domainCheckedAt.getTime() / 1000) : null,
	};
}

/** The answer of create and edit. */
export function presentCreated(brandId: string, settings: BrandSettings): BrandCreatedModel {
	const warnings = colorWarnings(settings);
	return warnings.length > 0 ? { brandId, warnings } : { brandId };
}
