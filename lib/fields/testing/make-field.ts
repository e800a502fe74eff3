import type { FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { FIELD_DEFAULTS } from "../field-defaults.ts";
import { FIELD_REGISTRY } from "../registry.ts";

/** A field with every default, for tests that care about a few of its keys. */
export function makeField(type: FieldType, change: Partial<FieldWithValue> = {}): FieldWithValue {
	return {
		...FIELD_DEFAULTS,
		id: "f1",
		type,
		page: 1,
		bounds: { x: 100, y: 100, width: 150, height: 22 },
		isRequired: FIELD_REGISTRY[type].isRequiredByDefault,
		...change,
	};
}
