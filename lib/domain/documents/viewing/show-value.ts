import type { ShownMark, ShownValue } from "#lib/contract/signing/signing-page.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { readMark } from "#lib/fields/parsing/parse-mark.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import { readFileValue } from "#lib/fields/values/file-value.ts";
import type { Mark } from "#lib/fields/values/mark.ts";

/** Addresses of stored files of a document, as its page finds them. */
export type FileUrls = { field(fieldId: string, key: string): string; mark(purpose: string, key: string): string };

/** A stored value without what a browser need not know: object keys become addresses. */
export function showValue(
	field: { id: string; type: FieldType; value: string | null },
	urls: FileUrls,
): ShownValue | null {
	const { id, type, value } = field;
	if (value === null) return null;
	const { kind } = FIELD_REGISTRY[type];
	if (kind === "mark") {
		const mark = readMark(value);
		return mark && { kind: "mark", mark: showMark(mark, (key) => urls.field(id, key)) };
	}
	if (kind !== "file") return { kind: "text", value };
	const file = readFileValue(value);
	if (!file) return null;
	const { name, mediaType, size, key } = file;
	return { kind: "file", name, mediaType, sizeBytes: size, url: urls.field(id, key) };
}

/** A mark as a browser can draw it. */
export function showMark(mark: Mark, urlOf: (key: string) => string): ShownMark {
	if (mark.kind !== "image") return mark;
	return { kind: "image", url: urlOf(mark.key), width: mark.width, height: mark.height };
}
