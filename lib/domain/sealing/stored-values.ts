import type { Mark } from "#lib/fields/mark.ts";
import type { FieldType } from "#lib/fields/types.ts";

/** What the value of an Image or Attachment field says of its stored file. */
export type StoredFileValue = { key: string; name: string; mediaType: string; size: number };

const MARK_TYPES: readonly FieldType[] = ["Signature", "Initial", "Drawing"];
const FILE_TYPES: readonly FieldType[] = ["Image", "Attachment"];

/** The mark in the value of a Signature, Initial or Drawing; null when unfilled or another type. */
export function readMarkValue(type: FieldType, value: string | null): Mark | null {
	return value && MARK_TYPES.includes(type) ? (JSON.parse(value) as Mark) : null;
}

/** The file in the value of an Image or Attachment; null when unfilled or another type. */
export function readFileValue(type: FieldType, value: string | null): StoredFileValue | null {
	return value && FILE_TYPES.includes(type) ? (JSON.parse(value) as StoredFileValue) : null;
}
