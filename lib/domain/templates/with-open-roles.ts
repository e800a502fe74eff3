import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";

/**
 * A template’s state as senders get it. Roles of contact groups that were deleted are open, and the sender says who
 * takes an open role even where the template doesn’t let senders change it: otherwise it could never be sent.
 */
export async function withOpenRoles(accountId: string, state: DraftState): Promise<DraftState> {
	const ids = Object.values(state.recipients).flatMap(({ groupId }) => groupId?.toLowerCase() ?? []);
	const groups = ids.length === 0 ? [] : await findContactGroups({ accountId }, ids.filter(isUuid));
	const isKnown = (groupId: string) => groups.some(({ id }) => id === groupId.toLowerCase());
	const recipients = Object.entries(state.recipients).map(([id, one]): [string, DraftRecipient] => {
		if (one.groupId === null ? one.email !== "" : isKnown(one.groupId)) return [id, one];
		const { mayChange: _lock, ...open } = one;
		return [id, { ...open, groupId: null }];
	});
	return { ...state, recipients: Object.fromEntries(recipients) };
}
