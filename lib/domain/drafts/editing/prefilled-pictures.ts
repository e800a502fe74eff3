import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import type { FileValue } from "#lib/fields/values/file-value.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";
import { storage } from "#lib/storage/storage.ts";

type Field = Pick<WholeDocument["fields"][number], "type" | "value">;

/** Pictures as data URIs, by the keys of their objects: what a field holds may become another one. */
export type Pictures = ReadonlyMap<string, string>;

/** What a field holds as a picture; null: it is none, or holds none. */
export function pictureOf({ type, value }: Field): FileValue | null {
	return type === "Image" ? fileOf(type as FieldType, value) : null;
}

/**
 * What fields hold as a picture, as a request would give it: it is taken in anew when the draft is sent.
 *
 * @param known need not be read again
 */
export async function prefilledPictures(fields: readonly Field[], known: Pictures = new Map()): Promise<Pictures> {
	const pictures = new Map(known);
	for (const field of fields) {
		const file = pictureOf(field);
		if (!file || pictures.has(file.key)) continue;
		const bytes = Buffer.concat(await (await storage().stream(file.key)).toArray());
		pictures.set(file.key, `data:${file.mediaType};base64,${bytes.toString("base64")}`);
	}
	return pictures;
}
