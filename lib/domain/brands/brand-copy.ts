import { type BrandSettings, readBrandSettings } from "#lib/contract/brands/brand-settings.ts";
import type { StoredBrand } from "#lib/db/stores/brands.ts";
import type { NewDocument } from "#lib/db/stores/new-document.ts";
import { firstBrand } from "./first-brand.ts";

/** A brand as a document keeps it: what was sent stays as it was sent, whatever becomes of the brand. */
export type BrandCopy = {
	name: string;
	logoKey: string | null;
	domainName: string | null;
	settings: BrandSettings;
};

/** A new document with its own copy of the brand it is sent with. */
export function withBrandCopy(created: NewDocument, brand: StoredBrand | null): NewDocument {
	if (!brand) return created;
	const { name, logoKey, domainName } = brand;
	const copy: BrandCopy = { name, logoKey, domainName, settings: readBrandSettings(brand.settings) };
	return { ...created, document: { ...created.document, brandId: brand.id, brand: copy, brandLogoKey: logoKey } };
}

/** The brand of a document; one that was sent before there were brands has what every account begins with. */
export function readBrandCopy(document: { brand: unknown; account: { name: string } }): BrandCopy {
	const { brand } = document;
	if (brand === null || typeof brand !== "object") {
		const { name, settings } = firstBrand(document.account.name);
		return { name, logoKey: null, domainName: null, settings };
	}
	const copy = brand as BrandCopy;
	return { ...copy, settings: readBrandSettings(copy.settings) };
}
