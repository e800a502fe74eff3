import type { Tx } from "#lib/db/client.ts";
import { findContactGroups } from "#lib/db/stores/contact-groups.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { phoneWire } from "#lib/draft/to-send-wire.ts";
import { UNTOUCHED_SIGNER } from "../untouched-signer.ts";

type Recipients = DraftState["recipients"];

/**
 * The people of a draft in their order, as signers of whom nobody was asked. A group fills one slot under its name,
 * and has no members yet: those are chosen when the draft is sent.
 *
 * @param groupNames of the contact groups, by their ids in lower case
 */
export function draftSlots(recipients: Recipients, groupNames: ReadonlyMap<string, string>) {
	return byOrder(recipients).flatMap((id, position) => {
		const recipient = recipients[id];
		if (!recipient) return [];
		const { order: _order, hue: _hue, wave, phone, groupId, recipientNotifications, ...same } = recipient;
		const number = phoneWire(phone);
		const groupName = groupId === null ? null : (groupNames.get(groupId.toLowerCase()) ?? "");
		return {
			...UNTOUCHED_SIGNER,
			...same,
			settings: { recipientNotifications, isReassigned: false },
			...{ id, position, groupId, groupName },
			...(groupName === null ? {} : { name: groupName, email: "" }),
			order: wave ?? position + 1,
			phoneCountryCode: number?.countryCode ?? null,
			phoneNumber: number?.number ?? null,
			groupKey: groupId === null ? null : id,
		};
	});
}

/** What the contact groups of drafts are called; those that are gone have no name. */
export async function groupNamesOf(
	accountId: string,
	drafts: Recipients[],
	tx?: Tx,
): Promise<ReadonlyMap<string, string>> {
	const all = drafts.flatMap((recipients) => Object.values(recipients));
	const ids = all.flatMap(({ groupId }) => (groupId && isUuid(groupId) ? [groupId] : []));
	const groups = await findContactGroups({ accountId }, [...new Set(ids)], tx);
	return new Map(groups.map(({ id, groupName }) => [id, groupName]));
}
