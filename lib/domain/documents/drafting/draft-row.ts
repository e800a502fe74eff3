import type { Tx } from "#lib/db/client.ts";
import type { DraftRow } from "#lib/db/stores/drafts/draft-writes.ts";
import { searchText } from "#lib/domain/documents/sending/search-text.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { groupNamesOf } from "./draft-slots.ts";

/**
 * What the lists know of a draft.
 *
 * @param groupNames of its contact groups, by their ids in lower case
 */
export function draftRow({ document, recipients }: DraftState, groupNames: ReadonlyMap<string, string>): DraftRow {
	const people = actingIds(recipients).flatMap((id) => recipients[id] ?? []);
	const { title, brandId } = document;
	const labels = [...document.labels];
	return {
		title,
		labels,
		brandId: brandId !== null && isUuid(brandId) ? brandId : null,
		searchText: searchText({ title, people: people.flatMap((one) => searchedPeople(one, groupNames)) }, labels),
	};
}

/** A group is found by its name: its people are chosen when the draft is sent. */
function searchedPeople(
	{ name, email, groupId, people }: DraftRecipient,
	groupNames: ReadonlyMap<string, string>,
): { name: string; email: string; groupName: string | null }[] {
	if (groupId !== null) {
		return [{ name: "", email: "", groupName: groupNames.get(groupId.toLowerCase()) ?? null }];
	}
	if (people !== null) return people.map((one) => ({ ...one, groupName: name.trim() || null }));
	return [{ name, email, groupName: null }];
}

/** The same where a change is to be written; null when lists show nothing of it. */
export async function changedRow(
	tx: Tx,
	accountId: string,
	before: DraftState,
	after: DraftState,
): Promise<DraftRow | null> {
	if (before.document === after.document && before.recipients === after.recipients) return null;
	const groupNames = await groupNamesOf(accountId, [before.recipients, after.recipients], tx);
	const row = draftRow(after, groupNames);
	return JSON.stringify(row) === JSON.stringify(draftRow(before, groupNames)) ? null : row;
}
