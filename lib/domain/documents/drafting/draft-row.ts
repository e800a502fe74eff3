import type { DraftRow } from "#lib/db/stores/drafts.ts";
import { searchText } from "#lib/domain/documents/sending/search-text.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";

/** What the lists know of a draft. */
export function draftRow({ document, recipients }: DraftState): DraftRow {
	const people = byOrder(recipients).flatMap((id) => recipients[id] ?? []);
	const { title, brandId } = document;
	const labels = [...document.labels];
	return {
		title,
		labels,
		brandId: brandId !== null && isUuid(brandId) ? brandId : null,
		searchText: searchText({ title, people: people.map((one) => ({ ...one, groupName: null })) }, labels),
	};
}

/** The same where a change is to be written; null when lists show nothing of it. */
export function changedRow(before: DraftState, after: DraftState): DraftRow | null {
	if (before.document === after.document && before.recipients === after.recipients) return null;
	const row = draftRow(after);
	return JSON.stringify(row) === JSON.stringify(draftRow(before)) ? null : row;
}
