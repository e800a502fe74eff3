import { MOST_AT_ONCE, type PickableDocument } from "#lib/contract/documents/bulk-action.ts";
import type { ListView } from "#lib/contract/documents/list-view.ts";
import { listPickableDocuments } from "#lib/db/stores/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { senderFilter } from "./sender-filter.ts";

/** All documents of a list, its first 500, for choosing them. */
export const listMatching = defineVerb(
	{ permission: "documents.read" },
	(context: GrantedContext, view: ListView): Promise<PickableDocument[]> =>
		listPickableDocuments(listScope(context), senderFilter(context, view), MOST_AT_ONCE),
);
