import type { FieldType } from "#lib/fields/field-types.ts";
import { readMark } from "#lib/fields/parsing/parse-mark.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { type FileValue, readFileValue } from "./file-value.ts";
import type { Mark } from "./mark.ts";

/** The mark in the value of a Signature, Initial or Drawing; null when unfilled or another type. */
export function markOf(type: FieldType, value: string | null): Mark | null {
	return FIELD_REGISTRY[type].kind === "mark" ? readMark(value) : null;
}

/** The file in the value of an Image or Attachment; null when unfilled or another type. */
export function fileOf(type: FieldType, value: string | null): FileValue | null {
	return FIELD_REGISTRY[type].kind === "file" ? readFileValue(value) : null;
}
