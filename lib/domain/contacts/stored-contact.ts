import type { ContactRequest } from "#lib/contract/contacts/contact-wire.ts";
import type { StoredContact } from "#lib/db/stores/contacts/contacts.ts";
import { oneLine } from "#lib/domain/contact-groups/rules.ts";

/** An owner has no more. */
export const MAX_CONTACTS = 10_000;

/** A contact as it is stored: each text as one line. */
export function storedContact({ phoneNumber, ...contact }: ContactRequest, now: Date): StoredContact {
	return {
		name: oneLine(contact.name),
		email: contact.email,
		phoneCountryCode: phoneNumber?.countryCode ?? null,
		phoneNumber: phoneNumber?.number ?? null,
		jobTitle: oneLine(contact.jobTitle),
		companyName: oneLine(contact.companyName),
		modifiedAt: now,
	};
}
