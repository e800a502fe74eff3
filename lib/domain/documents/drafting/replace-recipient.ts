import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import type { PhoneNumber } from "#lib/contract/documents/sending/phone-number.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange, DraftOperation } from "#lib/draft/draft-step.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { hostOf } from "#lib/draft/host-of.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { deliveryModeFor } from "../changing/delivery-mode-for.ts";
import { isAddressFree } from "../changing/is-address-free.ts";
import {
	enteredOf,
	findPlaced,
	type NamedRecipient,
	type PlacedPerson,
	type PlacedRecipient,
	peopleOf,
} from "./named-recipients.ts";

type Person = { name: string; email: string; phone: PhoneNumber | null };

/**
 * What puts another person in the place of a draft's recipient, with all fields, or of one of several entered there.
 *
 * @returns null when nobody is reached there
 * @throws AppError ValidationError when the new person's address signs already, or takes no code that is asked for
 */
export function replaceRecipient(state: DraftState, former: NamedRecipient, person: Person): DraftOperation[] | null {
	const [people, entered] = [peopleOf(state), enteredOf(state)];
	const found = findPlaced(people, former);
	const member = found ? undefined : findPlaced(entered, former);
	const place = (found ?? member)?.place;
	if (place === undefined) return null;
	const { name, email, phone } = person;
	const others = [...people, ...entered].filter((one) => one !== found && one !== member);
	const taken = others.map((one) => ({ email: one.email, order: one.place }));
	if (email !== "" && !isAddressFree(email, place, taken, state.document.enableSigningOrder)) {
		throw fieldRefusal("NewSignerEmail", said("signsAlready"));
	}
	if (!found) return member ? replaceEntered(state, member, person) : null;
	const method = found.authentication?.method;
	const hostEmail = hostOf(found);
	if (method === "EmailOTP" && !hasOwnAddress({ email, hostEmail })) {
		throw fieldRefusal("NewSignerEmail", said("proofNeedsAddress"));
	}
	if (method === "SMSOTP" && !phone) throw fieldRefusal("PhoneNumber", said("proofNeedsNumber"));
	const set = {
		name,
		email,
		phone: phone ? `${phone.countryCode} ${phone.number}` : "",
		deliveryMode: deliveryModeFor(found.deliveryMode, { email: email || (hostEmail ?? ""), phone }),
	};
	const changes: DraftChange[] = [
		{ kind: "patch", in: "recipients", id: found.id, set },
		...Object.entries(state.fields).flatMap(([id, field]) => renamed(id, field, found, person)),
	];
	return groundStep(changes, state);
}

/** The others of the list stay as they are. @throws AppError ValidationError without an address: no other way leads there */
function replaceEntered(state: DraftState, { recipientId, id }: PlacedPerson, { name, email }: Person) {
	if (email === "") throw fieldError("NewSignerEmail", "A group member needs an email address.");
	const list = state.recipients[recipientId]?.people ?? [];
	const people = list.map((one) => (one.id === id ? { id, name, email } : one));
	return groundStep([{ kind: "patch", in: "recipients", id: recipientId, set: { people } }], state);
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
