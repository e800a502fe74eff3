import { type FoundDocuments, MOST_AT_ONCE } from "#lib/contract/documents/listing/bulk-action.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { countSenderDocuments } from "#lib/db/stores/document-counts.ts";
import { listPickableDocuments } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { senderFilter } from "./sender-filter.ts";

/** Further nobody counts: it takes longer, and says no more. */
const MOST_COUNTED = 10_000;

/** All documents of a list that the reader can act on, its first 500, for choosing them; and how many those are. */
export const listMatching = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, view: ListView): Promise<FoundDocuments> => {
		const [scope, filter] = [listScope(context), { ...senderFilter(context, view), isWhoeverSent: false }];
		const [documents, [count = 0]] = await Promise.all([
			listPickableDocuments(scope, filter, MOST_AT_ONCE),
			countSenderDocuments(scope, [filter], MOST_COUNTED + 1),
		]);
		return { documents, total: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
	},
);
