import { findSearchedFile, setFound } from "#lib/db/stores/drafts/draft-files.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { oneAtATime } from "#lib/domain/one-at-a-time.ts";
import type { Found } from "#lib/draft/found-place.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { searchFile } from "./search-file.ts";

type FileRow = NonNullable<Awaited<ReturnType<typeof findSearchedFile>>>;

/**
 * What a file of a draft has that could be fields: form fields, text tags, places that look like some. It is searched
 * once and kept with the file; a file over which that breaks off has nothing to offer.
 *
 * @throws AppError NotFound; Unavailable when too many wait
 */
export const findDraftPlaces = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string; fileId: string }): Promise<Found> => {
		const { documentId, fileId } = input;
		const isAsked = isUuid(documentId) && isUuid(fileId);
		const file = isAsked ? await findSearchedFile(documentScope(context), documentId, fileId) : null;
		if (!file) throw notFound("document");
		return file.found ?? oneAtATime(`search ${file.id}`, () => search(file));
	},
);

async function search(file: FileRow): Promise<Found> {
	const found = await searchFile(file);
	await setFound(file.id, found);
	return found;
}
