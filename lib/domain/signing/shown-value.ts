import type { AdoptedMark, SavedFields, ShownMark, ShownValue } from "#lib/contract/signing/signing-page.ts";
import { readFileValue } from "#lib/fields/file-value.ts";
import type { Mark } from "#lib/fields/mark.ts";
import { readMark } from "#lib/fields/parse-mark.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import type { FieldType } from "#lib/fields/types.ts";
import type { Adopted, MarkPurpose } from "./adopt-mark.ts";
import type { OwnField } from "./own-fields.ts";
import type { SaveOutcome } from "./save-field-value.ts";

/** Addresses of stored files below one signing link. */
export type FileUrls = { field(fieldId: string, key: string): string; mark(purpose: string, key: string): string };

/**
 * Where a signing page finds its files. The end of the object key (its hash) makes the address change
 * with the content, so that browsers may keep what they have.
 */
export function fileUrls(token: string): FileUrls {
	const version = (key: string) => key.slice(-12);
	return {
		field: (fieldId, key) => `/sign/${token}/files/${encodeURIComponent(fieldId)}?v=${version(key)}`,
		mark: (purpose, key) => `/sign/${token}/marks/${purpose}?v=${version(key)}`,
	};
}

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

/** The answer to a change: what each field shows now, and whether it is somebody else's newer value. */
export function showSaved(saved: SaveOutcome, token: string): SavedFields {
	return { outcome: saved.outcome, fields: showFields(saved.fields, token) };
}

/** The answer to an adopted mark: the mark, and the fields that carry it already. */
export function showAdopted(purpose: MarkPurpose, adopted: Adopted, token: string): AdoptedMark {
	const mark = showMark(adopted.mark, (key) => fileUrls(token).mark(purpose, key));
	return { mark, fields: showFields(adopted.fields, token) };
}

/** Fields as they are now, for the browser's own state. */
export function showFields(fields: OwnField[], token: string): SavedFields["fields"] {
	const urls = fileUrls(token);
	return fields.map((field) => ({ id: field.id, shown: showValue(field, urls), revision: field.revision }));
}
