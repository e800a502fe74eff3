import { LIST_FILTERS, type ListFilter } from "#lib/contract/documents/listing/list-filters.ts";
import { isNarrowed, type ListView } from "#lib/contract/documents/listing/list-view.ts";
import { countSearchedDocuments, countSenderDocuments } from "#lib/db/stores/document-counts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";
import { senderFilter } from "./sender-filter.ts";

/** Further nobody counts: it takes longer, and says no more. */
const MOST = 1000;
/** What is narrowed or searched for has fewer, and takes longer to find. */
const MOST_NARROWED = 100;

/**
 * How many documents each list has, by its name; `isMore`: there are more than are counted. Lists are left out whose
 * number says nothing, and those of which a search for a common word would have to go through too many documents.
 */
type ListCounts = Partial<Record<ListFilter, { count: number; isMore: boolean }>>;

/** Lists whose number says nothing that one acts on. */
const UNCOUNTED: readonly ListFilter[] = ["declined", "expired", "revoked", "trash"];

/** Totals of the lists that one has, each narrowed and searched as the view is. */
export const countLists = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, view: ListView): Promise<ListCounts> => {
		const names = LIST_FILTERS.filter((name) => !UNCOUNTED.includes(name));
		const filters = names.map((filter) => senderFilter(context, { ...view, filter, sort: "recent" }));
		const most = isNarrowed(view) || view.search !== "" ? MOST_NARROWED : MOST;
		const countEach = view.search === "" ? countSenderDocuments : countSearchedDocuments;
		const counts = await countEach(listScope(context), filters, most + 1);
		return Object.fromEntries(
			names.flatMap((name, index) => {
				const count = counts[index] ?? null;
				return count === null ? [] : [[name, { count: Math.min(count, most), isMore: count > most }]];
			}),
		);
	},
);
