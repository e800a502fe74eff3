import { BRAND_OPERATIONS as OPERATIONS } from "#lib/contract/brands/operations.ts";
import { createBrand } from "#lib/domain/brands/create-brand.ts";
import { deleteBrand } from "#lib/domain/brands/delete-brand.ts";
import { editBrand } from "#lib/domain/brands/edit-brand.ts";
import { getBrand } from "#lib/domain/brands/get-brand.ts";
import { listBrands } from "#lib/domain/brands/list-brands.ts";
import { resetDefaultBrand } from "#lib/domain/brands/reset-default-brand.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on brands. */
export const BRAND_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	createBrand: defineRoute(OPERATIONS.createBrand, createBrand, ({ body, files }) => ({ request: body, files })),
	editBrand: defineRoute(OPERATIONS.editBrand, editBrand, ({ query, body, files }) => ({
		...query,
		request: body,
		files,
	})),
	getBrand: defineRoute(OPERATIONS.getBrand, getBrand, ({ query }) => query),
	listBrands: defineRoute(OPERATIONS.listBrands, listBrands, () => undefined),
	deleteBrand: defineRoute(OPERATIONS.deleteBrand, deleteBrand, ({ query }) => query),
	resetDefaultBrand: defineRoute(OPERATIONS.resetDefaultBrand, resetDefaultBrand, ({ query }) => query),
};
