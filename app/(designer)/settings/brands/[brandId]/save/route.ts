import { BRAND_OPERATIONS } from "#lib/contract/brands/operations.ts";
import { editBrand } from "#lib/domain/brands/edit-brand.ts";
import { getBrand } from "#lib/domain/brands/get-brand.ts";
import { defineOperationCall } from "#lib/http/pages/define-editor-route.ts";

export const POST = defineOperationCall(
	BRAND_OPERATIONS.editBrand,
	async (context, { brandId }: { brandId: string }, { body: request, files }) => {
		await editBrand(context, { brandId, request, files });
		return { brand: await getBrand(context, { brandId }) };
	},
);
