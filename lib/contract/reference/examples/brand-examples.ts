import type { BRAND_OPERATIONS } from "../../brands/operations.ts";
import type { ExampleCalls } from "./example-call.ts";

const query = { brandId: "6f1d7c52-0a1e-4f6e-9d43-2f7a4cf3b1d8" };

/** How operations on brands are called. */
export const BRAND_EXAMPLES: ExampleCalls<keyof typeof BRAND_OPERATIONS> = {
	createBrand: {
		form: [
			["BrandName", "Harbour Homes"],
			["BrandLogo", { file: "logo.svg" }],
			["ButtonColor", "#0F6B57"],
			["EmailDisplayName", "Harbour Homes"],
			["DocumentExpirySettings.ExpiryDateType", "Days"],
			["DocumentExpirySettings.ExpiryValue", "30"],
		],
	},
	editBrand: { query, form: [["RedirectUrl", "https://example.com/thanks"]] },
	getBrand: { query },
	listBrands: {},
	deleteBrand: { query },
	resetDefaultBrand: { query },
};
