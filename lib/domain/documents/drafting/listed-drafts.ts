import { findListedDrafts } from "#lib/db/stores/drafts/drafts.ts";
import { copiesOf } from "#lib/draft/copies.ts";
import type { DraftDocument } from "#lib/draft/draft-state.ts";
import { draftSlots, groupNamesOf } from "./draft-slots.ts";

/** What lists show of a draft that only its state knows. */
type ListedDraft = {
	document: DraftDocument;
	slots: ReturnType<typeof draftSlots>;
	/** Addresses. */
	copies: string[];
};

/** The drafts among the rows of a page of a list, by their ids; nothing is asked for a page without one. */
export async function listedDrafts(
	accountId: string,
	rows: readonly { id: string; status: string }[],
): Promise<ReadonlyMap<string, ListedDraft>> {
	const found = await findListedDrafts(rows.flatMap(({ id, status }) => (status === "Draft" ? [id] : [])));
	const groupNames = await groupNamesOf(
		accountId,
		[...found.values()].map(({ recipients }) => recipients),
	);
	return new Map(
		[...found].map(([id, { document, recipients }]) => {
			const copies = copiesOf(recipients).flatMap(({ email }) => email || []);
			return [id, { document, slots: draftSlots(recipients, groupNames), copies }];
		}),
	);
}
