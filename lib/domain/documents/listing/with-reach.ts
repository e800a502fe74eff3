import type { SenderDocumentRow } from "#lib/db/stores/documents/sender-documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isWithin, listScope } from "#lib/policy/document-scope.ts";

/**
 * A document in a list of somebody's.
 *
 * - `isReached`: it is theirs to look at and to act on; others are listed where they are asked to sign, and only to be signed
 */
export type ListedDocument = SenderDocumentRow & { isReached: boolean };

/** Says of each row whether the reader reaches it. */
export function withReach(context: GrantedContext, rows: SenderDocumentRow[]): ListedDocument[] {
	const scope = listScope(context);
	return rows.map((row) => ({ ...row, isReached: isWithin(scope, row) }));
}
