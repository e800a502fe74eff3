import type { BRAND_OPERATIONS } from "#lib/contract/brands/operations.ts";
import { brandForm } from "../../brand-form.ts";
import { makeBrand } from "../../custom-fields.ts";
import { ADMINS, EVERYBODY, type OperationCase, type Role } from "../operation-case.ts";

function onBrand(roles: readonly Role[], body?: object): OperationCase {
	const call = (brandId: string) => ({ query: { brandId }, ...(body ? { body } : {}) });
	return { roles, arrange: async (caller) => ({ id: await makeBrand(caller), call }) };
}

/** How the operations on brands are called. */
export const BRAND_CASES: Record<keyof typeof BRAND_OPERATIONS, OperationCase> = {
	createBrand: {
		names: "nothing",
		roles: ADMINS,
		requires: ["BrandLogo", "BrandName"],
		arrange: async () => ({ id: "", call: () => ({ body: brandForm() }) }),
	},
	listBrands: {
		names: "list",
		roles: EVERYBODY,
		arrange: async (caller) => ({ id: await makeBrand(caller), call: () => ({}) }),
	},
	getBrand: onBrand(EVERYBODY),
	editBrand: onBrand(ADMINS, { brandName: "Quay" }),
	deleteBrand: onBrand(ADMINS),
	resetDefaultBrand: onBrand(ADMINS),
};
