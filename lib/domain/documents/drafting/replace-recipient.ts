import type { PhoneNumber } from "#lib/contract/documents/phone-number.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange, DraftOperation } from "#lib/draft/draft-step.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { deliveryModeFor } from "../changing/delivery-mode-for.ts";
import { isAddressFree } from "../changing/is-address-free.ts";
import { findPlaced, type NamedRecipient, type PlacedRecipient, peopleOf } from "./named-recipients.ts";

type Person = { name: string; email: string; phone: PhoneNumber | null };

/**
 * What puts another person in the place of a draft's recipient, with all fields.
 *
 * @returns null when nobody is reached there
 * @throws AppError ValidationError when the new person's address signs already
 */
export function replaceRecipient(state: DraftState, former: NamedRecipient, person: Person): DraftOperation[] | null {
	const people = peopleOf(state);
	const found = findPlaced(people, former);
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

/** Name and Email fields that show the former person show the new one. */
function renamed(
	id: string,
	{ recipientId, type, value }: DraftField,
	former: PlacedRecipient,
	person: Person,
): DraftChange[] {
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
