import { z } from "zod";
import { formFieldWire } from "#lib/contract/documents/sending/form-field-wire.ts";
import { flag, optionalText, optionalWhole, requiredText } from "#lib/contract/shape-values.ts";
import { type CustomFieldDefinition, parseCustomField } from "#lib/fields/parsing/parse-custom-field.ts";

export type CustomFieldRequest = {
	fieldName: string;
	fieldDescription: string;
	fieldOrder: number;
	brandId: string;
	sharedField: boolean;
	definition: CustomFieldDefinition;
};

/** Formula exists only in the beta version (lib/contract/README.md "Versions"). */
const FORMULA_REFUSAL =
	"Formula fields exist only in the beta version. Send this request to /v1-beta instead of /v1, or choose a different FieldType.";

/** The body of creating and editing a custom field. */
function customFieldBody(formulaRefusal: string | null) {
	return z
		.object({
			fieldName: requiredText(255),
			fieldDescription: optionalText(2000),
			/** A number, or its digits. */
			fieldOrder: optionalWhole({ from: 0, to: 1_000_000 }),
			brandId: requiredText(200),
			sharedField: flag(false),
			formField: formFieldWire,
		})
		.transform(({ formField, fieldDescription, fieldOrder, ...rest }, context): CustomFieldRequest => {
			const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
			const parsed = parseCustomField(formField, "FormField", formulaRefusal);
			if ("definition" in parsed) {
				const { definition } = parsed;
				return { ...rest, fieldDescription: fieldDescription ?? "", fieldOrder: fieldOrder ?? 1, definition };
			}
			for (const [path, messages] of Object.entries(parsed.errors)) {
				for (const message of messages) refuse(path, message);
			}
			return z.NEVER;
		});
}

/** Of the stable version. */
export const customFieldBodyV1 = customFieldBody(FORMULA_REFUSAL);
/** Of the beta version, which has Formula. */
export const customFieldBodyBeta = customFieldBody(null);

export const customFieldId = requiredText(200);
