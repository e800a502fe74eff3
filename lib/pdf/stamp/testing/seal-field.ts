import type { FieldType } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import type { SealField } from "#lib/pdf/tasks.ts";

let count = 0;

/** A field as it reaches sealing, with every default; its text is its value unless said otherwise. */
export function sealField(type: FieldType, change: Partial<SealField> = {}): SealField {
	count++;
	const page = change.filePage ?? 1;
	return {
		...makeField(type, { id: `field-${count}`, page }),
		filePage: page,
		mark: null,
		valuePath: null,
		valueName: null,
		valueMediaType: null,
		text: change.value ?? null,
		...change,
	};
}
