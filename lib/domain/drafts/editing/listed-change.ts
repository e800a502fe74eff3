import type { Tx } from "#lib/db/client.ts";
import { isOfTemplate } from "#lib/db/stores/drafts/draft-subject.ts";
import type { DraftRow } from "#lib/db/stores/drafts/draft-writes.ts";
import { changedRow } from "#lib/domain/documents/drafting/draft-row.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { LockedDraft } from "./lock-draft.ts";

/**
 * What lists show of a draft after a change; null: the same as before. They show a sent document and a saved template
 * as they are until the correction is applied or the template is saved.
 */
export async function listedChange(
	tx: Tx,
	{ subject, draft, correction }: LockedDraft,
	after: DraftState,
): Promise<DraftRow | null> {
	if (correction || (isOfTemplate(subject) && subject.status !== "Draft")) return null;
	return changedRow(tx, subject.accountId, draft.state, after);
}
