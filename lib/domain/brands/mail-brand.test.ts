import { expect, it } from "vitest";
import { firstBrand } from "./first-brand.ts";
import { mailBrandOf } from "./mail-brand.ts";

it.each([
	[300, "https://example.com/logo"],
	[4500, null],
])("a mail shows a logo of %i × 100 px as %s", (widthPx, logoUrl) => {
	const { name, settings } = firstBrand("Northwind");
	const logo = { url: "https://example.com/logo", widthPx, heightPx: 100 };
	expect(mailBrandOf({ name, logo, settings })).toMatchObject({ name: "Northwind", logoUrl });
});
