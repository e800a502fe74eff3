import type { Tx } from "#lib/db/client.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { nameOfPeople } from "#lib/draft/entered-people.ts";
import { phoneWire } from "#lib/draft/to-send-wire.ts";
import { DEFAULT_TRIES, storedFrequency } from "../proof-rules.ts";
import { UNTOUCHED_SIGNER } from "../untouched-signer.ts";

type Recipients = DraftState["recipients"];

/**
 * The people of a draft in their order, as signers of whom nobody was asked. A group fills one slot under its name,
 * and has no members yet: those are chosen when the draft is sent.
 *
 * @param groupNames of the contact groups, by their ids in lower case
 */
export function draftSlots(recipients: Recipients, groupNames: ReadonlyMap<string, string>) {
	return actingIds(recipients).flatMap((id, position) => {
		const recipient = recipients[id];
		if (!recipient || recipient.type === "Copy") return [];
		const { type } = recipient;
		const { order: _order, hue: _hue, wave, phone, groupId, recipientNotifications, people, ...more } = recipient;
		const { authentication, hasAccessCode: _code, ...same } = more;
		const number = phoneWire(phone);
		const groupName = groupNameOf(recipient, groupNames);
		return {
			...UNTOUCHED_SIGNER,
			...same,
			type,
			settings: { recipientNotifications, isReassigned: false, identity: authentication?.identity ?? null },
			...{ id, position, groupId, groupName },
			authenticationType: authentication?.method ?? ("None" as const),
			authenticationFrequency: storedFrequency(authentication?.method ?? "None", authentication?.frequency ?? null),
			authenticationTries: authentication?.tries ?? DEFAULT_TRIES,
			accessCodeHash: null,
			...(groupName === null ? {} : { name: groupName, email: "" }),
			order: wave ?? position + 1,
			phoneCountryCode: number?.countryCode ?? null,
			phoneNumber: number?.number ?? null,
			groupKey: groupName === null ? null : id,
			/** Those whom the draft itself names. */
			entered: groupId === null ? (people ?? []) : [],
		};
	});
}

function groupNameOf(recipient: DraftRecipient, groupNames: ReadonlyMap<string, string>): string | null {
	const { groupId, people, name, locale } = recipient;
	if (groupId !== null) return groupNames.get(groupId.toLowerCase()) ?? "";
	return people && nameOfPeople(name, people, locale);
}

type DraftSlot = ReturnType<typeof draftSlots>[number];

/** Everybody whom a draft names by themselves: of a group nobody yet. */
export function draftSigners<S extends Pick<DraftSlot, "id" | "name" | "email" | "groupKey" | "entered">>(
	slots: readonly S[],
): S[] {
	return slots.flatMap((slot) =>
		slot.groupKey === null ? [slot] : slot.entered.map(({ id, name, email }) => ({ ...slot, id, name, email })),
	);
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
