import type { PhoneNumber } from "#lib/contract/documents/phone-number.ts";
import type { DraftField, DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange, DraftOperation } from "#lib/draft/draft-step.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { phoneWire } from "#lib/draft/to-send-wire.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { deliveryModeFor } from "../changing/delivery-mode-for.ts";
import { isAddressFree } from "../changing/is-address-free.ts";

type Former = {
	email: string | null;
	phone: { countryCode: string; number: string } | null;
	/** null: the first who is found. */
	order: number | null;
};

type Person = { name: string; email: string; phone: PhoneNumber | null };
type Placed = DraftRecipient & { id: string; place: number };

/**
 * What puts another person in the place of a draft's recipient, with all fields.
 *
 * @returns null when nobody is reached there
 * @throws AppError ValidationError when the new person's address signs already
 */
export function replaceRecipient(state: DraftState, former: Former, person: Person): DraftOperation[] | null {
	const people = peopleOf(state);
	const found = people.find((one) => isMeant(one, former));
	if (!found) return null;
	const others = people.filter((one) => one !== found).map(({ email, place: order }) => ({ email, order }));
	const { name, email, phone } = person;
	if (email !== "" && !isAddressFree(email, found.place, others, state.document.enableSigningOrder)) {
		throw fieldError("NewSignerEmail", `${email} already signs this document.`);
	}
	const set = {
		name,
		email,
		phone: phone ? `${phone.countryCode} ${phone.number}` : "",
		deliveryMode: deliveryModeFor(found.deliveryMode, person),
	};
	const changes: DraftChange[] = [
		{ kind: "patch", in: "recipients", id: found.id, set },
		...Object.entries(state.fields).flatMap(([id, field]) => renamed(id, field, found, person)),
	];
	return groundStep(changes, state);
}

/** People by themselves; who signs of a group is the group's matter. */
function peopleOf({ recipients }: DraftState): Placed[] {
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

function isMeant({ email, phone, place }: Placed, former: Former): boolean {
	if (former.order !== null && former.order !== place) return false;
	if (former.email) return email.toLowerCase() === former.email.toLowerCase();
	const number = phoneWire(phone);
	return number?.countryCode === former.phone?.countryCode && number?.number === former.phone?.number;
}

/** Name and Email fields that show the former person show the new one. */
function renamed(id: string, { recipientId, type, value }: DraftField, former: Placed, person: Person): DraftChange[] {
	if (recipientId !== former.id || value === null) return [];
	const isName = type === "Name" && value === former.name;
	const isEmail = type === "Email" && value === former.email;
	if (!isName && !isEmail) return [];
	return [
		{
			kind: "patch",
			in: "fields",
			id,
			set: { value: isName ? person.name : person.email },
		},
	];
}
