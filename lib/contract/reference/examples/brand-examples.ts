import type { BRAND_OPERATIONS } from "../../brands/operations.ts";
import type { CurlParts } from "./curl-parts.ts";

const BRAND_ID = "6f1d7c52-0a1e-4f6e-9d43-2f7a4cf3b1d8";

/** How operations on brands are called. */
export const BRAND_EXAMPLES: Record<keyof typeof BRAND_OPERATIONS, CurlParts> = {
	createBrand: {
		query: "",
		lines: [
			"-F 'BrandName=Harbour Homes'",
			"-F 'BrandLogo=@logo.svg'",
			"-F 'ButtonColor=#0F6B57'",
			"-F 'EmailDisplayName=Harbour Homes'",
			"-F 'DocumentExpirySettings.ExpiryDateType=Days'",
			"-F 'DocumentExpirySettings.ExpiryValue=30'",
		],
	},
	editBrand: { query: `?brandId=${BRAND_ID}`, lines: ["-F 'RedirectUrl=https://example.com/thanks'"] },
	getBrand: { query: `?brandId=${BRAND_ID}`, lines: [] },
	listBrands: { query: "", lines: [] },
	deleteBrand: { query: `?brandId=${BRAND_ID}`, lines: [] },
	resetDefaultBrand: { query: `?brandId=${BRAND_ID}`, lines: [] },
};
