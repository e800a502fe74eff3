import { validationError } from "#lib/contract/field-errors.ts";
import { requireNamedBrand } from "#lib/domain/brands/require-brand.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { DeskCustomField } from "#lib/draft/editor-facts.ts";
import { type KeptField, toCustomField } from "#lib/draft/to-custom-field.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { createCustomField } from "./create-custom-field.ts";

/**
 * Keeps a field that was placed on the desk as a custom field of a brand that lets senders do so.
 *
 * @throws AppError NotFound for an unknown brand; Conflict for one that does not; ValidationError
 */
export const keepField = defineVerb(
	{ permission: "custom-fields.change" },
	async (context: GrantedContext, input: KeptField): Promise<DeskCustomField> => {
		const brand = await requireNamedBrand(context.principal.accountId, input.brandId);
		if (!brand.settings.allowCustomFieldCreation) {
			throw refusal("Conflict", said("customFieldsClosed", { brand: brand.name }));
		}
		const judged = toCustomField(input);
		if ("errors" in judged) throw validationError(judged.errors);
		const { fieldName: name, fieldDescription: description, sharedField: isShared, definition } = judged.request;
		const { customFieldId: id } = await createCustomField(context, judged.request);
		return { id, name, description, isShared, definition };
	},
);
