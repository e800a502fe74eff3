import type { SigningBrand } from "#lib/contract/signing/signing-brand.ts";

/** The brand's logo, or its name. In the dark a logo keeps white paper behind it, which it was drawn for. */
export function BrandMark({ brand }: { brand: SigningBrand }) {
	if (!brand.logoUrl) return <span className="block truncate font-semibold text-ink">{brand.name}</span>;
	return (
		<img
			src={brand.logoUrl}
			alt={brand.name}
			className="max-h-9 max-w-28 object-contain sm:max-w-52 dark:rounded dark:bg-white dark:px-1.5 dark:py-0.5"
		/>
	);
}
