import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";

/** A template’s state with roles of contact groups that were deleted open: a sender says who takes them. */
export async function withOpenRoles(accountId: string, state: DraftState): Promise<DraftState> {
	const ids = Object.values(state.recipients).flatMap(({ groupId }) => groupId?.toLowerCase() ?? []);
	if (ids.length === 0) return state;
	const groups = await findContactGroups({ accountId }, ids.filter(isUuid));
	const isKnown = (groupId: string) => groups.some(({ id }) => id === groupId.toLowerCase());
	const recipients = Object.entries(state.recipients).map(([id, one]): [string, DraftRecipient] => [
		id,
		one.groupId === null || isKnown(one.groupId) ? one : { ...one, groupId: null },
	]);
	return { ...state, recipients: Object.fromEntries(recipients) };
}
