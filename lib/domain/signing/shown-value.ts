import type { AdoptedMark, SavedFields } from "#lib/contract/signing/signing-page.ts";
import type { OwnField } from "#lib/domain/documents/own-fields.ts";
import { type FileUrls, showMark, showValue } from "#lib/domain/documents/viewing/show-value.ts";
import type { Adopted, MarkPurpose } from "./adopt-mark.ts";
import type { SaveOutcome } from "./save-field-value.ts";

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
