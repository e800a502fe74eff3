import { keepField } from "#lib/domain/custom-fields/keep-field.ts";
import { keptFieldSchema } from "#lib/draft/to-custom-field.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

/** A field that was placed is kept, to be used again. */
export const POST = defineDeskCall(keptFieldSchema, async (context, _, kept) => ({
	field: await keepField(context, kept),
}));
