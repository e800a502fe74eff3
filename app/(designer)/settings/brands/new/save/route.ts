import { BRAND_OPERATIONS } from "#lib/contract/brands/operations.ts";
import { createBrand } from "#lib/domain/brands/create-brand.ts";
import { getBrand } from "#lib/domain/brands/get-brand.ts";
import { defineOperationCall } from "#lib/http/pages/define-editor-route.ts";

export const POST = defineOperationCall(
	BRAND_OPERATIONS.createBrand,
	async (context, _: object, { body: request, files }) => {
		const { brandId } = await createBrand(context, { request, files });
		return { brand: await getBrand(context, { brandId }) };
	},
);
