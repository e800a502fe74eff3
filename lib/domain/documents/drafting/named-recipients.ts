import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { phoneWire } from "#lib/draft/to-send-wire.ts";

/** How a call names somebody whom a draft asks. */
export type NamedRecipient = {
	email: string | null;
	phone: { countryCode: string; number: string } | null;
	/** null: the first who is found. */
	order: number | null;
};

/** Somebody a draft asks, and when: their wave, or their place in the list. */
export type PlacedRecipient = DraftRecipient & { id: string; place: number };

/**
 * The key of a draft's recipient whom a call names by address or number.
 *
 * @returns null when nobody is reached there
 */
export function findNamedRecipient(state: DraftState, former: NamedRecipient): string | null {
	return findPlaced(peopleOf(state), former)?.id ?? null;
}

/** Whom a call names, of these. */
export function findPlaced(people: readonly PlacedRecipient[], former: NamedRecipient): PlacedRecipient | undefined {
	return people.find((one) => isMeant(one, former));
}

/** People by themselves; who signs of a group is the group's matter. */
export function peopleOf({ recipients }: DraftState): PlacedRecipient[] {
	return byOrder(recipients).flatMap((id, position) => {
		const recipient = recipients[id];
		return recipient && !isOneOfSeveral(recipient)
			? [
					{
						...recipient,
						id,
						email: recipient.email.trim(),
						place: recipient.wave ?? position + 1,
					},
				]
			: [];
	});
}

function isMeant({ email, phone, place }: PlacedRecipient, former: NamedRecipient): boolean {
	if (former.order !== null && former.order !== place) return false;
	if (former.email) return email.toLowerCase() === former.email.toLowerCase();
	const number = phoneWire(phone);
	return number?.countryCode === former.phone?.countryCode && number?.number === former.phone?.number;
}
