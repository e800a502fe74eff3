import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { nextFieldId } from "#lib/fields/next-field-id.ts";
import { syncedCopies } from "#lib/fields/values/values.ts";
import { parseFieldDefinition } from "./parse-field-definition.ts";
import { cleanText, type FieldInput, type InputErrors, InputReader } from "./read-input.ts";

/** The fields of one signer as they came, and where their list stands, e.g. `Signers[0].FormFields`. */
type SignerFieldInputs = { path: string; fields: readonly FieldInput[] };

/**
 * Parses all form fields of a document, one list per signer, in the order given. Fields without an id get
 * their idPrefix (or type) and the lowest number that is free in the document; a prefilled value reaches
 * the copies of its dataSyncTag. Rules between fields and pages are validateFields' matter.
 */
export function parseFields(
	signers: readonly SignerFieldInputs[],
): { signers: FieldWithValue[][] } | { errors: InputErrors } {
	const taken = new Set(signers.flatMap(({ fields }) => fields.map(givenId)));
	const makeId = (prefix: string) => nextFieldId(prefix, taken);
	const errors: InputErrors = {};
	const parsed = signers.map(({ path, fields }) =>
		fields.flatMap((input, index) => {
			const result = parseFieldDefinition(input, `${path}[${index}]`, makeId);
			if ("field" in result) return [result.field];
			Object.assign(errors, result.errors);
			return [];
		}),
	);
	return Object.keys(errors).length > 0 ? { errors } : { signers: parsed.map(spreadSyncedPrefills) };
}

function givenId(input: FieldInput): string {
	const id = new InputReader(input, "", {}).raw("id");
	return typeof id === "string" || typeof id === "number" ? cleanText(String(id)) : "";
}

/** Copies without a value of their own take the prefilled one; two different ones are refused by validateFields. */
function spreadSyncedPrefills(fields: FieldWithValue[]): FieldWithValue[] {
	return fields.map((field) => {
		if (field.value !== null || field.isReadOnly) return field;
		const prefilled = fields.find((other) => other.value !== null && syncedCopies([field], other).length > 0);
		return prefilled ? { ...field, value: prefilled.value } : field;
	});
}
