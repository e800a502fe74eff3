import type { StoredBrandCopy } from "#lib/db/json-columns.ts";
import type { StoredBrand } from "#lib/db/stores/brands/brands.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import { firstBrand } from "./first-brand.ts";

/** A brand as a document keeps it: what was sent stays as it was sent, whatever becomes of the brand. */
export type BrandCopy = NonNullable<StoredBrandCopy>;

/** A new document with its own copy of the brand it is sent with. */
export function withBrandCopy(created: NewDocument, brand: StoredBrand | null): NewDocument {
	if (!brand) return created;
	const { id: brandId, name, logoKey, logoWidthPx, logoHeightPx, domainName, settings } = brand;
	const copy: BrandCopy = { name, logoKey, logoWidthPx, logoHeightPx, domainName, settings };
	return { ...created, document: { ...created.document, brandId, brand: copy, brandLogoKey: logoKey } };
}

/** The brand of a document; one that was sent before there were brands has what every account begins with. */
export function readBrandCopy(document: { brand: StoredBrandCopy; account: { name: string } }): BrandCopy {
	const { brand } = document;
	if (brand) return brand;
	const { name, settings } = firstBrand(document.account.name);
	return { name, logoKey: null, logoWidthPx: 0, logoHeightPx: 0, domainName: null, settings };
}
