import { isSameNumber } from "#lib/contract/documents/sending/is-same-number.ts";
import type { PhoneNumberWire } from "#lib/contract/documents/sending/phone-number.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftRecipient, DraftState, EnteredPerson } from "#lib/draft/draft-state.ts";
import { enteredPeople, isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { phoneWire } from "#lib/draft/to-send-wire.ts";

/** How a call names somebody whom a draft asks. */
export type NamedRecipient = {
	email: string | null;
	phone?: PhoneNumberWire;
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

/** Whether a call names anybody of a draft, by themselves or as one of several. */
export function isAnybodyNamed(state: DraftState, former: NamedRecipient): boolean {
	return findPlaced([...peopleOf(state), ...enteredOf(state)], former) !== undefined;
}

type Reached = Pick<PlacedRecipient, "email" | "phone" | "place">;

/** Whom a call names, of these. */
export function findPlaced<P extends Reached>(people: readonly P[], former: NamedRecipient): P | undefined {
	return people.find((one) => isMeant(one, former));
}

/** People by themselves; who signs of a group is the group's matter. */
export function peopleOf({ recipients }: DraftState): PlacedRecipient[] {
	return placesOf(recipients).flatMap(({ recipient, ...place }) =>
		isOneOfSeveral(recipient) ? [] : [{ ...recipient, ...place, email: recipient.email.trim() }],
	);
}

/** One of several who are entered in a draft, and where: they are reached by mail alone. */
export type PlacedPerson = EnteredPerson & Reached & { recipientId: string };

/** Everybody who is entered at a place of which any one signs. */
export function enteredOf({ recipients }: DraftState): PlacedPerson[] {
	return placesOf(recipients).flatMap(({ id: recipientId, recipient, place }) =>
		(enteredPeople(recipient) ?? []).map((one) => ({ ...one, email: one.email.trim(), phone: "", recipientId, place })),
	);
}

function placesOf(recipients: DraftState["recipients"]) {
	return actingIds(recipients).flatMap((id, position) => {
		const recipient = recipients[id];
		return recipient ? [{ id, recipient, place: recipient.wave ?? position + 1 }] : [];
	});
}

function isMeant({ email, phone, place }: Reached, former: NamedRecipient): boolean {
	if (former.order !== null && former.order !== place) return false;
	if (former.email) return email.toLowerCase() === former.email.toLowerCase();
	return isSameNumber(former.phone, phoneWire(phone));
}
