import { z } from "zod";
import { requiredText } from "#lib/contract/shape-values.ts";
import { ALL_ENCODINGS, defineOperation, WITHOUT_BODY } from "../operation.ts";
import { brandCreatedModel, brandMessageModel, brandModel, brandRecordsModel } from "./brand-model.ts";
import { createBrandWire, editBrandWire } from "./brand-wire.ts";

/** Whether it is one is decided where it is looked up: unknown is unknown. */
const brandId = requiredText(200);

const createBrandOperation = defineOperation({
	id: "createBrand",
	method: "POST",
	path: "/v1/brand/create",
	summary: "Create a brand",
	scope: "Service.Brands.All",
	query: z.object({}),
	body: createBrandWire,
	encodings: ALL_ENCODINGS,
	files: { part: "brandLogo", isRequired: true },
	response: brandCreatedModel,
	status: 200,
});

const editBrandOperation = defineOperation({
	id: "editBrand",
	method: "POST",
	path: "/v1/brand/edit",
	summary: "Change a brand",
	scope: "Service.Brands.All",
	query: z.object({ brandId }),
	body: editBrandWire,
	encodings: ALL_ENCODINGS,
	files: { part: "brandLogo", isRequired: false },
	response: brandCreatedModel,
	status: 200,
});

const getBrandOperation = defineOperation({
	id: "getBrand",
	method: "GET",
	path: "/v1/brand/get",
	summary: "Get a brand",
	scope: "Service.Brands.All",
	query: z.object({ brandId }),
	...WITHOUT_BODY,
	response: brandModel,
	status: 200,
});

const listBrandsOperation = defineOperation({
	id: "listBrands",
	method: "GET",
	path: "/v1/brand/list",
	summary: "List brands",
	scope: "Service.Brands.All",
	query: z.object({}),
	...WITHOUT_BODY,
	response: brandRecordsModel,
	status: 200,
});

const deleteBrandOperation = defineOperation({
	id: "deleteBrand",
	method: "DELETE",
	path: "/v1/brand/delete",
	summary: "Delete a brand",
	scope: "Service.Brands.All",
	query: z.object({ brandId }),
	...WITHOUT_BODY,
	response: brandMessageModel,
	status: 200,
});

const resetDefaultBrandOperation = defineOperation({
	id: "resetDefaultBrand",
	method: "POST",
	path: "/v1/brand/resetdefault",
	summary: "Make a brand the default",
	scope: "Service.Brands.All",
	query: z.object({ brandId }),
	...WITHOUT_BODY,
	response: brandMessageModel,
	status: 200,
});

/** What can be done with brands. */
export const BRAND_OPERATIONS = {
	createBrand: createBrandOperation,
	editBrand: editBrandOperation,
	getBrand: getBrandOperation,
	listBrands: listBrandsOperation,
	deleteBrand: deleteBrandOperation,
	resetDefaultBrand: resetDefaultBrandOperation,
} as const;
