import { BRAND_OPERATIONS as OPERATIONS } from "#lib/contract/brands/operations.ts";
import { createBrand } from "#lib/domain/brands/create-brand.ts";
import { deleteBrand } from "#lib/domain/brands/delete-brand.ts";
import { editBrand } from "#lib/domain/brands/edit-brand.ts";
import { getBrand } from "#lib/domain/brands/get-brand.ts";
import { listBrands } from "#lib/domain/brands/list-brands.ts";
import { resetDefaultBrand } from "#lib/domain/brands/reset-default-brand.ts";
import { defineRoute, type RouteHandler } from "../define-route.ts";

/** Which verb does which operation on brands. */
export const BRAND_ROUTES: Record<keyof typeof OPERATIONS, RouteHandler> = {
	createBrand: defineRoute(OPERATIONS.createBrand, (context, { body, files }) =>
		createBrand(context, { request: body, files }),
	),
	editBrand: defineRoute(OPERATIONS.editBrand, (context, { query, body, files }) =>
		editBrand(context, { ...query, request: body, files }),
	),
	getBrand: defineRoute(OPERATIONS.getBrand, (context, { query }) => getBrand(context, query)),
	listBrands: defineRoute(OPERATIONS.listBrands, (context) => listBrands(context.principal.accountId)),
	deleteBrand: defineRoute(OPERATIONS.deleteBrand, (context, { query }) => deleteBrand(context, query)),
	resetDefaultBrand: defineRoute(OPERATIONS.resetDefaultBrand, (context, { query }) =>
		resetDefaultBrand(context, query),
	),
};
