import { hasKey } from "#lib/fields/registry.ts";
import type { DateFormat, FieldType } from "#lib/fields/types.ts";

/** What a field of a type gets where its sender has chosen no way to write dates. */
export function datesAs(dateFormat: DateFormat, type: FieldType): { dateFormat?: DateFormat } {
	return hasKey(type, "dateFormat") ? { dateFormat } : {};
}
