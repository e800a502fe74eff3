import type { ListView } from "#lib/contract/documents/list-view.ts";
import type { ScopedList, SenderDocumentRow } from "#lib/db/stores/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { asAsked, isWithin, listScope } from "#lib/policy/document-scope.ts";
import { senderFilter } from "./sender-filter.ts";

/**
 * A document in a list of somebody's.
 *
 * - `isReached`: it is theirs to look at and to act on; others are listed where they are asked to sign, and only to be signed
 */
export type ListedDocument = SenderDocumentRow & { isReached: boolean };

/** What a view lists: documents within reach, and what waits for the reader whoever sent it. */
export function listOf(context: GrantedContext, view: ListView): ScopedList {
	const filter = senderFilter(context, view);
	return { scope: listScope(filter.waitingFor === null ? context : asAsked(context)), filter };
}

/** Says of each row whether the reader reaches it. */
export function withReach(context: GrantedContext, rows: SenderDocumentRow[]): ListedDocument[] {
	const scope = listScope(context);
	return rows.map((row) => ({ ...row, isReached: isWithin(scope, row) }));
}
