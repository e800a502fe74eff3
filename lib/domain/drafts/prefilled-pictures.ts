import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { fileOf } from "#lib/fields/stored-values.ts";
import type { FieldType } from "#lib/fields/types.ts";
import { storage } from "#lib/storage/storage.ts";

/**
 * What fields hold as a picture, as a request would give it: it is taken in anew when the draft is sent.
 *
 * @returns data URIs by the ids of the fields' rows
 */
export async function prefilledPictures(fields: WholeDocument["fields"]): Promise<Map<string, string>> {
	const pictures = new Map<string, string>();
	for (const field of fields) {
		const file = field.type === "Image" ? fileOf(field.type as FieldType, field.value) : null;
		if (!file) continue;
		const bytes = Buffer.concat(await (await storage().stream(file.key)).toArray());
		pictures.set(field.id, `data:${file.mediaType};base64,${bytes.toString("base64")}`);
	}
	return pictures;
}
