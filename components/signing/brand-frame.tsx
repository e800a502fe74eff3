import type { CSSProperties, ReactNode } from "react";
import type { SigningBrand } from "#lib/contract/signing/signing-brand.ts";

/** Everything below wears the brand's colours; without a brand it looks like ours. */
export function BrandFrame({ brand, children }: { brand: SigningBrand | null; children: ReactNode }) {
	return (
		<div className="contents" style={brand ? colorsOf(brand) : undefined}>
			{children}
		</div>
	);
}

/** Under the pointer a button moves away from its text's colour, so that it never becomes harder to read. */
function colorsOf({ colors: { background, button } }: SigningBrand): CSSProperties {
	return {
		...(background
			? { "--paper": background.color, "--on-paper": background.text, "--on-paper-soft": background.text }
			: {}),
		...(button
			? {
					"--primary": button.color,
					"--on-primary": button.text,
					"--primary-strong": `color-mix(in srgb, ${button.color} 88%, ${button.text === "#ffffff" ? "black" : "white"})`,
				}
			: {}),
	} as CSSProperties;
}
