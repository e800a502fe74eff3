import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { validateValue } from "#lib/fields/values/values.ts";
import { calculateFormulas } from "../formulas/calculate-formulas.ts";

/** What a field holds when its signer has finished, where nobody has touched it and it stands alone. */
export function finishedValue(field: FieldWithValue, now: Date): string | null {
	if (field.type === "Formula") return calculateFormulas([field], []).get(field.id)?.value ?? null;
	if (field.type !== "DateSigned") return field.value;
	const signed = validateValue(field, null, { now });
	return "value" in signed ? signed.value : null;
}
