import type { Tx } from "#lib/db/client.ts";
import { type Entry, type FieldWrite, findOwnFields, type StoredField } from "#lib/db/stores/signing/signing.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import type { FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { fileOf, markOf } from "#lib/fields/values/stored-values.ts";
// Values are judged synchronously on the server.
import "#lib/fields/rules/regex-sync.ts";

/**
 * A signer's field as the field rules take it, with its row's id and revision, and when and from where its value
 * was entered; null: nobody has touched what the sender left there.
 */
export type OwnField = FieldWithValue & { rowId: string; revision: number; entered: Entry | null };

/** A stored field as the field rules take it. */
export function toOwnField(stored: StoredField): OwnField {
	const definition = stored.definition;
	const { valueAt: at, valueIp, valueUserAgent, revision } = stored;
	const entered = at === null ? null : { at, ip: valueIp ?? "", userAgent: valueUserAgent ?? "" };
	return { ...definition, value: stored.value, rowId: stored.id, revision, entered };
}

/** When and from where a call enters something. */
export function entryOf({ now, ip, userAgent }: SignerContext): Entry {
	return { at: now(), ip, userAgent: userAgent.slice(0, 500) };
}

/** The fields of a signer whose document is locked. */
export async function readOwnFields(tx: Tx, signerId: string): Promise<OwnField[]> {
	return (await findOwnFields(tx, signerId)).map(toOwnField);
}

/** The write that stores a field's value, and the object it refers to, so that no purge takes it. */
export function fieldWrite(field: OwnField): FieldWrite {
	return { id: field.rowId, value: field.value, valueKey: objectKeyOf(field.type, field.value) };
}

/**
 * Key of the object that a mark of kind image, an Image or an Attachment refers to. The field's type decides:
 * what is typed into any other field is words, even where it spells a file.
 */
export function objectKeyOf(type: FieldType, value: string | null): string | null {
	const mark = markOf(type, value);
	return mark?.kind === "image" ? mark.key : (fileOf(type, value)?.key ?? null);
}
