import type { GrantedContext } from "#lib/domain/context.ts";
import { searchFile } from "#lib/domain/drafts/editing/search-file.ts";
import { oneAtATime } from "#lib/domain/one-at-a-time.ts";
import { type Found, NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type NamedTemplateFile, requireTemplateFile } from "./edited-file.ts";

/**
 * What a file that was added to a template has that could be fields. Once it is saved it has nothing to offer: what became
 * a field isn’t known any more.
 *
 * @throws AppError NotFound; Unavailable when too many wait
 */
export const findTemplatePlaces = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, named: NamedTemplateFile): Promise<Found> => {
		const { file, isSaved } = await requireTemplateFile(context, named);
		return isSaved ? NOTHING_FOUND : oneAtATime(`search ${file.id}`, () => searchFile(file));
	},
);
